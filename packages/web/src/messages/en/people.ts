export const people = {
  /** Instead of the name of somebody who has deleted their account. */
  somebody: 'a player',
  aboutPerson: (name: string) => `About ${name}`,
  atTable: 'People at this table',
  block: 'Block',
  unblock: 'Unblock',
  blockMore:
    'You do not see what blocked people write, and they cannot sit down at your tables. They are not told.',
  isBlocked: (name: string) => `You have blocked ${name}.`,
  report: 'Report',
  whatHappened: 'What happened?',
  reportMore: 'The administrators of this server read it. The person is not told who reported them.',
  sendReport: 'Send the report',
  reported: 'Thank you. The administrators will read it.',
  meets: (names: string) => `You have blocked people at this table: ${names}. Sit down anyway?`,
  sitAnyway: 'Sit down anyway',
  blocked: 'Blocked people',
  unblockPerson: (name: string) => `Unblock ${name}`,
}
