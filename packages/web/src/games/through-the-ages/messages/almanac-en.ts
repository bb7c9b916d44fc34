/** What the almanac says of Through the Ages. */
export const almanac = {
  age: 'Age',
  kinds: {
    farm: 'Farm',
    mine: 'Mine',
    lab: 'Lab',
    temple: 'Temple',
    library: 'Library',
    theater: 'Theater',
    arena: 'Arena',
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery',
    'air-force': 'Air force',
    law: 'Law',
    warfare: 'Warfare',
    exploration: 'Exploration',
    construction: 'Construction',
    government: 'Government',
    leader: 'Leader',
    wonder: 'Wonder',
    action: 'Action card',
    event: 'Event',
    territory: 'Territory',
    tactic: 'Tactic',
    aggression: 'Aggression',
    war: 'War',
    pact: 'Pact',
    bonus: 'Military bonus card',
  },
}

export type AlmanacWords = typeof almanac
