import type { PeopleWords } from '../messages.ts'

export const people: PeopleWords = {
  somebody: 'hráč',
  aboutPerson: (name) => `O hráči: ${name}`,
  atTable: 'Lidé u tohoto stolu',
  block: 'Zablokovat',
  unblock: 'Odblokovat',
  blockMore: 'Nevidíte, co píší zablokovaní lidé, a k vašim stolům si nemohou sednout. Nedozvědí se to.',
  isBlocked: (name) => `Zablokovali jste: ${name}.`,
  report: 'Nahlásit',
  whatHappened: 'Co se stalo?',
  reportMore: 'Přečtou si to správci tohoto serveru. Nahlášený člověk se nedozví, kdo ho nahlásil.',
  sendReport: 'Odeslat hlášení',
  reported: 'Děkujeme. Správci si to přečtou.',
  meets: (names) => `U tohoto stolu jsou lidé, které jste zablokovali: ${names}. Přesto se posadit?`,
  sitAnyway: 'Přesto se posadit',
  blocked: 'Zablokovaní lidé',
  unblockPerson: (name) => `Odblokovat: ${name}`,
}
