import { counting } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('cs')
const cards = (n: number) => count(n, { one: 'karta', few: 'karty', other: 'karet' })
/** In the fourth case: 'měl by 1 kartu'. */
const hasCards = (n: number) => count(n, { one: 'kartu', few: 'karty', other: 'karet' })
const points = (n: number) => count(n, { one: 'bod vlivu', few: 'body vlivu', other: 'bodů vlivu' })

export const cs: Messages = {
  achievements: (own, other) => `Ovládnuté karty: měli byste ${own} místo ${other}.`,
  claimable: (own, other) => `Epochy k ovládnutí: dosáhli byste na ${own} místo ${other}.`,
  points: (own, other) => `Vliv: ${points(own)} místo ${other}.`,
  hand: (own, other) => `Ruka: ${cards(own)} místo ${other}.`,
  colours: (own, other) =>
    `Herní oblast: ${count(own, { one: 'barva', few: 'barvy', other: 'barev' })} místo ${other}.`,
  highest: (own, other) => `Herní oblast: nejvyšší aktivní karta by měla hodnotu ${own} místo ${other}.`,
  icons: (own, other) => `Zdroje: vidět by jich bylo ${own} místo ${other}.`,
  leading: (own, other) =>
    `Zdroje: víc než všichni soupeři byste jich měli u ${count(own, { one: 'druhu', few: 'druhů', other: 'druhů' })} místo u ${other}.`,
  demands: (own, other) => `Příkazy: vaše aktivní karty by jich mohly dát ${own} místo ${other}.`,
  threats: (own, other) => `Příkazy: soupeři by vám jich mohli dát ${own} místo ${other}.`,
  splays: (own, other) =>
    `Roztažení: ${count(own, { one: 'roztažená barva', few: 'roztažené barvy', other: 'roztažených barev' })} místo ${other}.`,
  drawAge: (own, other) => `Balíčky: brali byste z epochy ${own} místo z epochy ${other}.`,
  rivalAchievements: (own, other) =>
    `Soupeři: nejsilnější by měl ${count(own, { one: 'ovládnutou kartu', few: 'ovládnuté karty', other: 'ovládnutých karet' })} místo ${other}.`,
  rivalPoints: (own, other) => `Soupeři: nejsilnější by měl ${points(own)} místo ${other}.`,
  rivalHand: (own, other) => `Soupeři: nejsilnější by měl v ruce ${hasCards(own)} místo ${other}.`,
  rivalIcons: (own, other) =>
    `Soupeři: nejsilnější by ukazoval ${count(own, { one: 'zdroj', few: 'zdroje', other: 'zdrojů' })} místo ${other}.`,
  wins: { for: 'Tím hru vyhrajete.', against: 'Druhou možností byste hru vyhráli.' },
  loses: { for: 'Druhou možností byste hru prohráli.', against: 'Tím hru prohrajete.' },
  general: {
    time: { for: 'Čas: přichází to v dobrou chvíli.', against: 'Čas: přichází to v nevhodnou chvíli.' },
    achievements: {
      for: 'Ovládnuté karty: k další byste měli blíž.',
      against: 'Ovládnuté karty: k další byste měli dál.',
    },
    points: { for: 'Vliv: byli byste na tom lépe.', against: 'Vliv: byli byste na tom hůře.' },
    hand: { for: 'Ruka: lepší karty k vyložení.', against: 'Ruka: horší karty k vyložení.' },
    board: {
      for: 'Herní oblast: aktivní karty by vám byly užitečnější.',
      against: 'Herní oblast: aktivní karty by vám byly méně užitečné.',
    },
    icons: {
      for: 'Zdroje: měli byste víc těch, na kterých záleží.',
      against: 'Zdroje: měli byste méně těch, na kterých záleží.',
    },
    demands: {
      for: 'Příkazy: dopadly by pro vás lépe.',
      against: 'Příkazy: dopadly by pro vás hůře.',
    },
    splays: { for: 'Roztažení: ukazovalo by vám víc.', against: 'Roztažení: ukazovalo by vám méně.' },
    supply: {
      for: 'Balíčky: co v nich zbývá, se vám hodí víc.',
      against: 'Balíčky: co v nich zbývá, se vám hodí méně.',
    },
    rivals: { for: 'Soupeři: získali by tím méně.', against: 'Soupeři: získali by tím víc.' },
    end: {
      for: 'Konec: hra by spíš skončila ve váš prospěch.',
      against: 'Konec: hra by spíš skončila ve váš neprospěch.',
    },
  },
}
