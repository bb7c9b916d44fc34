import type { Messages } from './messages.ts'

/** Numbers that begin with a vowel: egy, öt, ötven … */
const article = (n: number): string => (/^(1|5\d{0,2})$/.test(`${n}`) ? 'az' : 'a')
/** '3 az 1 helyett' */
const instead = (own: string, other: number): string => `${own} ${article(other)} ${other} helyett`
const inAge = (age: string): string => (age === 'I' ? 'az I. kor' : `a ${age}. kor`)

export const hu: Messages = {
  shields: (own, other, left, right) =>
    `Pajzsok: ${instead(`${own}`, other)}; a szomszédoknak ${left} és ${right} van.`,
  conflicts: (how, age) =>
    `A mostani pajzsokkal ${inAge(age)} háborúiban ${
      {
        'both-won': 'mindkét szomszédodat legyőznéd',
        'both-lost': 'mindkét szomszédodtól kikapnál',
        'won-and-lost': 'egyszer győznél, egyszer veszítenél',
        'one-won': 'egyszer győznél',
        'one-lost': 'egyszer veszítenél',
        level: 'se nem győznél, se nem veszítenél',
      }[how]
    }.`,
  conflictPoints: (own, other, age) => `Háborúk, ${age}. kor: ${instead(`${own} pont`, other)}.`,
  goods: (own, other) => `Termelés: a városod körönként ennyit adna: ${instead(`${own}`, other)}.`,
  kinds: (own, other) => `Termelés: különböző fajták száma ${instead(`${own}`, other)}.`,
  choices: (own, other) => `Termelés: források, amelyeknél választhatsz: ${instead(`${own}`, other)}.`,
  names: {
    wood: 'fa',
    stone: 'kő',
    clay: 'agyag',
    ore: 'érc',
    glass: 'üveg',
    cloth: 'szövet',
    papyrus: 'papirusz',
  },
  swapped: (own, other, ownBeside, otherBeside) =>
    `Termelés: ${own}, nem pedig ${other}; a szomszédok ezekből ${ownBeside} és ${otherBeside} egységet adnak.`,
  coins: (own, other) => `Pénz: ${instead(`${own} érme`, other)}.`,
  cheaper: {
    for: 'Kereskedelem: olcsóbban veszed az egyik szomszéd áruit.',
    against: 'Kereskedelem: nem vennéd olcsóbban az egyik szomszéd áruit.',
  },
  yellow: {
    for: 'Kereskedelem: eggyel több sárga kártya, amely később is szolgál.',
    against: 'Kereskedelem: eggyel kevesebb sárga kártya.',
  },
  science: (own, other, worth, otherWorth) =>
    `Tudomány: ${instead(`${own} jel`, other)}, eddig ${instead(`${worth} pont`, otherWorth)}.`,
  stages: (own, other) => `Csoda: ${instead(`${own} megépített szint`, other)}.`,
  guilds: (own, other) => `Céhek: eddig ${instead(`${own} pont`, other)}.`,
  blue: (own, other) => `Kék kártyák: ${instead(`${own} pont`, other)}.`,
  total: (own, other) => `Ha most véget érne a játék: ${instead(`${own} pont`, other)}.`,
  coinsBeside: {
    for: (n) => `Ellenfelek: a szomszédaidnak ${n} érmével kevesebb lenne.`,
    against: (n) => `Ellenfelek: a szomszédaidnak ${n} érmével több lenne.`,
  },
  general: {
    time: { for: 'Idő: most van itt az ideje.', against: 'Idő: most nincs itt az ideje.' },
    goods: {
      for: 'Termelés: éppen ezek hiányoznak neked, vagy a szomszédok nem árulják őket.',
      against: 'Termelés: ezekre kevésbé van szükséged, vagy a szomszédok is árulják őket.',
    },
    money: { for: 'Pénz: jobban állnál.', against: 'Pénz: rosszabbul állnál.' },
    shields: {
      for: 'Pajzsok: jobban állnál a szomszédaiddal szemben.',
      against: 'Pajzsok: rosszabbul állnál a szomszédaiddal szemben.',
    },
    science: { for: 'Tudomány: tovább jutnál vele.', against: 'Tudomány: kevésbé jutnál előre benne.' },
    points: { for: 'Pontok: több lenne elérhető.', against: 'Pontok: kevesebb lenne elérhető.' },
    wonder: { for: 'Csoda: jobban haladna az építése.', against: 'Csoda: lassabban haladna az építése.' },
    guilds: { for: 'Céhek: többet hoznának neked.', against: 'Céhek: kevesebbet hoznának neked.' },
    hand: {
      for: 'A következő kártyák: többet tudnál belőlük használni vagy ingyen megépíteni.',
      against: 'A következő kártyák: kevesebbet tudnál belőlük használni vagy ingyen megépíteni.',
    },
    'passed-on': {
      for: 'A továbbadott kártyák kevésbé segítenék a következő játékost.',
      against: 'A továbbadott kártyák jobban segítenék a következő játékost.',
    },
    rivals: { for: 'Ellenfelek: kevesebbet nyernének vele.', against: 'Ellenfelek: többet nyernének vele.' },
    end: { for: 'A vége: a holtversenyt megnyernéd.', against: 'A vége: a holtversenyt elveszítenéd.' },
  },
}
