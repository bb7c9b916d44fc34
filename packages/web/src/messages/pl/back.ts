import type { BackWords } from '../messages.ts'

export const back: BackWords = {
  finished: 'Moje zakończone gry',
  none: 'Nie masz jeszcze zakończonej gry.',
  enterFirst: 'Podaj imię, aby zobaczyć tu swoje gry.',
  toPlay: 'Do gier',
  won: 'Wygrana',
  place: (place, of) => `${place}. miejsce z ${of}`,
  players: 'Gracze',
  toTable: 'Punktacja',
  replay: 'Odtwórz',
  record: 'Obejrzyj zapis',
  about:
    'Zapis to mały plik tekstowy: ustawienia stołu, ziarno losowania i wszystkie odpowiedzi. Każda zakończona gra pozwala go pobrać.',
  drop: 'Upuść tu zapis albo',
  choose: 'Wybierz plik',
  paste: 'Albo go wklej',
  pasteHint: 'Cały tekst zapisu',
  open: 'Otwórz tutaj',
  openHint: 'Zostaje na tym urządzeniu.',
  keep: 'Zachowaj na tym serwerze',
  keepHint: 'Dostanie własny stół, do którego można odsyłać.',
  keepEnter: 'Do tego trzeba najpierw podać imię.',
  wrong: (problem) => `Tego zapisu nie da się odtworzyć: ${problem}`,
  wrongLine: (line, problem) => `Wiersz ${line} zapisu nie pasuje: ${problem}`,
  tooLong: 'Ten plik jest za duży jak na zapis.',
  lost: 'Otwartego tu zapisu już nie ma. Otwórz go ponownie.',
}
