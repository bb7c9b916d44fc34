/** What the almanac says of Innovation. */
export const almanac = {
  age: 'Age',
  dogma: 'Effects go by',
  effects: 'Effects',
  effectKinds: { demand: 'demand', shared: 'shared' },
  icons: {
    castle: 'castle',
    leaf: 'leaf',
    lightbulb: 'lightbulb',
    crown: 'crown',
    factory: 'factory',
    clock: 'clock',
  },
  kinds: {
    red: 'Red',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Purple',
  },
}

export type AlmanacWords = typeof almanac
