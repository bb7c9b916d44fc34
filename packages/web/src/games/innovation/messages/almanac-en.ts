/** What the almanac says of Innovation. */
export const almanac = {
  age: 'Age',
  dogma: 'Effects go by',
  effects: 'Effects',
  effectKinds: { demand: 'demand', shared: 'shared' },
  kinds: {
    red: 'Red',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
  },
}

export type AlmanacWords = typeof almanac
