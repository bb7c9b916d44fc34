import type { Messages } from './messages.ts'

/** Numbers that begin with a vowel: egy, öt, ötven … */
const article = (n: number): string => (/^\+?(1|5\d{0,2})$/.test(`${n}`) ? 'az' : 'a')
/** '3 az 1 helyett' */
const instead = (own: string, other: number, text = `${other}`): string =>
  `${own} ${article(other)} ${text} helyett`
/** With a real minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
/** '+3 a +1 helyett': plusz, mínusz */
const rates = (own: number, other: number): string => `${signed(own)} a ${signed(other)} helyett`

export const hu: Messages = {
  culture: (own, other) => `Kultúra: ${instead(`${own}`, other)}.`,
  cultureRating: (own, other) => `Kultúra: fordulónként ${rates(own, other)}.`,
  endBonus: (own, other) => `Kultúra: a mostani állás szerint a játék végén ${instead(`${own}`, other)}.`,
  science: (own, other) => `Tudomány: ${instead(`${own}`, other)}.`,
  scienceRating: (own, other) => `Tudomány: fordulónként ${rates(own, other)}.`,
  technologies: (own, other) => `Technológiák: a szintjeik összege ${instead(`${own}`, other)}.`,
  food: (own, other) => `Élelmiszer: ${instead(`${own}`, other)}.`,
  foodGain: (own, other) => `Élelmiszer: fordulónként ${rates(own, other)}.`,
  missingFood: (own, other) =>
    `Élelmiszer: a következő termeléskor ennyi hiányozna: ${instead(`${own}`, other)}.`,
  resources: (own, other) => `Erőforrás: ${instead(`${own}`, other)}.`,
  resourceIncome: (own, other) => `Erőforrás: fordulónként ${rates(own, other)}.`,
  corruption: (own, other) => `Korrupció: a veszteség ${instead(`${own}`, other)}.`,
  population: (own, other) => `Munkások: ${instead(`${own}`, other)}.`,
  happiness: (own, other) => `Boldogság: ${instead(`${own}`, other)}.`,
  discontent: (own, other) => `Munkások: ${instead(`${own} elégedetlen`, other)}.`,
  colonies: (own, other) => `Gyarmatok: ${instead(`${own}`, other)}.`,
  civilTotal: (own, other) => `Polgári akciók: fordulónként ${instead(`${own}`, other)}.`,
  militaryTotal: (own, other) => `Katonai akciók: fordulónként ${instead(`${own}`, other)}.`,
  civilLeft: (own, other) => `Polgári akciók: ennyi marad: ${instead(`${own}`, other)}.`,
  militaryLeft: (own, other) => `Katonai akciók: ennyi marad: ${instead(`${own}`, other)}.`,
  civilHand: (own, other) => `Kéz: ${instead(`${own} polgári lap`, other)}.`,
  militaryHand: (own, other) => `Kéz: ${instead(`${own} katonai lap`, other)}.`,
  wonders: (own, other) => `Csodák: ${instead(`${own} elkészült`, other)}.`,
  stages: (own, other) => `Csoda: ${instead(`${own} megépített szint`, other)}.`,
  rivalCulture: (own, other) => `Riválisok: a legjobb kultúrája ${instead(`${own}`, other)} lenne.`,
  rivalCultureRating: (own, other) =>
    `Riválisok: a legjobb kultúrája fordulónként ennyivel nőne: ${instead(`${own}`, other)}.`,
  strength: (own, other, rival) => `Erő: ${instead(`${own}`, other)}; a legerősebb rivális ereje ${rival}.`,
  uprising: {
    for: 'Munkások: nincs felkelés, tehát minden termel.',
    against: 'Munkások: felkelés, és semmi sem termel.',
  },
  leader: { for: 'Vezető: lenne vezetőd.', against: 'Vezető: nem lenne vezetőd.' },
  general: {
    time: { for: 'Idő: most van itt az ideje.', against: 'Idő: most nincs itt az ideje.' },
    culture: {
      for: 'Kultúra: több jönne abból, amid van.',
      against: 'Kultúra: kevesebb jönne abból, amid van.',
    },
    science: {
      for: 'Tudomány: jobb technológiák lennének elérhetők.',
      against: 'Tudomány: a technológiák távolabb kerülnének.',
    },
    food: { for: 'Élelmiszer: jobb farmok.', against: 'Élelmiszer: rosszabb farmok.' },
    resources: { for: 'Erőforrás: jobb bányák.', against: 'Erőforrás: rosszabb bányák.' },
    workers: {
      for: 'Munkások: jobb helyen dolgoznának.',
      against: 'Munkások: rosszabb helyen dolgoznának.',
    },
    strength: {
      for: 'Hadsereg: jobb egységek, taktika vagy hadi lapok.',
      against: 'Hadsereg: rosszabb egységek, taktika vagy hadi lapok.',
    },
    actions: {
      for: 'Akciók: jobb kormányzat vagy törvény.',
      against: 'Akciók: rosszabb kormányzat vagy törvény.',
    },
    hand: { for: 'Kéz: hasznosabb lapok.', against: 'Kéz: kevésbé hasznos lapok.' },
    wonders: {
      for: 'Csodák és vezetők: hasznosabbak.',
      against: 'Csodák és vezetők: kevésbé hasznosak.',
    },
    row: {
      for: 'Kártyasor: neked jobb lapok maradnak, vagy a riválisoknak rosszabbak.',
      against: 'Kártyasor: neked rosszabb lapok maradnak, vagy a riválisoknak jobbak.',
    },
    events: {
      for: 'Események: a következők jobban megfelelnének neked.',
      against: 'Események: a következők kevésbé felelnének meg neked.',
    },
    rivals: { for: 'Riválisok: kevesebbet nyernének vele.', against: 'Riválisok: többet nyernének vele.' },
    end: {
      for: 'A vége: a játék jobban végződne neked.',
      against: 'A vége: a játék rosszabbul végződne neked.',
    },
  },
}
