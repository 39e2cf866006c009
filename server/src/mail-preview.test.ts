import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const get = async (url: string) => (await portal.app.inject(url)).body

it('[I18N-01] shows every letter whole in both languages, as it looks and as text', async () => {
  const list = await get('/dev/mails')
  const names = [...list.matchAll(/<h2 id="([a-z-]+)">/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) {
    const [french, italian] = [await get(`/dev/mails/${name}/fr/text`), await get(`/dev/mails/${name}/it/text`)]
    expect(french).not.toMatch(/\bundefined\b|\bnull\b|\[object/)
    expect(italian).not.toMatch(/\bundefined\b|\bnull\b|\[object/)
    const sentences = (text: string) =>
      text
        .split('- - -')[0]
        ?.split('\n')
        .filter((line) => line.includes(' ') && !line.startsWith('http')) ?? []
    expect(sentences(french).filter((line) => sentences(italian).includes(line))).toEqual([])
    expect(await get(`/dev/mails/${name}/it/html`)).toContain('<html lang="it">')
  }
  expect((await portal.app.inject('/dev/mails/none/fr/html')).statusCode).toBe(404)
})
