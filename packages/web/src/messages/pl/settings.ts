import type { SettingsWords } from '../messages.ts'

export const settings: SettingsWords = {
  title: 'Ustawienia',
  more: 'Działają w tej przeglądarce, od razu.',
  language: 'Język',
  languageMore: 'Stron, kart i zapisu; można go zmienić także w trakcie gry.',
  languageSystem: 'Jak w przeglądarce',
  theme: 'Światło',
  themeMore: 'Dziedziniec w południe albo ten sam dziedziniec przy lampach.',
  themes: { system: 'Jak w systemie', light: 'Jasne', dark: 'Ciemne' },
  motion: 'Ruch',
  motionMore: 'Karty wędrują tam, gdzie trafiają, więc widać, co robią inni.',
  motions: { system: 'Jak w systemie', full: 'Zawsze', none: 'Nigdy' },
  pace: 'Tempo',
  paceMore: 'Jak szybko widać, co robią inni i boty. Kto coś zrobi, od razu widzi teraźniejszość.',
  paces: { slow: 'Wolne', normal: 'Zwykłe', fast: 'Szybkie', off: 'Od razu' },
  confirmation: 'Potwierdzanie, zanim się liczy',
  confirmationMore: 'Kliknięta karta najpierw pokazuje, co robi. Jak często chcesz to potwierdzać?',
  confirmations: { always: 'Zawsze', reveals: 'Gdy nie da się cofnąć', never: 'Nigdy' },
  contrast: 'Kontrast',
  contrastMore: 'Ciemniejsze linie i litery.',
  contrasts: { system: 'Jak w systemie', more: 'Większy' },
  sound: 'Dźwięk',
  soundMore: 'Krótki, cichy ton, gdy jest twój ruch.',
  sounds: { off: 'Wyłączony', on: 'Włączony' },
  offline: 'Bez połączenia',
  offlineKept: (size: string) =>
    `Ta przeglądarka przechowuje wszystkie strony, karty, zasady i gry: ${size} MB. Otwierają się bez połączenia.`,
  offlineFilling:
    'Przeglądarka właśnie pobiera wszystkie strony, karty, zasady i gry, żeby otwierały się bez połączenia.',
  offlineSaving: 'Twoja przeglądarka oszczędza dane, więc przechowuje tylko to, co zostało otwarte.',
  offlineNoRoom:
    'Na tym urządzeniu nie ma już miejsca, żeby przechować wszystko. Dopóki jest połączenie, wszystkie strony działają.',
  offlineFailed: 'Nie wszystko zostało jeszcze pobrane. Dopóki jest połączenie, wszystkie strony działają.',
  offlineImpossible:
    'Ta przeglądarka nie może przechować stron: działa to tylko przez https i nie w oknie prywatnym.',
  keepEverything: 'Pobierz wszystko',
  install: 'Dodaj do ekranu głównego',
  installByHand:
    'Aby mieć Ziggurat na ekranie głównym, stuknij w przeglądarce przycisk udostępniania. Potem wybierz „Dodaj do ekranu początkowego”.',
}
