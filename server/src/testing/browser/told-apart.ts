const pairs = 100

type Kinds = { known: (pair: number) => Promise<unknown>; unknown: (pair: number) => Promise<unknown> }

/**
 * Measures how well the time of an answer tells two kinds of calls apart, over 100 interleaved pairs: the chance that one of the
 * first kind takes longer than one of the second (the area under the curve). A half when nothing can be told.
 */
export async function toldApart({ known, unknown }: Kinds): Promise<number> {
  const spent: Record<keyof Kinds, number[]> = { known: [], unknown: [] }
  const time = async (kind: keyof Kinds, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    spent[kind].push(performance.now() - began)
  }
  for (let pair = 0; pair < pairs; pair += 1) {
    const turns = [() => time('known', () => known(pair)), () => time('unknown', () => unknown(pair))]
    // Traces of a call weigh on the next one: each kind comes first as often as the other.
    for (const turn of pair % 2 === 0 ? turns : turns.toReversed()) await turn()
  }
  const longer = spent.known.flatMap((one) => spent.unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return longer.reduce<number>((sum, value) => sum + value, 0) / longer.length
}
