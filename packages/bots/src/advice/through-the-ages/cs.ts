import { counting } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('cs')
const cards = (n: number, kind: string, some: string) =>
  count(n, { one: `${kind} karta`, few: `${kind} karty`, other: `${some} karet` })

/** With a real minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const cs: Messages = {
  culture: (own, other) => `Kultura: ${own} místo ${other}.`,
  cultureRating: (own, other) => `Kultura: ${signed(own)} za tah místo ${signed(other)}.`,
  endBonus: (own, other) => `Kultura: za dnešního stavu na konci hry ${own} místo ${other}.`,
  science: (own, other) => `Věda: ${own} místo ${other}.`,
  scienceRating: (own, other) => `Věda: ${signed(own)} za tah místo ${signed(other)}.`,
  technologies: (own, other) => `Technologie: součet úrovní ${own} místo ${other}.`,
  food: (own, other) => `Jídlo: ${own} místo ${other}.`,
  foodGain: (own, other) => `Jídlo: ${signed(own)} za tah místo ${signed(other)}.`,
  missingFood: (own, other) => `Jídlo: při příští produkci by chybělo ${own} místo ${other}.`,
  resources: (own, other) => `Suroviny: ${own} místo ${other}.`,
  resourceIncome: (own, other) => `Suroviny: ${signed(own)} za tah místo ${signed(other)}.`,
  corruption: (own, other) => `Korupce: ztráta ${own} místo ${other}.`,
  population: (own, other) => `Človíci: ${own} místo ${other}.`,
  happiness: (own, other) => `Spokojenost: ${own} místo ${other}.`,
  discontent: (own, other) => `Človíci: nespokojených ${own} místo ${other}.`,
  colonies: (own, other) => `Kolonie: ${own} místo ${other}.`,
  civilTotal: (own, other) => `Civilní akce: ${own} za tah místo ${other}.`,
  militaryTotal: (own, other) => `Vojenské akce: ${own} za tah místo ${other}.`,
  civilLeft: (own, other) => `Civilní akce: zbývá ${own} místo ${other}.`,
  militaryLeft: (own, other) => `Vojenské akce: zbývá ${own} místo ${other}.`,
  civilHand: (own, other) => `Ruka: ${cards(own, 'civilní', 'civilních')} místo ${other}.`,
  militaryHand: (own, other) => `Ruka: ${cards(own, 'vojenská', 'vojenských')} místo ${other}.`,
  wonders: (own, other) => `Divy: dokončených ${own} místo ${other}.`,
  stages: (own, other) => `Div: postavených částí ${own} místo ${other}.`,
  rivalCulture: (own, other) => `Soupeři: nejlepší by měl kulturu ${own} místo ${other}.`,
  rivalCultureRating: (own, other) => `Soupeři: nejlepší by získával kulturu ${own} za tah místo ${other}.`,
  strength: (own, other, rival) => `Síla: ${own} místo ${other}; nejsilnější soupeř má ${rival}.`,
  uprising: {
    for: 'Človíci: žádné povstání, takže se produkuje všechno.',
    against: 'Človíci: povstání, a neprodukuje se nic.',
  },
  leader: { for: 'Osobnost: měli byste ji.', against: 'Osobnost: neměli byste žádnou.' },
  general: {
    time: { for: 'Čas: teď je na to pravá chvíle.', against: 'Čas: teď na to není pravá chvíle.' },
    culture: {
      for: 'Kultura: z toho, co máte, by jí přišlo víc.',
      against: 'Kultura: z toho, co máte, by jí přišlo méně.',
    },
    science: {
      for: 'Věda: lepší technologie by byly na dosah.',
      against: 'Věda: technologie by byly dál z dosahu.',
    },
    food: { for: 'Jídlo: lepší farmy.', against: 'Jídlo: horší farmy.' },
    resources: { for: 'Suroviny: lepší doly.', against: 'Suroviny: horší doly.' },
    workers: {
      for: 'Človíci: pracovali by na lepších místech.',
      against: 'Človíci: pracovali by na horších místech.',
    },
    strength: {
      for: 'Vojsko: lepší jednotky, taktika nebo vojenské karty.',
      against: 'Vojsko: horší jednotky, taktika nebo vojenské karty.',
    },
    actions: {
      for: 'Akce: lepší zřízení nebo právo.',
      against: 'Akce: horší zřízení nebo právo.',
    },
    hand: { for: 'Ruka: užitečnější karty.', against: 'Ruka: méně užitečné karty.' },
    wonders: {
      for: 'Divy a osobnosti: užitečnější.',
      against: 'Divy a osobnosti: méně užitečné.',
    },
    row: {
      for: 'Nabídka: vám zbudou lepší karty, nebo soupeřům horší.',
      against: 'Nabídka: vám zbudou horší karty, nebo soupeřům lepší.',
    },
    events: {
      for: 'Události: ty příští by se vám hodily víc.',
      against: 'Události: ty příští by se vám hodily méně.',
    },
    rivals: { for: 'Soupeři: získali by tím méně.', against: 'Soupeři: získali by tím víc.' },
    end: {
      for: 'Konec: hra by pro vás dopadla lépe.',
      against: 'Konec: hra by pro vás dopadla hůře.',
    },
  },
}
