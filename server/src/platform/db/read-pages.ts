/**
 * Reads rows in pages of `size`. `read` gets the last row of the page before, undefined at first. The next page is read
 * when the caller asks for it; a page that is not full is the last one.
 */
export async function* readPages<T>(size: number, read: (after: T | undefined) => Promise<T[]>): AsyncGenerator<T[]> {
  let after: T | undefined
  for (;;) {
    const page = await read(after)
    yield page
    after = page.at(-1)
    if (page.length < size) return
  }
}

/** Reads the same rows one by one. */
export async function* readRows<T>(size: number, read: (after: T | undefined) => Promise<T[]>): AsyncGenerator<T> {
  for await (const page of readPages(size, read)) yield* page
}
