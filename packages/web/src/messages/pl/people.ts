import type { PeopleWords } from '../messages.ts'

export const people: PeopleWords = {
  somebody: 'gracz',
  aboutPerson: (name) => `O graczu: ${name}`,
  atTable: 'Osoby przy tym stole',
  block: 'Zablokuj',
  unblock: 'Odblokuj',
  blockMore:
    'Nie widzisz, co piszą zablokowane osoby, a one nie mogą usiąść przy twoich stołach. Nie dowiedzą się o tym.',
  isBlocked: (name) => `Zablokowano: ${name}.`,
  report: 'Zgłoś',
  whatHappened: 'Co się stało?',
  reportMore: 'Przeczytają to administratorzy tego serwera. Zgłoszona osoba nie dowie się, kto ją zgłosił.',
  sendReport: 'Wyślij zgłoszenie',
  reported: 'Dziękujemy. Administratorzy to przeczytają.',
  meets: (names) => `Przy tym stole są osoby, które zablokowano: ${names}. Usiąść mimo to?`,
  sitAnyway: 'Usiądź mimo to',
  blocked: 'Zablokowane osoby',
  unblockPerson: (name) => `Odblokuj: ${name}`,
}
