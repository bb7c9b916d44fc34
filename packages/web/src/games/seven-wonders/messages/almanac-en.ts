/** What the almanac says of 7 Wonders. */
export const almanac = {
  age: 'Age',
  boards: 'Wonders',
  cost: 'Cost',
  noCost: 'none',
  coin: 'coin',
  chainFrom: 'Free after',
  chainTo: 'Makes free',
  starts: (good: string) => `The city starts with: ${good}`,
  kinds: {
    brown: 'Raw material',
    grey: 'Manufacture',
    yellow: 'Commerce',
    blue: 'Civic',
    green: 'Science',
    red: 'Military',
    purple: 'Guild',
    wonder: 'Wonder board',
  },
}

export type AlmanacWords = typeof almanac
