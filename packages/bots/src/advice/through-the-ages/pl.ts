import { counting } from '@ziggurat/texts'
import type { Forms } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('pl')
const counted = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })

/** With a real minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const pl: Messages = {
  culture: (own, other) => `Kultura: ${own} zamiast ${other}.`,
  cultureRating: (own, other) => `Kultura: ${signed(own)} na turę zamiast ${signed(other)}.`,
  endBonus: (own, other) => `Kultura: przy obecnym stanie na koniec gry ${own} zamiast ${other}.`,
  science: (own, other) => `Nauka: ${own} zamiast ${other}.`,
  scienceRating: (own, other) => `Nauka: ${signed(own)} na turę zamiast ${signed(other)}.`,
  technologies: (own, other) => `Technologie: suma poziomów ${own} zamiast ${other}.`,
  food: (own, other) => `Żywność: ${own} zamiast ${other}.`,
  foodGain: (own, other) => `Żywność: ${signed(own)} na turę zamiast ${signed(other)}.`,
  missingFood: (own, other) => `Żywność: w najbliższej produkcji zabraknie ${own} zamiast ${other}.`,
  resources: (own, other) => `Surowce: ${own} zamiast ${other}.`,
  resourceIncome: (own, other) => `Surowce: ${signed(own)} na turę zamiast ${signed(other)}.`,
  corruption: (own, other) => `Korupcja: strata ${own} zamiast ${other}.`,
  population: (own, other) =>
    `Ludność: ${count(own, counted('robotnik', 'robotników', 'robotników'))} zamiast ${other}.`,
  happiness: (own, other) => `Zadowolenie: ${own} zamiast ${other}.`,
  discontent: (own, other) => `Ludność: niezadowoleni robotnicy: ${own} zamiast ${other}.`,
  colonies: (own, other) => `Kolonie: ${own} zamiast ${other}.`,
  civilTotal: (own, other) => `Akcje cywilne: ${own} na turę zamiast ${other}.`,
  militaryTotal: (own, other) => `Akcje militarne: ${own} na turę zamiast ${other}.`,
  civilLeft: (own, other) => `Akcje cywilne: zostaje ${own} zamiast ${other}.`,
  militaryLeft: (own, other) => `Akcje militarne: zostaje ${own} zamiast ${other}.`,
  civilHand: (own, other) =>
    `Ręka: ${count(own, counted('karta cywilna', 'karty cywilne', 'kart cywilnych'))} zamiast ${other}.`,
  militaryHand: (own, other) =>
    `Ręka: ${count(own, counted('karta militarna', 'karty militarne', 'kart militarnych'))} zamiast ${other}.`,
  wonders: (own, other) => `Cuda: ukończone ${own} zamiast ${other}.`,
  stages: (own, other) => `Cud: zbudowane etapy: ${own} zamiast ${other}.`,
  rivalCulture: (own, other) => `Rywale: najlepszy będzie miał kulturę ${own} zamiast ${other}.`,
  rivalCultureRating: (own, other) => `Rywale: najlepszy zyska na turę ${own} kultury zamiast ${other}.`,
  strength: (own, other, rival) => `Siła: ${own} zamiast ${other}; najsilniejszy rywal ma ${rival}.`,
  uprising: {
    for: 'Ludność: bez powstania, więc wszystko produkuje.',
    against: 'Ludność: powstanie, i nic nie produkuje.',
  },
  leader: { for: 'Lider: będziesz go mieć.', against: 'Lider: nie będziesz go mieć.' },
  general: {
    time: { for: 'Czas: to dobry moment.', against: 'Czas: to nie jest dobry moment.' },
    culture: {
      for: 'Kultura: więcej przyjdzie z tego, co masz.',
      against: 'Kultura: mniej przyjdzie z tego, co masz.',
    },
    science: {
      for: 'Nauka: lepsze technologie w zasięgu.',
      against: 'Nauka: technologie dalej od zasięgu.',
    },
    food: { for: 'Żywność: lepsze farmy.', against: 'Żywność: gorsze farmy.' },
    resources: { for: 'Surowce: lepsze kopalnie.', against: 'Surowce: gorsze kopalnie.' },
    workers: {
      for: 'Ludność: robotnicy na lepszych miejscach.',
      against: 'Ludność: robotnicy na gorszych miejscach.',
    },
    strength: {
      for: 'Wojsko: lepsze jednostki, taktyka lub karty wojenne.',
      against: 'Wojsko: gorsze jednostki, taktyka lub karty wojenne.',
    },
    actions: {
      for: 'Akcje: lepszy ustrój lub prawo.',
      against: 'Akcje: gorszy ustrój lub prawo.',
    },
    hand: { for: 'Ręka: bardziej przydatne karty.', against: 'Ręka: mniej przydatne karty.' },
    wonders: {
      for: 'Cuda i liderzy: bardziej przydatni.',
      against: 'Cuda i liderzy: mniej przydatni.',
    },
    row: {
      for: 'Tor kart: dla ciebie zostaną lepsze karty albo dla rywali gorsze.',
      against: 'Tor kart: dla ciebie zostaną gorsze karty albo dla rywali lepsze.',
    },
    events: {
      for: 'Wydarzenia: następne będą ci bardziej odpowiadać.',
      against: 'Wydarzenia: następne będą ci mniej odpowiadać.',
    },
    rivals: { for: 'Rywale: mniej na tym zyskają.', against: 'Rywale: więcej na tym zyskają.' },
    end: {
      for: 'Koniec: gra skończy się dla ciebie lepiej.',
      against: 'Koniec: gra skończy się dla ciebie gorzej.',
    },
  },
}
