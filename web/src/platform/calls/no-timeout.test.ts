import { changeMe, getMe } from '@coussinet/contract/profile.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isApiProblem } from './api-problem.ts'
import { call } from './call.ts'
import { problemText } from './errors.ts'
import { uploadFile } from './file-calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key.startsWith('auth_') ? 'mine' : null) })
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fr' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const anHour = 3_600_000

describe('a call whose answer is long in coming', () => {
  it.each([
    ['read', () => call(getMe)],
    ['change', () => call(changeMe, { body: { locale: 'fr' } })],
  ])('[DATA-04] a %s has no time limit of ours: it waits as long as the browser does', async (_, ask) => {
    const asked: RequestInit[] = []
    let answer = (_response: Response) => {}
    vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
      asked.push(init)
      return new Promise<Response>((resolve) => (answer = resolve))
    })
    const limit = vi.spyOn(AbortSignal, 'timeout')
    let outcome = 'waiting'
    const done = ask().then(
      () => (outcome = 'answered'),
      () => (outcome = 'failed'),
    )
    await vi.advanceTimersByTimeAsync(anHour)
    expect([outcome, asked.map(({ signal }) => signal), vi.getTimerCount(), limit.mock.calls]).toEqual([
      'waiting',
      [null],
      0,
      [],
    ])
    answer(Response.json({}))
    await done
    expect(outcome).toBe('answered')
  })

  it('[DATA-04] an upload has none either', async () => {
    const sent: { timeout: number }[] = []
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        timeout = 0
        upload = { addEventListener: () => undefined }
        open = () => undefined
        setRequestHeader = () => undefined
        addEventListener = () => undefined
        send = () => sent.push(this)
      },
    )
    void uploadFile({
      url: '/api/contact',
      form: new FormData(),
      headers: {},
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
    await vi.advanceTimersByTimeAsync(anHour)
    expect([sent.map(({ timeout }) => timeout), vi.getTimerCount()]).toEqual([[0], 0])
  })
})

describe('what the browser itself breaks off', () => {
  it.each([
    [
      'TimeoutError',
      'timeout',
      'La réponse tarde trop. Réessayez dans un instant.',
      'La risposta tarda ad arrivare. Riprovi tra un istante.',
    ],
    ['AbortError', 'cancelled', 'La demande a été interrompue.', 'La richiesta è stata interrotta.'],
  ])(
    '[DATA-04][ERR-01] a %s is told as it is, before the answer and in the midst of it',
    async (name, code, fr, italian) => {
      const broken = new DOMException('', name)
      const inTheMidst = () => new Response(new ReadableStream({ pull: (stream) => stream.error(broken) }))
      for (const fetched of [() => Promise.reject(broken), () => Promise.resolve(inTheMidst())]) {
        vi.stubGlobal('fetch', fetched)
        const failure: unknown = await call(getMe).catch((error: unknown) => error)
        expect(isApiProblem(failure) && failure.code).toBe(code)
        expect([problemText(failure, 'fr'), problemText(failure, 'it')]).toEqual([fr, italian])
      }
    },
  )
})
