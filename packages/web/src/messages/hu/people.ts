import type { PeopleWords } from '../messages.ts'

export const people: PeopleWords = {
  somebody: 'egy játékos',
  aboutPerson: (name) => `Róla: ${name}`,
  atTable: 'Az asztalnál ülők',
  block: 'Blokkolás',
  unblock: 'Feloldás',
  blockMore:
    'Akit blokkoltál, annak a sorait nem látod, és nem ülhet le az asztalaidhoz. Erről nem kap értesítést.',
  isBlocked: (name) => `Blokkoltad: ${name}.`,
  report: 'Bejelentés',
  whatHappened: 'Mi történt?',
  reportMore: 'A szerver adminisztrátorai olvassák el. Akit bejelentesz, nem tudja meg, ki jelentette be.',
  sendReport: 'Bejelentés elküldése',
  reported: 'Köszönjük. Az adminisztrátorok el fogják olvasni.',
  meets: (names) => `Ennél az asztalnál olyanok vannak, akiket blokkoltál: ${names}. Mégis leülsz?`,
  sitAnyway: 'Mégis leülök',
  blocked: 'Blokkolt emberek',
  unblockPerson: (name) => `Feloldás: ${name}`,
}
