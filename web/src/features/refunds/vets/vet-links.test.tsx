import { listAnimals } from '@coussinet/contract/animals.ts'
import { createVetLink, listVetLinks, revokeVetLink, type VetLink } from '@coussinet/contract/vet-links.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draftAtCare, emptyDraft, keepsDraft } from '../../../testing/draft.ts'
import { goOffline } from '../../../testing/offline.ts'
import { answerTo } from '../../../testing/recorded.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { answers, refuses, serves, speaksTo, tells } from '../../../testing/wire.ts'

const main = page.getByRole('main')
const dialog = page.getByRole('dialog')
const ask = main.getByRole('button', { name: 'Faire envoyer par le vétérinaire' }).first()
const list = main.getByRole('list', { name: 'Liens pour la clinique' })
const [animal] = draftAtCare.animals

beforeEach(() => speaksTo('helene'))

function keepsLinks() {
  let links: VetLink[] = []
  const asked: unknown[] = []
  serves(listVetLinks, () => ({ data: links }))
  serves(createVetLink, (body) => {
    asked.push(body)
    const link = {
      id: crypto.randomUUID(),
      request_id: body.request_id ?? null,
      quote_id: body.quote_id ?? null,
      animal_id: body.animal_id,
      shows_amount: body.shows_amount,
      created_at: '2026-11-20T10:00:00.000Z',
      expires_at: '2026-11-22T10:00:00.000Z',
      opened_at: null,
      sent_at: null,
      file_ids: [],
    }
    links = [link]
    return { ...link, href: 'https://portail.example/vet#token=abc' }
  })
  serves(revokeVetLink, () => {
    links = []
  })
  /** Something of the link changes, and the member's page hears of it. */
  const becomes = (changes: Partial<VetLink>, shows: string) => {
    links = links.map((link) => ({ ...link, ...changes }))
    return tells('refund-requests', () => expect(list.element().textContent).toContain(shows))
  }
  return { asked, becomes }
}

async function openSheets() {
  keepsDraft(draftAtCare)
  await showPage(`/refunds/new?request=${draftAtCare.id}&step=care_sheets`).shown
}

it('[VET-01] a member makes a link with its code, and sees the vet open it, add documents and finish', async () => {
  const { asked, becomes } = keepsLinks()
  await openSheets()
  await ask.click()
  await dialog.getByRole('checkbox', { name: /ce que l’assurance rembourserait/ }).click()
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  await expect.element(dialog.getByRole('img', { name: 'Code QR du lien pour la clinique' })).toBeVisible()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Lien pour la clinique' }))
    .toHaveValue('https://portail.example/vet#token=abc')
  await expect.element(dialog.getByText(/^Valable jusqu’au .+, pour un seul envoi\.$/)).toBeVisible()
  expect(asked).toEqual([{ request_id: draftAtCare.id, animal_id: animal?.id, shows_amount: true }])
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await expect.element(list.getByText('Pas encore ouvert.')).toBeVisible()
  await becomes({ opened_at: '2026-11-20T10:05:00.000Z' }, 'Ouvert le vendredi 20 novembre à 11')
  await becomes({ file_ids: [crypto.randomUUID(), crypto.randomUUID()] }, '2 documents arrivés.')
  await main.getByRole('button', { name: 'Afficher le code' }).click()
  await expect.element(dialog.getByRole('img')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await becomes({ sent_at: '2026-11-20T10:06:00.000Z' }, 'La clinique a envoyé 2 documents.')
  await expect.element(main.getByRole('button', { name: 'Retirer le lien' })).not.toBeInTheDocument()
})

it('[VET-01] a link is taken back', async () => {
  keepsLinks()
  await openSheets()
  await ask.click()
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await main.getByRole('button', { name: 'Retirer le lien' }).click()
  await expect.element(main.getByRole('list', { name: 'Liens pour la clinique' })).not.toBeInTheDocument()
})

it('[VET-01] a link that is refused says why', async () => {
  keepsLinks()
  refuses(createVetLink, 'too_many_requests', { retry_after: 120 })
  await openSheets()
  await ask.click()
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

const theirs = () => answerTo('helene', listAnimals, '/animals').data
const radios = dialog.getByRole('radio')

it.each(['/refunds/new', '/quotes/new'])(
  '[VET-01] %s of an animal asks the vet about that animal alone',
  async (path) => {
    const { asked } = keepsLinks()
    const { kept } = keepsDraft(emptyDraft)
    const second = theirs().filter(({ formula }) => formula.name !== 'default')[1]
    await showPage(`${path}?animal_id=${second?.id}`).shown
    await ask.click()
    await expect.element(dialog.getByRole('button', { name: 'Créer le lien' })).toBeVisible()
    expect(radios.elements()).toHaveLength(0)
    if (path === '/quotes/new') return
    await dialog.getByRole('button', { name: 'Créer le lien' }).click()
    await expect.element(dialog.getByRole('img')).toBeVisible()
    expect(asked).toMatchObject([{ animal_id: second?.id }])
    expect(kept().animal_ids).toEqual([second?.id])
  },
)

it('[VET-01] an animal that died is not the one chosen at first', async () => {
  keepsLinks()
  keepsDraft(emptyDraft)
  const [first, second, ...others] = theirs()
  if (!first || !second) throw new Error('Two animals are recorded.')
  const died = { ...first, cover_end: '2026-11-10', end_reason: 'deceased' as const }
  answers(listAnimals, { data: [died, second, ...others] })
  await showPage('/refunds/new').shown
  await ask.click()
  await expect.element(dialog.getByRole('radio', { name: second.name })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: first.name })).not.toBeChecked()
})

it('[OFF-01] [VET-01] a request that is begun on the device offers no link', async () => {
  keepsLinks()
  await showPage('/refunds/new').shown
  await expect.element(ask).toBeVisible()
  const goOnline = await goOffline()
  await expect.element(main.getByRole('button', { name: 'Continuer' })).toBeVisible()
  await settled()
  // The link's own code may come after the step.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(ask.elements()).toEqual([])
  goOnline()
  await expect.element(ask).toBeVisible()
})
