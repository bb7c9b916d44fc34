import { counting } from '@ziggurat/texts'
import type { Forms } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('pl')
const counted = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })
const points = (n: number) => count(n, counted('punkt', 'punkty', 'punktów'))
const coins = (n: number) => count(n, counted('moneta', 'monety', 'monet'))
/** In the fourth case: 'będą mieli o 1 monetę więcej'. */
const moreCoins = (n: number) => count(n, counted('monetę', 'monety', 'monet'))

export const pl: Messages = {
  shields: (own, other, left, right) => `Tarcze: ${own} zamiast ${other}; sąsiedzi mają ${left} i ${right}.`,
  conflicts: (how, age) =>
    `Przy obecnych tarczach w konfliktach ery ${age} ${
      {
        'both-won': 'dwa razy wygrasz',
        'both-lost': 'dwa razy przegrasz',
        'won-and-lost': 'raz wygrasz i raz przegrasz',
        'one-won': 'raz wygrasz',
        'one-lost': 'raz przegrasz',
        level: 'ani nie wygrasz, ani nie przegrasz',
      }[how]
    }.`,
  conflictPoints: (own, other, age) => `Konflikty ery ${age}: ${points(own)} zamiast ${other}.`,
  goods: (own, other) => `Produkcja: twoje miasto da co turę ${own} zamiast ${other}.`,
  kinds: (own, other) => `Produkcja: liczba różnych rodzajów ${own} zamiast ${other}.`,
  choices: (own, other) => `Produkcja: źródła, przy których wybierasz: ${own} zamiast ${other}.`,
  names: {
    wood: 'drewno',
    stone: 'kamień',
    clay: 'glina',
    ore: 'ruda',
    glass: 'szkło',
    cloth: 'tkanina',
    papyrus: 'papirus',
  },
  swapped: (own, other, ownBeside, otherBeside) =>
    `Produkcja: ${own}, a nie ${other}; sąsiedzi wytwarzają ich ${ownBeside} i ${otherBeside}.`,
  coins: (own, other) => `Pieniądze: ${coins(own)} zamiast ${other}.`,
  cheaper: {
    for: 'Handel: towary sąsiada będą dla ciebie tańsze.',
    against: 'Handel: towary sąsiada nie będą dla ciebie tańsze.',
  },
  yellow: {
    for: 'Handel: jedna żółta karta więcej, która przyda się i później.',
    against: 'Handel: jedna żółta karta mniej.',
  },
  science: (own, other, worth, otherWorth) =>
    `Nauka: ${count(own, counted('symbol', 'symbole', 'symboli'))} zamiast ${other}, ` +
    `na razie ${points(worth)} zamiast ${otherWorth}.`,
  stages: (own, other) =>
    `Cud: ${count(own, counted('zbudowany etap', 'zbudowane etapy', 'zbudowanych etapów'))} zamiast ${other}.`,
  guilds: (own, other) => `Gildie: na razie ${points(own)} zamiast ${other}.`,
  blue: (own, other) => `Niebieskie karty: ${points(own)} zamiast ${other}.`,
  total: (own, other) => `Gdyby gra kończyła się teraz: ${points(own)} zamiast ${other}.`,
  coinsBeside: {
    for: (n) => `Rywale: twoi sąsiedzi będą mieli o ${moreCoins(n)} mniej.`,
    against: (n) => `Rywale: twoi sąsiedzi będą mieli o ${moreCoins(n)} więcej.`,
  },
  general: {
    time: { for: 'Czas: to dobry moment.', against: 'Czas: to nie jest dobry moment.' },
    goods: {
      for: 'Produkcja: właśnie tego ci brakuje albo sąsiedzi tego nie sprzedają.',
      against: 'Produkcja: tego potrzebujesz mniej albo sprzedają to sąsiedzi.',
    },
    money: {
      for: 'Pieniądze: będziesz w lepszej sytuacji.',
      against: 'Pieniądze: będziesz w gorszej sytuacji.',
    },
    shields: {
      for: 'Tarcze: lepsza pozycja wobec sąsiadów.',
      against: 'Tarcze: gorsza pozycja wobec sąsiadów.',
    },
    science: { for: 'Nauka: zajdziesz w niej dalej.', against: 'Nauka: nie zajdziesz w niej tak daleko.' },
    points: { for: 'Punkty: więcej jest w zasięgu.', against: 'Punkty: mniej jest w zasięgu.' },
    wonder: { for: 'Cud: budowa pójdzie lepiej.', against: 'Cud: budowa pójdzie gorzej.' },
    guilds: { for: 'Gildie: dadzą ci więcej.', against: 'Gildie: dadzą ci mniej.' },
    hand: {
      for: 'Następne karty: więcej z nich wykorzystasz albo zbudujesz za darmo.',
      against: 'Następne karty: mniej z nich wykorzystasz albo zbudujesz za darmo.',
    },
    'passed-on': {
      for: 'Karty, które podasz dalej, mniej pomogą następnemu graczowi.',
      against: 'Karty, które podasz dalej, bardziej pomogą następnemu graczowi.',
    },
    rivals: { for: 'Rywale: mniej na tym zyskają.', against: 'Rywale: więcej na tym zyskają.' },
    end: { for: 'Koniec: wygrasz remis.', against: 'Koniec: przegrasz remis.' },
  },
}
