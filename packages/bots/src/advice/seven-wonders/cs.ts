import { counting } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('cs')
const points = (n: number) => count(n, { one: 'bod', few: 'body', other: 'bodů' })
const coins = (n: number) => count(n, { one: 'mince', few: 'mince', other: 'mincí' })
/** In the fourth case: 'měli by o 1 minci víc'. */
const moreCoins = (n: number) => count(n, { one: 'minci', few: 'mince', other: 'mincí' })
const symbols = (n: number) => count(n, { one: 'symbol', few: 'symboly', other: 'symbolů' })

export const cs: Messages = {
  shields: (own, other, left, right) => `Štíty: ${own} místo ${other}; sousedé mají ${left} a ${right}.`,
  conflicts: (how, age) =>
    `Podle dnešních štítů byste ve střetech věku ${age} ${
      {
        'both-won': 'dvakrát zvítězili',
        'both-lost': 'dvakrát prohráli',
        'won-and-lost': 'jednou zvítězili a jednou prohráli',
        'one-won': 'jednou zvítězili',
        'one-lost': 'jednou prohráli',
        level: 'ani nezvítězili, ani neprohráli',
      }[how]
    }.`,
  conflictPoints: (own, other, age) => `Střety věku ${age}: ${points(own)} místo ${other}.`,
  goods: (own, other) => `Suroviny: vaše město by jich každý tah vyrábělo ${own} místo ${other}.`,
  kinds: (own, other) => `Suroviny: počet různých druhů ${own} místo ${other}.`,
  choices: (own, other) => `Suroviny: zdrojů, u kterých si druh volíte, ${own} místo ${other}.`,
  names: {
    wood: 'dřevo',
    stone: 'kámen',
    clay: 'jíl',
    ore: 'ruda',
    glass: 'sklo',
    cloth: 'látka',
    papyrus: 'papyrus',
  },
  swapped: (own, other, ownBeside, otherBeside) =>
    `Suroviny: ${own} místo: ${other}; sousedé jich vyrábějí ${ownBeside} a ${otherBeside}.`,
  coins: (own, other) => `Peníze: ${coins(own)} místo ${other}.`,
  cheaper: {
    for: 'Obchod: suroviny od souseda vám zlevní.',
    against: 'Obchod: suroviny od souseda by vám nezlevnily.',
  },
  yellow: {
    for: 'Obchod: o žlutou kartu víc, a ta poslouží i později.',
    against: 'Obchod: o žlutou kartu méně.',
  },
  science: (own, other, worth, otherWorth) =>
    `Věda: ${symbols(own)} místo ${other}, zatím za ${worth} místo ${otherWorth} b.`,
  stages: (own, other) =>
    `Div: ${count(own, { one: 'postavená část', few: 'postavené části', other: 'postavených částí' })} místo ${other}.`,
  guilds: (own, other) => `Cechy: zatím ${points(own)} místo ${other}.`,
  blue: (own, other) => `Modré karty: ${points(own)} místo ${other}.`,
  total: (own, other) => `Kdyby hra skončila teď: ${points(own)} místo ${other}.`,
  coinsBeside: {
    for: (n) => `Soupeři: vaši sousedé by měli o ${moreCoins(n)} méně.`,
    against: (n) => `Soupeři: vaši sousedé by měli o ${moreCoins(n)} víc.`,
  },
  general: {
    time: { for: 'Čas: teď je na to pravá chvíle.', against: 'Čas: teď na to není pravá chvíle.' },
    goods: {
      for: 'Suroviny: právě tyto vám chybějí, nebo je sousedé neprodávají.',
      against: 'Suroviny: tyto potřebujete méně, nebo je prodávají sousedé.',
    },
    money: { for: 'Peníze: byli byste na tom lépe.', against: 'Peníze: byli byste na tom hůře.' },
    shields: {
      for: 'Štíty: proti sousedům byste na tom byli lépe.',
      against: 'Štíty: proti sousedům byste na tom byli hůře.',
    },
    science: {
      for: 'Věda: dostali byste se v ní dál.',
      against: 'Věda: nedostali byste se v ní tak daleko.',
    },
    points: { for: 'Body: dosáhli byste na víc.', against: 'Body: dosáhli byste na méně.' },
    wonder: {
      for: 'Div: jeho stavba by postupovala lépe.',
      against: 'Div: jeho stavba by postupovala hůře.',
    },
    guilds: { for: 'Cechy: přinesly by vám víc.', against: 'Cechy: přinesly by vám méně.' },
    hand: {
      for: 'Příští karty: využili byste jich víc, nebo víc jich postavili zdarma.',
      against: 'Příští karty: využili byste jich méně, nebo méně jich postavili zdarma.',
    },
    'passed-on': {
      for: 'Karty, které pošlete dál, by dalšímu hráči pomohly méně.',
      against: 'Karty, které pošlete dál, by dalšímu hráči pomohly víc.',
    },
    rivals: { for: 'Soupeři: získali by tím méně.', against: 'Soupeři: získali by tím víc.' },
    end: { for: 'Konec: shodu byste vyhráli.', against: 'Konec: shodu byste prohráli.' },
  },
}
