import { languages, languageTags } from '@coussinet/contract/domain/languages.ts'
import { expect, it } from 'vitest'
import { templates } from './typesetter.ts'

const papersIn = (language: string) =>
  templates().flatMap(({ path }) => {
    const [, written, paper] = /^\/texts\/(\w+)\/(.+)$/.exec(path) ?? []
    return written === language && paper !== undefined ? [paper] : []
  })

it('[GO-07] a language has each paper of French, or none', () => {
  expect(papersIn('fr')).toEqual(['cgv.typ', 'cgv2.typ', 'rgpd.typ'])
  for (const language of languageTags)
    expect([language, papersIn(language)]).toEqual([language, languages[language].has_papers ? papersIn('fr') : []])
})
