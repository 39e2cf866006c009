import { languages, languageTags } from '@coussinet/contract/domain/languages.ts'
import { expect, it } from 'vitest'
import { templates } from './typesetter.ts'

const chaptersIn = (language: string) =>
  templates().flatMap(({ path }) => {
    const [, written, chapter] = /^\/texts\/(\w+)\/papers\/(.+)$/.exec(path) ?? []
    return written === language && chapter !== undefined ? [chapter] : []
  })

it('[GO-07] a language has papers where each chapter of French is written in it, and none half', () => {
  expect(chaptersIn('fr').length).toBeGreaterThan(15)
  for (const language of languageTags)
    expect([language, chaptersIn(language)]).toEqual([language, languages[language].has_papers ? chaptersIn('fr') : []])
})
