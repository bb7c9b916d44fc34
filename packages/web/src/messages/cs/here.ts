import type { HereWords } from '../messages.ts'

export const here: HereWords = {
  note: 'na tomto zařízení',
  missing: 'Taková hra na tomto zařízení není.',
  notKept: 'Tento prohlížeč hru neuloží: po zavření stránky zmizí.',
  taken: 'Tato hra je otevřená v jiné záložce.',
  goOnHere: 'Pokračovat zde',
  broken: 'Něco se pokazilo. Hra zůstala uložená ve stavu před chybou.',
  turnOf: (name) => `Na tahu: ${name}`,
  handOver: (name) => `Předat zařízení: ${name}`,
  giveTo: (name) => `Teď hraje ${name}. Do předání zařízení jsou všechny karty skryté.`,
  showMine: (name) => `Tady ${name}: ukázat moje karty`,
  delete: 'Smazat tuto hru',
  reallyDelete: 'Opravdu smazat tuto hru? Zmizí nadobro, je jen na tomto zařízení.',
  cutShort: (count) => `Botům na tomto zařízení nestačil čas na přemýšlení. Předčasné odpovědi: ${count}.`,
  handIn: 'Uložit na server',
  handInMore:
    'Bude tam mezi vašimi hrami s poznámkou, že karty nerozdal server. Do žádného žebříčku se nepočítá.',
  atServer: 'Zobrazit na serveru',
  where: 'Kde?',
  place: { here: 'Na tomto zařízení', server: 'Na serveru' },
  placeMore: {
    here: 'Bez čekání, i bez připojení, tahy lze libovolně vracet. Hra se ukládá v tomto prohlížeči a nehodnotí se.',
    server: 'Hra se ukládá na serveru: pokračovat můžete z jakéhokoli zařízení.',
  },
  somebody: 'Někdo tady',
  somebodyName: (number) => `Jméno hráče ${number}`,
  several: 'U tohoto zařízení hraje více lidí. Při předávání karty zakryje opona.',
  mixed: 'S volnými místy se hraje na serveru, každý na svém zařízení. Obsaďte je, nebo změňte „Někdo tady“.',
  nobody: 'Musí hrát aspoň jeden člověk.',
  offline: 'Server neodpovídá. Stránka to sama zkouší dál a vy zatím můžete hrát na tomto zařízení.',
  waitedAtServer: (count, when) => `Hry na serveru, které na vás čekaly (${when}): ${count}.`,
}
