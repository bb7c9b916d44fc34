import { counting } from '@ziggurat/texts'

import type { AccountWords } from '../messages.ts'

const count = counting('pl')

export const account: AccountWords = {
  title: 'Konto',
  enter: 'Wejdź',
  enterTitle: 'Wejdź pod swoim imieniem',
  enterMore: 'Do gry wystarczy imię. Ta przeglądarka cię zapamięta.',
  asGuest: (name) => `Grasz jako ${name}, gość, którego zna tylko ta przeglądarka.`,
  asAccount: (name) => `Zalogowano jako ${name}.`,
  keepsName: 'Konto zachowuje swoją nazwę, żeby inni cię po niej poznali.',
  name: 'Imię',
  password: 'Hasło',
  passwordHint: (least) =>
    `Co najmniej ${count(least, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' })}.`,
  rename: 'Inne imię',
  renamed: 'Imię zmienione.',
  register: 'Załóż konto',
  registerMore: 'Gry zostaną twoje i znajdziesz je z każdej przeglądarki.',
  registered: 'Masz teraz konto ze wszystkimi swoimi grami.',
  changePassword: 'Inne hasło',
  changePasswordMore:
    'Ta przeglądarka pozostaje zalogowana, wszędzie indziej nastąpi wylogowanie. Klucze programów pozostają ważne.',
  changedPassword: 'Hasło zostało zmienione.',
  oldPassword: 'Stare hasło',
  newPassword: 'Nowe hasło',
  signIn: 'Zaloguj się',
  signInMore: 'Jeśli masz już konto.',
  signInGuest: 'Gry zaczęte jako gość zostaną u gościa.',
  signOut: 'Wyloguj się',
  guestLeaves:
    'Jako gość nie można zalogować się ponownie: twoje gry byłyby dla ciebie stracone. Najpierw załóż konto albo',
  leaveAnyway: 'Wyjdź mimo to',
  stay: 'Zostań',
  tokens: 'Klucze dla programów',
  tokensMore:
    'Z kluczem bot lub program gra w twoim imieniu. Nie może zmienić twojego konta. Każdy klucz można cofnąć.',
  noTokens: 'Nie ma żadnych.',
  label: 'Do czego?',
  labelPlaceholder: 'mój bot',
  scope: 'Co z nim wolno?',
  scopes: { play: 'Grać', read: 'Tylko czytać i oglądać' },
  validFor: 'Na jak długo?',
  days: (days) => count(days, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' }),
  expires: (date) => `ważny do ${date}`,
  neverExpires: 'ważny bezterminowo',
  create: 'Utwórz klucz',
  created: (date) => `utworzony ${date}`,
  shownOnce: 'Klucz widać tylko teraz: zachowaj go tam, gdzie nikt inny go nie przeczyta.',
  token: 'Klucz',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  remove: 'Usuń',
  removeToken: (label) => `Usuń klucz ${label}`,
  removed: 'Klucz już nie działa.',
  howTo: 'Jak program rozmawia z tym serwerem',
  data: 'Twoje dane',
  dataMore:
    'Wszystko, co ten serwer o tobie przechowuje: imię, klucze, gry z zapisami, wiersze rozmów, zablokowane osoby i zgłoszenia.',
  download: 'Pobierz moje dane',
  deleteAccount: 'Usuń moje konto',
  deleteGuest: 'Usuń tego gościa',
  deleteForGood: 'Usuń na zawsze',
  deleteMore: [
    'Twoje imię, hasło, klucze i wiersze rozmów zostaną usunięte od razu. Nikt ich nie przywróci.',
    'W trwających grach zagrają za ciebie boty, a twoje stoły, przy których gra się jeszcze nie zaczęła, zostaną zamknięte.',
    'Skończone gry pozostaną dla tych, którzy grali z tobą. Zamiast twojego imienia będzie tam „gracz”.',
    'Twoje imię może przyjąć ktoś inny.',
  ],
}
