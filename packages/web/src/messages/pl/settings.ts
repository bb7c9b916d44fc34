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
  confirmation: 'Potwierdzanie, zanim się liczy',
  confirmationMore: 'Kliknięta karta najpierw pokazuje, co robi. Jak często chcesz to potwierdzać?',
  confirmations: { always: 'Zawsze', reveals: 'Gdy nie da się cofnąć', never: 'Nigdy' },
  contrast: 'Kontrast',
  contrastMore: 'Ciemniejsze linie i litery.',
  contrasts: { system: 'Jak w systemie', more: 'Większy' },
  sound: 'Dźwięk',
  soundMore: 'Krótki, cichy ton, gdy jest twój ruch.',
  sounds: { off: 'Wyłączony', on: 'Włączony' },
}
