export type OpenPage = { heard(): string; /** true when the server ended it */ ended: Promise<boolean>; close(): void }

/** A page that stays open and hears of changes. */
export async function openPage(url: string, token: string): Promise<OpenPage> {
  const stop = new AbortController()
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  async function follow(): Promise<boolean> {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
      if (done) return true
      heard += value
    }
  }
  return { heard: () => heard, ended: follow().catch(() => false), close: () => stop.abort() }
}
