import { offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { expect, it } from 'vitest'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()

const get = async (url: string) => (await portal.app.inject(url)).body

it('[I18N-01][GO-07] shows every letter whole in each language that is offered, as it looks and as text', async () => {
  const list = await get('/dev/mails')
  const names = [...list.matchAll(/<h2 id="([a-z-]+)">/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(new Set(names).size).toBe(names.length)
  const sentences = (text: string) =>
    text
      .split('- - -')[0]
      ?.split('\n')
      .filter((line) => line.includes(' ') && !line.startsWith('http')) ?? []
  for (const name of names) {
    const french = await get(`/dev/mails/${name}/fr/text`)
    expect(french).not.toMatch(/\bundefined\b|\bnull\b|\[object/)
    for (const language of offeredLanguages.filter((one) => one !== 'fr')) {
      const other = await get(`/dev/mails/${name}/${language}/text`)
      expect(other).not.toMatch(/\bundefined\b|\bnull\b|\[object/)
      expect(sentences(french).filter((line) => sentences(other).includes(line))).toEqual([])
      expect(await get(`/dev/mails/${name}/${language}/html`)).toContain(`<html lang="${language}">`)
      expect(list).toContain(`<a href="/dev/mails/${name}/${language}/html">`)
    }
  }
  expect((await portal.app.inject('/dev/mails/none/fr/html')).statusCode).toBe(404)
  expect((await portal.app.inject(`/dev/mails/${names[0]}/de/html`)).statusCode).toBe(404)
})
