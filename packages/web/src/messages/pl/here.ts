import type { HereWords } from '../messages.ts'

export const here: HereWords = {
  note: 'na tym urządzeniu',
  missing: 'Na tym urządzeniu nie ma takiej gry.',
  notKept: 'Ta przeglądarka nie pozwala zapisać gry: zniknie po zamknięciu strony.',
  taken: 'Ta gra jest otwarta w innej karcie przeglądarki.',
  goOnHere: 'Graj dalej tutaj',
  broken: 'Coś poszło nie tak. Gra jest zapisana w stanie sprzed błędu.',
  turnOf: (name) => `Teraz gra: ${name}`,
  handOver: (name) => `Przekaż urządzenie: ${name}`,
  giveTo: (name) => `Teraz gra ${name}. Do przekazania urządzenia wszystkie karty są ukryte.`,
  showMine: (name) => `Tu ${name}: pokaż moje karty`,
  delete: 'Usuń tę grę',
  reallyDelete: 'Usunąć tę grę? Zniknie na dobre, bo jest tylko na tym urządzeniu.',
  cutShort: (count) =>
    `Botom na tym urządzeniu zabrakło czasu na myślenie. Przedwczesne odpowiedzi: ${count}.`,
  handIn: 'Zachowaj na serwerze',
  handInMore:
    'Znajdzie się tam wśród twoich gier z uwagą, że kart nie rozdał serwer. Nie liczy się w żadnym rankingu.',
  atServer: 'Zobacz na serwerze',
  where: 'Gdzie?',
  place: { here: 'Na tym urządzeniu', server: 'Na serwerze' },
  placeMore: {
    here: 'Bez czekania, także bez połączenia, ruchy można dowolnie cofać. Gra jest zapisywana w tej przeglądarce i nie liczy się do rankingu.',
    server: 'Gra jest zapisywana na serwerze: możesz grać dalej na każdym urządzeniu.',
  },
  somebody: 'Ktoś tutaj',
  somebodyName: (number) => `Imię gracza ${number}`,
  several: 'Na tym urządzeniu gra kilka osób. Podczas przekazywania kurtyna zasłania karty.',
  mixed:
    'Z wolnymi miejscami gra toczy się na serwerze, każdy na swoim urządzeniu. Obsadź je albo zmień „Ktoś tutaj”.',
  nobody: 'Musi grać co najmniej jedna osoba.',
  offline: 'Serwer nie odpowiada. Strona sama ponawia próby, a tymczasem możesz grać na tym urządzeniu.',
  waitedAtServer: (count, when) => `Gry na serwerze, które czekały na ciebie (${when}): ${count}.`,
}
