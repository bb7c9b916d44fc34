export const orders = {
  title: 'Standing orders',
  intro:
    'What you order here is answered for you at once, so that nobody has to wait for you. Only you see it. An order is dropped as soon as something changes that it rests on.',
  inForce: 'in force',
  count: (count: number) => `${count} in force`,
  nothing: 'There is no order that you could give now.',
  leave: 'Give the order',
  leaveWhat: (order: string) => `Give the order. ${order}`,
  withdraw: 'Withdraw',
  withdrawWhat: (order: string) => `Withdraw the order. ${order}`,
  putAway: 'Put away',
  dropped: (order: string, why: string) => `No longer in force: ${order}. Reason: ${why}.`,
  severalDropped: (count: number) =>
    `${count === 1 ? '1 standing order is' : `${count} standing orders are`} no longer in force.`,
  droppedBecause: (why: string) => `Dropped: ${why}`,
  rulesChanged: 'the rules have changed',
  byOrder: 'by your order',
}
