import type { BackWords } from '../messages.ts'

export const back: BackWords = {
  finished: 'Moje dohrané partie',
  none: 'Zatím jste žádnou hru nedohráli.',
  enterFirst: 'Zadejte jméno a uvidíte tu své partie.',
  toPlay: 'Ke hrám',
  won: 'Výhra',
  place: (place, of) => `${place}. místo z ${of}`,
  players: 'Hráči',
  toTable: 'Bodování',
  replay: 'Přehrát',
  record: 'Podívat se na záznam',
  about:
    'Záznam je malý textový soubor: nastavení stolu, semínko a všechny odpovědi. Každá dohraná partie ho nabízí ke stažení.',
  drop: 'Přetáhněte sem záznam, nebo',
  choose: 'Vyberte soubor',
  paste: 'Nebo ho vložte',
  pasteHint: 'Celý text záznamu',
  open: 'Otevřít tady',
  openHint: 'Zůstane jen v tomto zařízení.',
  keep: 'Uložit na tento server',
  keepHint: 'Dostane vlastní stůl, na který lze odkazovat.',
  keepEnter: 'K tomu je nejdřív třeba zadat jméno.',
  wrong: (problem) => `Tohle není záznam, který by šel přehrát: ${problem}`,
  wrongLine: (line, problem) => `Řádek ${line} záznamu nesedí: ${problem}`,
  tooLong: 'Na záznam je soubor příliš velký.',
  lost: 'Záznam, který tu byl otevřený, už tu není. Otevřete ho znovu.',
}
