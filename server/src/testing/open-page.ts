export type OpenPage = {
  response: Response
  /** everything that it heard so far */
  heard(): string
  /** waits until it heard the text, or was ended; returns what it heard: several lines may come in one piece */
  until(text: string): Promise<string>
  /** true when the server ended it */
  ended: Promise<boolean>
  close(): void
}

/** A page that stays open and hears of changes. */
export async function openPage(url: string, token: string): Promise<OpenPage> {
  const stop = new AbortController()
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  })
  let heard = ''
  let ended = false
  const waiting = new Set<() => void>()
  const tell = () => waiting.forEach((look) => look())
  async function follow(): Promise<boolean> {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      heard += piece
      tell()
    }
    return true
  }
  const end = follow()
    .catch(() => false)
    .finally(() => {
      ended = true
      tell()
    })
  return {
    response,
    heard: () => heard,
    until: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!ended && !heard.includes(text)) return
          waiting.delete(look)
          resolve(heard)
        }
        waiting.add(look)
        look()
      }),
    ended: end,
    close: () => stop.abort(),
  }
}
