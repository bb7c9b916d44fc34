import type { Messages } from './messages.ts'

/** Numbers that begin with a vowel: egy, öt, ötven … */
const article = (n: number): string => (/^(1|5\d{0,2})$/.test(`${n}`) ? 'az' : 'a')
/** '3 az 1 helyett' */
const instead = (own: string, other: number): string => `${own} ${article(other)} ${other} helyett`

export const hu: Messages = {
  achievements: (own, other) => `Vívmányok: ennyi lenne: ${instead(`${own}`, other)}.`,
  claimable: (own, other) => `Vívmányok: ennyit szerezhetnél meg: ${instead(`${own}`, other)}.`,
  points: (own, other) => `Pontkupac: ${instead(`${own} pont`, other)}.`,
  hand: (own, other) => `Kéz: ${instead(`${own} lap`, other)}.`,
  colours: (own, other) => `Tábla: ${instead(`${own} szín`, other)}.`,
  highest: (own, other) => `Tábla: a legmagasabb felső lap értéke ${instead(`${own}`, other)}.`,
  icons: (own, other) => `Jelek: ennyi látszana: ${instead(`${own}`, other)}.`,
  leading: (own, other) =>
    `Jelek: ennyi fajtából lenne több, mint bármelyik ellenfélnek: ${instead(`${own}`, other)}.`,
  demands: (own, other) => `Követelések: a felső lapjaid közül ${instead(`${own}`, other)} követelhetne.`,
  threats: (own, other) =>
    `Követelések: az ellenfelek felső lapjai közül ${instead(`${own}`, other)} követelhetne tőled.`,
  splays: (own, other) => `Terítés: ${instead(`${own} terített szín`, other)}.`,
  drawAge: (own, other) => `Húzópaklik: ebből a korból húznál: ${instead(`${own}.`, other)}.`,
  rivalAchievements: (own, other) =>
    `Ellenfelek: a legerősebbnek ${instead(`${own} vívmánya`, other)} lenne.`,
  rivalPoints: (own, other) => `Ellenfelek: a legerősebbnek ${instead(`${own} pontja`, other)} lenne.`,
  rivalHand: (own, other) => `Ellenfelek: a legerősebb kezében ${instead(`${own} lap`, other)} lenne.`,
  rivalIcons: (own, other) => `Ellenfelek: a legerősebbnél ${instead(`${own} jel`, other)} látszana.`,
  wins: { for: 'Ezzel megnyered a játékot.', against: 'A másik választás megnyerné a játékot.' },
  loses: { for: 'A másik választás elveszítené a játékot.', against: 'Ezzel elveszíted a játékot.' },
  general: {
    time: { for: 'Idő: jó pillanatban jön.', against: 'Idő: rossz pillanatban jön.' },
    achievements: {
      for: 'Vívmányok: közelebb lennél a következőhöz.',
      against: 'Vívmányok: távolabb lennél a következőtől.',
    },
    points: { for: 'Pontok: jobban állnál.', against: 'Pontok: rosszabbul állnál.' },
    hand: { for: 'Kéz: jobb lapokat játszhatnál ki.', against: 'Kéz: rosszabb lapokat játszhatnál ki.' },
    board: {
      for: 'Tábla: a felső lapjaid többet tennének érted.',
      against: 'Tábla: a felső lapjaid kevesebbet tennének érted.',
    },
    icons: {
      for: 'Jelek: több lenne azokból, amelyek számítanak.',
      against: 'Jelek: kevesebb lenne azokból, amelyek számítanak.',
    },
    demands: {
      for: 'Követelések: jobban járnál velük.',
      against: 'Követelések: rosszabbul járnál velük.',
    },
    splays: { for: 'Terítés: többet mutatna neked.', against: 'Terítés: kevesebbet mutatna neked.' },
    supply: {
      for: 'Húzópaklik: jobban megfelel neked, ami bennük maradt.',
      against: 'Húzópaklik: kevésbé felel meg neked, ami bennük maradt.',
    },
    rivals: { for: 'Ellenfelek: kevesebbet nyernének vele.', against: 'Ellenfelek: többet nyernének vele.' },
    end: {
      for: 'A vége: a játék inkább a te javadra érne véget.',
      against: 'A vége: a játék inkább a te károdra érne véget.',
    },
  },
}
