import { counting } from '@ziggurat/texts'

import type { Messages } from './messages.ts'

const count = counting('cs')
const answers = (number: number) => count(number, { one: 'odpověď', few: 'odpovědi', other: 'odpovědí' })

export const cs: Messages = {
  player: 'Hráč',
  bots: {
    random: 'Náhoda',
    'novice-1': 'První nováček',
    novice: 'Nováček',
    player: 'Bot hráč',
    expert: 'Znalec',
    master: 'Mistr',
  },
  seat: (seat) => `Místo ${seat}`,

  welcome: (title, names) => `${title}. U stolu sedí po směru hodin: ${names.join(', ')}.`,
  hint: 'Kdykoli můžete napsat ? a dostanete nápovědu.',
  goingOn: (file, number) => `Hra ze souboru ${file} pokračuje (zatím ${answers(number)}).`,
  happened: 'Co se stalo:',
  answers: 'Můžete odpovědět:',
  onlyAnswer: 'Jiná možnost není: stačí Enter.',
  chooseSet: (howMany) =>
    `Vyberte z těchto možností (počet: ${howMany}). Napište jejich čísla, například „1 3“:`,

  advice: (tables) =>
    `Rada: co čeká bot, který si představil ${count(tables, { one: 'rozdání', few: 'rozdání', other: 'rozdání' })}. Boti se často mýlí; ± platí jen za to, co je skryté.`,
  adviceError: (points) => `Rozdíly mezi odpověďmi bývají mimo asi o tolik bodů: ${points}.`,
  adviceTied: (options) => `Nelze určit, která z těchto odpovědí je lepší: ${options}.`,
  adviceChance: (percent) => `vyhraje v ${percent} %`,
  adviceUnclear: 'šance na výhru zatím nejasná',
  advicePoints: (points) => `bodů ${points}`,
  adviceBehind: (points) => `za nejlepší o ${points}`,
  adviceAgainst: (option) => `Proti odpovědi ${option}:`,
  adviceAgainstTurn: (option) => `Proti odpovědi ${option}, na konci vašeho tahu:`,

  howToAnswer: 'Odpovězte číslem nebo tolika slovy odpovědi, aby se nedala zaměnit s jinou.',
  words: {
    table: 'stůl',
    log: 'deník',
    card: 'karta',
    why: 'proč',
    undo: 'zpět',
    save: 'uložit',
    resign: 'vzdát',
    quit: 'konec',
  },
  helpOn: {
    table: 'znovu ukáže stůl a otázku',
    log: 'vše, co se zatím stalo',
    card: 'co karta stojí a co dělá',
    why: 'co teď udělat nemůžete a proč; s kartou jen to, co se týká jí',
    undo: 'vezme zpět vaši poslední odpověď, pokud vám neukázala nic nového',
    save: 'zapíše záznam hry do souboru',
    resign: 'vzdá hru, jakmile to pravidla dovolí, nebo to vezme zpět',
    quit: 'odejde od hry',
  },
  argument: { file: 'soubor', card: 'karta' },

  noAnswer: (typed) => `„${typed}“ tu není odpověď. Napište číslo, část odpovědi, nebo ? pro nápovědu.`,
  noSuchNumber: (most) => (most === 1 ? 'Je tu jen odpověď 1.' : `Odpovědi mají čísla od 1 do ${most}.`),
  wrongSize: (size, howMany) => `Napsáno: ${size}. Vybrat je třeba: ${howMany}.`,
  noSet: (typed) => `„${typed}“ tu vybrat nejde: nestačí to, nebo je to víc, než máte.`,
  several: (typed) => `„${typed}“ může být kterákoli z těchto odpovědí:`,
  noCard: (typed) => `Karta „${typed}“ neexistuje.`,
  severalCards: (typed) => `„${typed}“ může být kterákoli z těchto karet:`,
  whichCard: (word) => `Která karta? Například: ${word}`,
  whyNothing: 'Nic vám nebrání: vše, co byste mohli udělat, je mezi odpověďmi.',
  whyPossible: (name) => `${name}: nic tomu nebrání, podívejte se mezi odpovědi.`,
  whyNotHere: (name) => `${name}: toho se otázka netýká.`,
  age: (age) => `věk ${age}`,

  undone: 'Vzato zpět.',
  notUndoable: 'Není co vzít zpět: od té doby odpověděli jiní, nebo jste už viděli víc.',
  logEmpty: 'Zatím se nic nestalo.',
  willResign: 'Vzdáte se, jakmile to pravidla dovolí. Stejné slovo to vezme zpět.',
  wontResign: 'Hrajete dál.',
  whichFile: 'Do kterého souboru? Například: uložit hra.txt',
  saved: (file) => `Záznam je v souboru ${file}.`,
  notSaved: (file) => `Soubor ${file} se nepodařilo zapsat. Zkuste jiný název nebo složku.`,
  fileExists: (file) => `Soubor ${file} už existuje a je v něm něco jiného. Zvolte jiný název.`,
  quitUnsaved: (save, quit) =>
    `Hra není uložená. „${save}“ ji uchová; dalším „${quit}“ odejdete bez uložení.`,
  goOnWith: (command) => `Pokračovat můžete takto: ${command}`,
  notKept: 'Hra nebyla uložena.',
  bye: 'Na shledanou!',

  seed: (seed) => `Karty byly zamíchány ze semínka ${seed}.`,
  verifyWith: (command) => `Že nikdo nepodváděl, ověříte takto: ${command}`,
  afterwards: (table, log, save) => `„${table}“, „${log}“ a „${save}“ stále fungují; Enter ukončí program.`,

  catalogue: 'Věk, druh, název, počet kopií podle počtu hráčů, id; pod tím, co karta dělá',
  replayed: (title, number, of) =>
    number === of ? `${title}, ${answers(of)}` : `${title}, ${answers(number)} z ${of}`,
}
