let underWay = 0
let ended = 0

/** Runs the creation of a passkey, from the browser's part to the server's. */
export async function creatingPasskey<T>(create: () => Promise<T>): Promise<T> {
  underWay += 1
  try {
    return await create()
  } finally {
    underWay -= 1
    ended += 1
  }
}

/** Returns a check whether a list that is fetched from now on has every passkey of this page: none was created meanwhile. */
export function watchCreations(): () => boolean {
  const before = ended
  return () => underWay === 0 && ended === before
}
