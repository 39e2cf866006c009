type ListPage<T> = { data: readonly T[]; next_cursor: string | null }

/** Reads all pages of a list, starting at `begin`; for lists that are shown whole and seldom exceed one page. */
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
