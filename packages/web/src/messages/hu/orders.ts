import type { OrderWords } from '../messages.ts'

export const orders: OrderWords = {
  title: 'Állandó utasítások',
  intro:
    'Amire itt utasítást adsz, arra azonnal megszületik helyetted a válasz, így senkinek sem kell rád várnia. Csak te látod. Az utasítás érvényét veszti, amint megváltozik valami, amin alapul.',
  inForce: 'érvényben',
  count: (count) => `${count} érvényben`,
  nothing: 'Most nincs mire utasítást adni.',
  leave: 'Kiadom',
  leaveWhat: (order) => `Kiadom ezt az utasítást. ${order}`,
  withdraw: 'Visszavonom',
  withdrawWhat: (order) => `Visszavonom ezt az utasítást. ${order}`,
  putAway: 'Tudomásul vettem',
  dropped: (order, why) => `Érvényét vesztette: ${order}. Oka: ${why}.`,
  severalDropped: (count) => `${count} utasítás érvényét vesztette.`,
  droppedBecause: (why) => `Érvényét vesztette: ${why}`,
  rulesChanged: 'megváltoztak a szabályok',
  byOrder: 'az utasításodra',
}
