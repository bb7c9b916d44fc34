import type { HereWords } from '../messages.ts'

export const here: HereWords = {
  note: 'ezen az eszközön',
  missing: 'Ezen az eszközön nincs ilyen játék.',
  notKept: 'Ez a böngésző nem engedi eltárolni a játékot: az oldal bezárásakor elvész.',
  taken: 'Ez a játék egy másik böngészőlapon van megnyitva.',
  goOnHere: 'Folytatás itt',
  broken: 'Valami hiba történt. A játék a hiba előtti állapotban megmaradt.',
  turnOf: (name) => `${name} következik`,
  handOver: (name) => `Az eszköz átadása: ${name}`,
  giveTo: (name) => `Add át az eszközt neki: ${name}. Az átadásig minden lap rejtve marad.`,
  showMine: (name) => `Itt ${name}: mutasd a lapjaimat`,
  delete: 'A játék törlése',
  reallyDelete: 'Törlöd ezt a játékot? Végleg eltűnik, mert csak ezen az eszközön van meg.',
  cutShort: (count) =>
    `A botoknak ezen az eszközön nem jutott elég idejük gondolkodni. Idő előtti válaszok: ${count}.`,
  handIn: 'Megőrzés a szerveren',
  handInMore:
    'Ott a játékaid közé kerül, azzal a megjegyzéssel, hogy nem a szerver osztott. Az értékelésbe nem számít bele.',
  atServer: 'Megnézés a szerveren',
  where: 'Hol?',
  place: { here: 'Ezen az eszközön', server: 'A szerveren' },
  placeMore: {
    here: 'Nincs várakozás, kapcsolat nélkül is megy, és bármit visszavonhatsz. A játék ebben a böngészőben marad meg, és nem számít bele az értékelésbe.',
    server: 'A játék a szerveren marad meg: bármelyik eszközről folytathatod.',
  },
  somebody: 'Valaki itt',
  somebodyName: (number) => `A(z) ${number}. játékos neve`,
  several: 'Ezen az eszközön többen játszanak. Átadáskor függöny takarja el a lapokat.',
  mixed:
    'Szabad helyekkel a szerveren játszotok, mindenki a saját eszközén. Töltsd be őket, vagy változtasd meg a „Valaki itt” választást.',
  nobody: 'Legalább egy embernek játszania kell.',
  offline: 'A szerver nem válaszol. Az oldal tovább próbálkozik, addig is játszhatsz ezen az eszközön.',
  waitedAtServer: (count, when) => `Rád váró játékok a szerveren (${when}): ${count}.`,
}
