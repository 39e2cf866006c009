import { listTopics } from '@coussinet/contract/contact.ts'
import { listFaqs, voteOnQuestion } from '@coussinet/contract/faq.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerTo } from '../../testing/recorded.ts'
import { reloadPage, showPage } from '../../testing/show-page.tsx'
import { serves, speaksTo, waits } from '../../testing/wire.ts'

const main = page.getByRole('main')
const tags = main.getByRole('navigation', { name: 'Filtrer par sujet' })
const words = main.getByRole('searchbox', { name: 'Chercher une question' })
const questions = () => [...document.querySelectorAll('main details')]
const question = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)
const answer = (id: string) => page.elementLocator(question(id) ?? document.body)
const current = () => [...tags.element().querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)

let all = answerTo('helene', listFaqs, '/faqs').data

/** Finds what the server finds in the demo: the waiting period despite a typing error, and everything with a tag. */
beforeEach(() => {
  all = answerTo('helene', listFaqs, '/faqs').data
  speaksTo('helene')
  serves(listFaqs, (_body, address) => {
    const { searchParams } = new URL(address, location.origin)
    const [q, tag] = [searchParams.get('q'), searchParams.get('tag')]
    return {
      data: all.filter(
        ({ id, tags: borne }) =>
          (q === null || (q === 'delai de carance' && id === 'faq-11')) && (tag === null || borne.includes(tag)),
      ),
    }
  })
})

it('[SUP-04] a tag is in the address, and narrows the questions under their subjects', async () => {
  const { router, shown } = showPage('/faq')
  await shown
  await expect.element(main.getByRole('heading', { level: 2, name: 'Remboursements' })).toBeVisible()
  await tags.getByRole('link', { name: 'Garanties' }).click()
  await expect.poll(() => router.state.location.href).toBe('/faq?tag=cover')
  await expect.poll(() => question('faq-20')).toBeNull()
  expect(question('faq-11')).not.toBeNull()
  router.history.back()
  await expect.poll(() => questions().length).toBe(all.length)
  expect(router.state.location.href).toBe('/faq')
  await expect.poll(current).toEqual(['Tout'])
  router.history.forward()
  await expect.poll(current).toEqual(['Garanties'])
  await reloadPage(router).shown
  await expect.poll(current).toEqual(['Garanties'])
  await expect.poll(() => questions().length).toBe(all.filter(({ tags: borne }) => borne.includes('cover')).length)
})

it('[SUP-04] words are searched for as they are typed, and are kept in the address', async () => {
  const { router, shown } = showPage('/faq')
  await shown
  await userEvent.fill(words, 'delai de carance')
  await expect.poll(() => router.state.location.searchStr).toMatch(/^\?q=delai/)
  await expect.poll(() => questions().map(({ id }) => id)).toEqual(['faq-11'])
  await expect.element(main.getByRole('status').filter({ hasText: /1 réponse pour/ })).toBeInTheDocument()
  const { router: anew, shown: shownAnew } = reloadPage(router)
  await shownAnew
  await expect.element(words).toHaveValue('delai de carance')
  await expect.poll(() => questions().map(({ id }) => id)).toEqual(['faq-11'])
  await userEvent.fill(words, 'zzzzzz')
  await expect.element(main.getByText('Aucune question sur ce thème.')).toBeVisible()
  await main.getByRole('link', { name: 'Voir toutes les questions' }).click()
  await expect.poll(() => anew.state.location.href).toBe('/faq')
  await expect.element(words).toHaveValue('')
})

it('[SUP-04] a search that is typed just before the page is left does not lead back to it', async () => {
  const { router, shown } = showPage('/faq')
  await shown
  await userEvent.fill(words, 'delai de carance')
  // The next page is on its way still when the typing has rested.
  const comes = waits(listTopics)
  const left = router.navigate({ to: '/contact' })
  await new Promise((resolve) => setTimeout(resolve, 400))
  comes()
  await left
  expect(router.state.location.href).toBe('/contact')
})

it('[SUP-04] an answer has an address, which opens it, and leads to the page that it names', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await showPage('/faq').shown
  await expect.poll(() => question('faq-08')).not.toBeNull()
  question('faq-08')?.querySelector('summary')?.click()
  await answer('faq-08').getByRole('button', { name: 'Copier le lien' }).click()
  await expect.element(page.getByText('Le lien vers cette réponse est copié.')).toBeVisible()
  expect(copied.mock.calls).toEqual([[`${location.origin}/faq#faq-08`]])
  const { router, shown } = showPage('/faq#faq-08')
  await shown
  await expect.poll(() => question('faq-08')?.open).toBe(true)
  await expect.element(answer('faq-08').getByText('Pourquoi ma demande a-t-elle été refusée')).toBeInViewport()
  await answer('faq-08').getByRole('link', { name: 'Nous contacter' }).click()
  await expect.poll(() => router.state.location.href).toBe('/contact')
})

it('[SUP-04] what a member says of an answer is kept, and can be changed', async () => {
  const said: boolean[] = []
  serves(voteOnQuestion, ({ useful }) => {
    said.push(useful)
    all = all.map((one) => (one.id === 'faq-11' ? { ...one, useful } : one))
    return undefined
  })
  const { router, shown } = showPage('/faq#faq-11')
  await shown
  await expect.poll(() => question('faq-11')?.open).toBe(true)
  const yes = answer('faq-11').getByRole('button', { name: 'Oui' })
  await yes.click()
  await expect.element(answer('faq-11').getByRole('status')).toMatchTextContent(/^Merci, c’est noté\.$/)
  await reloadPage(router).shown
  await expect.poll(() => question('faq-11')?.open).toBe(true)
  const after = answer('faq-11')
  await expect.element(after.getByRole('button', { name: 'Oui' })).toHaveAttribute('aria-pressed', 'true')
  await after.getByRole('button', { name: 'Non' }).click()
  await expect.element(after.getByRole('button', { name: 'Oui' })).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => said).toEqual([true, false])
  await after.getByRole('link', { name: 'Nous écrire' }).click()
  await expect
    .element(page.getByLabelText('En deux mots', { exact: true }))
    .toHaveValue(expect.stringMatching(/^Qu’est-ce que le délai de carence/))
})
