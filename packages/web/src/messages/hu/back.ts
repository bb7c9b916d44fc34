import type { BackWords } from '../messages.ts'

export const back: BackWords = {
  finished: 'Befejezett játszmáim',
  none: 'Még nem fejeztél be játszmát.',
  enterFirst: 'Adj meg egy nevet, hogy itt lásd a játszmáidat.',
  toPlay: 'A játékokhoz',
  won: 'Győzelem',
  place: (place, of) => `${of} közül ${place}. hely`,
  players: 'Játékosok',
  toTable: 'Pontozás',
  replay: 'Visszajátszás',
  record: 'Jegyzőkönyv megtekintése',
  about:
    'A jegyzőkönyv kis szövegfájl: az asztal beállításai, a mag és minden válasz. Minden befejezett játszmából letölthető.',
  drop: 'Húzz ide egy jegyzőkönyvet, vagy',
  choose: 'Válassz fájlt',
  paste: 'Vagy illeszd be',
  pasteHint: 'A jegyzőkönyv teljes szövege',
  open: 'Megnyitás itt',
  openHint: 'Csak ezen az eszközön marad.',
  keep: 'Megőrzés ezen a kiszolgálón',
  keepHint: 'Saját asztalt kap, amelyre hivatkozni lehet.',
  keepEnter: 'Ehhez előbb nevet kell megadnod.',
  wrong: (problem) => `Ez nem lejátszható jegyzőkönyv: ${problem}`,
  wrongLine: (line, problem) => `A jegyzőkönyv ${line}. sora nem illik ide: ${problem}`,
  tooLong: 'Ez a fájl túl nagy egy jegyzőkönyvhöz.',
  lost: 'Az itt megnyitott jegyzőkönyv már nincs meg. Nyisd meg újra.',
}
