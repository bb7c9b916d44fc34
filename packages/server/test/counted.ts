/** Makes `times` requests, and counts the replies by status. */
export async function counted(
  times: number,
  ask: (i: number) => Promise<number>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let i = 0; i < times; i++) {
    const status = await ask(i)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

/** The header with which a proxy reports a client's address. */
export const from = (address: string) => ({ 'x-forwarded-for': address })
