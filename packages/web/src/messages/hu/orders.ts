import type { OrderWords } from '../messages.ts'

export const orders: OrderWords = {
  title: 'Állandó utasítások',
  intro:
    'Amire itt utasítást hagysz, arra azonnal megszületik helyetted a válasz, így senkinek sem kell rád várnia. Csak te látod. Az utasítás érvényét veszti, amint megváltozik valami, amin alapul.',
  inForce: 'Érvényben',
  none: 'Nincs érvényes utasítás.',
  count: (count) => `${count} érvényben`,
  give: 'Utasítás hagyása',
  nothing: 'Most nincs mire utasítást hagyni.',
  leave: 'Meghagyom',
  leaveWhat: (order) => `Meghagyom ezt az utasítást. ${order}`,
  withdraw: 'Visszavonom',
  withdrawWhat: (order) => `Visszavonom ezt az utasítást. ${order}`,
  again: 'Meghagyom újra',
  putAway: 'Tudomásul vettem',
  dropped: (order, why) => `Egy utasítás érvényét vesztette. ${order}. Oka: ${why}.`,
  droppedBecause: (why) => `Érvényét vesztette: ${why}`,
  rulesChanged: 'megváltoztak a szabályok',
  byOrder: 'az utasításodra',
}
