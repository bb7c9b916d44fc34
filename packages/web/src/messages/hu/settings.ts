import type { SettingsWords } from '../messages.ts'

export const settings: SettingsWords = {
  title: 'Beállítások',
  more: 'Ebben a böngészőben érvényesek, azonnal.',
  language: 'Nyelv',
  languageMore: 'Az oldalaké, a kártyáké és a naplóé; játék közben is váltható.',
  languageSystem: 'Ahogy a böngészőben',
  theme: 'Fény',
  themeMore: 'Az udvar délben, vagy ugyanaz az udvar lámpafénynél.',
  themes: { system: 'Ahogy a rendszerben', light: 'Világos', dark: 'Sötét' },
  motion: 'Mozgás',
  motionMore: 'A kártyák oda vándorolnak, ahová kerülnek, így látod, mit tesznek a többiek.',
  motions: { system: 'Ahogy a rendszerben', full: 'Mindig', none: 'Soha' },
  pace: 'Tempó',
  paceMore: 'Milyen gyorsan látod, mit tesznek a többiek és a botok. Aki lép, rögtön a jelent látja.',
  paces: { slow: 'Lassú', normal: 'Közepes', fast: 'Gyors', off: 'Azonnal' },
  confirmation: 'Megerősítés, mielőtt számít',
  confirmationMore: 'A kártya, amelyre kattintasz, előbb megmutatja, mit tesz. Milyen gyakran kérdezzünk rá?',
  confirmations: { always: 'Mindig', reveals: 'Ha nem vonható vissza', never: 'Soha' },
  contrast: 'Kontraszt',
  contrastMore: 'Sötétebb vonalak és betűk.',
  contrasts: { system: 'Ahogy a rendszerben', more: 'Erősebb' },
  sound: 'Hang',
  soundMore: 'Rövid, halk hang, amikor te jössz.',
  sounds: { off: 'Ki', on: 'Be' },
  offline: 'Kapcsolat nélkül',
  offlineKept: (size: string) =>
    `Ez a böngésző minden oldalt, kártyát, szabályt és játékot megőriz: ${size} MB. Kapcsolat nélkül is megnyílnak.`,
  offlineFilling:
    'A böngésző most tölti le az összes oldalt, kártyát, szabályt és játékot, hogy kapcsolat nélkül is megnyíljanak.',
  offlineSaving: 'A böngésződ adatot takarít meg, ezért csak azt őrzi meg, amit már megnyitottál.',
  offlineNoRoom:
    'Ezen az eszközön nincs elég hely ahhoz, hogy minden megmaradjon. Amíg van kapcsolat, minden oldal működik.',
  offlineFailed: 'Még nem töltődött le minden. Amíg van kapcsolat, minden oldal működik.',
  offlineImpossible:
    'Ez a böngésző nem tudja megőrizni az oldalakat: ez csak https-en át megy, és privát ablakban nem.',
  keepEverything: 'Minden letöltése',
  install: 'Hozzáadás a kezdőképernyőhöz',
  installByHand:
    'Ha a kezdőképernyőre szeretnéd tenni, koppints a böngésző megosztás gombjára. Utána válaszd a „Főképernyőhöz adás” lehetőséget.',
}
