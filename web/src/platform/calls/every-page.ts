type ListPage<T> = { data: readonly T[]; next_cursor: string | null }

/** All of a list that comes in pages, from `begin` on, for a list that is shown whole and seldom has more than one. */
export async function everyPage<T>(
  read: (cursor: string | undefined) => Promise<ListPage<T>>,
  begin?: string,
): Promise<T[]> {
  const all: T[] = []
  let cursor = begin
  do {
    const { data, next_cursor } = await read(cursor)
    all.push(...data)
    cursor = next_cursor ?? undefined
  } while (cursor !== undefined)
  return all
}
