import { listAnimals } from '@coussinet/contract/animals.ts'
import { getDocument } from '@coussinet/contract/documents.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { type SearchHit, searchPortal } from '@coussinet/contract/search.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerTo } from '../../testing/recorded.ts'
import { showPage } from '../../testing/show-page.tsx'
import { serves, speaksTo } from '../../testing/wire.ts'

const dialog = page.getByRole('dialog', { name: 'Rechercher' })
const field = dialog.getByRole('combobox', { name: 'Rechercher' })
const title = (name: string) => page.getByRole('heading', { level: 1, name })

const mirza = answerTo('helene', listAnimals, '/animals').data.find(({ name }) => name === 'Mirza')?.id
const paid = answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data.find(
  ({ tracking_reference }) => tracking_reference === 'ZR-2026-00312',
)?.id

const found = (kind: SearchHit['kind'], name: string, href: string): SearchHit => ({
  kind,
  title: name,
  text: null,
  href,
  download: kind === 'document',
})
const pages = [
  found('page', 'Mes remboursements', '/refunds'),
  found('page', 'Échéancier', '/profile/receipts/schedule'),
]
const results: Readonly<Record<string, SearchHit[]>> = {
  '': pages,
  'zr-2026-00312': [found('refund', 'ZR-2026-00312', `/refunds/${paid}`)],
  mirza: [...pages, found('animal', 'Mirza', `/animals/${mirza}`)],
  'delais de carance': [found('question', 'Qu’est-ce que le délai de carence ?', '/faq#faq-11')],
  echeancier: pages,
  'combien il me reste': [found('task', 'Plafond de Mirza : il reste 1 458 €', `/animals/${mirza}`)],
  'meteo demain': [found('question', 'Où en est ma demande ?', '/faq#faq-05'), ...pages],
  certificat: [found('document', 'Certificat d’adhésion', '/api/pdf/contrat')],
}

const guessed = new Set(['zzzzzz', 'meteo demain'])

const wordsIn = (address: string) => new URL(address, location.origin).searchParams.get('q') ?? ''

beforeEach(() => {
  speaksTo('helene')
  serves(searchPortal, (_body, address) => ({
    data: results[wordsIn(address)] ?? [],
    is_sure: !guessed.has(wordsIn(address)),
  }))
})

/** Opens the search by its shortcut, which works once the page is ready. */
async function openSearch(): Promise<void> {
  await expect
    .poll(
      async () => {
        if (field.query() === null) await userEvent.keyboard('{Control>}k{/Control}')
        return field.query() !== null
      },
      { timeout: 10_000 },
    )
    .toBe(true)
  await expect.element(field).toHaveFocus()
}

/** Opens the search by its shortcut, searches, and moves down to the wanted result. */
async function find(words: string, kind: string, name: RegExp): Promise<void> {
  await openSearch()
  await userEvent.fill(field, words)
  const meant = page.getByRole('group', { name: kind }).getByRole('option', { name })
  await expect.element(meant).toBeVisible()
  await expect.element(page.getByRole('listbox')).toHaveAttribute('data-old', 'false')
  const active = () => document.querySelector(`[id="${field.element().getAttribute('aria-activedescendant')}"]`)
  for (let left = page.getByRole('option').elements().length; left > 0 && active() !== meant.element(); left -= 1)
    await userEvent.keyboard('{ArrowDown}')
  await expect.element(meant).toHaveAttribute('aria-selected', 'true')
}

it('[FIND-01] a refund, an animal, a question and a page are reached by the keyboard alone', async () => {
  const { router, shown } = showPage('/profile')
  await shown
  await expect.element(title('Mes informations')).toBeVisible()
  await find('zr-2026-00312', 'Remboursements', /ZR-2026-00312/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.href).toBe(`/refunds/${paid}`)
  await find('mirza', 'Animaux', /Mirza/)
  await userEvent.keyboard('{Enter}')
  await expect.element(title('Mirza')).toHaveFocus()
  await find('delais de carance', 'Questions fréquentes', /délai de carence/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.href).toBe('/faq#faq-11')
  await expect.poll(() => document.querySelector('#faq-11')?.hasAttribute('open')).toBe(true)
  await find('echeancier', 'Pages', /Échéancier/)
  await userEvent.keyboard('{Enter}')
  await expect.element(title('Échéancier')).toBeVisible()
})

it('[FIND-01] a document is downloaded from where it was found', async () => {
  const headers = { 'content-disposition': 'attachment; filename="certificat.pdf"' }
  serves(getDocument, () => new Response('%PDF', { headers }))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const { router, shown } = showPage('/animals')
  await shown
  await expect.element(title('Mes animaux')).toBeVisible()
  await find('certificat', 'Documents', /Certificat d’adhésion/)
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => saved.mock.contexts.map((link) => Reflect.get(Object(link), 'download')))
    .toEqual(['certificat.pdf'])
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.state.location.href).toBe('/animals')
})

it('[FIND-01][A11Y-02] Escape empties the search, then closes it, and gives the focus back; what is not found leads to somebody who helps', async () => {
  await showPage('/animals').shown
  const before = page.getByRole('main').getByRole('link', { name: /Mirza/ }).first()
  await expect.element(before).toBeVisible()
  before.element().focus()
  await openSearch()
  // The index is there before a word is typed.
  await expect.element(page.getByRole('option', { name: 'Mes remboursements', exact: true })).toBeVisible()
  await userEvent.fill(field, 'zzzzzz')
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Rien de sûr pour « zzzzzz ».')
  await expect.element(dialog.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', '/contact')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(before).toHaveFocus()
})

it('[FIND-01] a task stands first, with its figure, and leads to where it is done', async () => {
  const { router, shown } = showPage('/profile')
  await shown
  await find('combien il me reste', 'Directement', /Plafond de Mirza : il reste 1 458 €/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.href).toBe(`/animals/${mirza}`)
})

it('[FIND-01][A11Y-02] guesses stand below “Rien de sûr” and the way to the team; Enter opens none that was not walked to', async () => {
  const { router, shown } = showPage('/animals')
  await shown
  await openSearch()
  await userEvent.fill(field, 'meteo demain')
  const said = dialog.getByText(/^Rien de sûr pour «.meteo demain.»\.$/)
  await expect.element(said).toBeVisible()
  const contact = dialog.getByRole('link', { name: 'Nous écrire' })
  const guesses = page.getByRole('group', { name: 'Peut-être' }).getByRole('option')
  await expect.element(guesses.first()).toBeVisible()
  expect(guesses.elements().map((one) => one.getAttribute('aria-selected'))).toEqual(['false', 'false', 'false'])
  const top = (one: { element: () => Element }) => one.element().getBoundingClientRect().top
  expect(top(contact)).toBeLessThan(top(guesses.first()))
  await expect
    .element(dialog.getByRole('status'))
    .toMatchTextContent('Rien de sûr pour « meteo demain ». 3 résultats possibles.')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  expect(router.state.location.href).toBe('/animals')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(guesses.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.href).toBe('/faq#faq-05')
})
