import type { Language } from '@coussinet/texts/messages.ts'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { setLanguage } from './language/i18n.ts'
import { PaperLanguage } from './PaperLanguage.tsx'

let leave = () => {}
afterEach(() => {
  leave()
  setLanguage('fr')
})

function show(language: Language, of?: Language) {
  setLanguage(language)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <main>
      <p>Document</p>
      <PaperLanguage {...(of && { of })} />
    </main>,
  )
  leave = () => {
    root.unmount()
    place.remove()
  }
  return page.getByRole('main')
}

// The pages of this brand say in French what they would say in Dutch.
const inFrench = /^Document(?:Ce document est en français|Dit document is in het Frans)\.$/

it('[GO-07] who reads a language that has no papers is told that they are in French', async () => {
  await expect.element(show('nl')).toMatchTextContent(inFrench)
})

it.each(['fr', 'it'] as const)('[GO-07] who reads %s, which has papers, is told nothing', async (language) => {
  await expect.element(show(language)).toMatchTextContent(/^Document$/)
})

it('[GO-07] a document whose language is known is told by it, whatever papers there are', async () => {
  await expect.element(show('fr', 'it')).toMatchTextContent(/^DocumentCe document est en italien\.$/)
  leave()
  await expect.element(show('it', 'it')).toMatchTextContent(/^Document$/)
})
