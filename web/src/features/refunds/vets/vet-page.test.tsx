import {
  addVetFile,
  readVetLink,
  removeVetFile,
  sendVetFiles,
  type VetFile,
  type VetLinkView,
} from '@coussinet/contract/vet-links.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LINK } from '#start/kept-link.ts'
import { chooseFile, pdfFile } from '../../../testing/choose-file.ts'
import { reloadPage, showPage } from '../../../testing/show-page.tsx'
import { answers, callsTo, problem, receives, refuses, serves, speaksTo } from '../../../testing/wire.ts'

const main = page.getByRole('main')
const send = main.getByRole('button', { name: 'Tout est là, envoyer' })
const title = (name: string) => main.getByRole('heading', { level: 1, name })

const open: VetLinkView = {
  state: 'open',
  sent_at: null,
  file_count: 0,
  animal: { name: 'Oslo', type: 'dog' },
  purpose: 'draft',
  expires_at: '2026-11-22T10:00:00.000Z',
  expected: [
    { type: 'care-sheet', needed: true },
    { type: 'invoice', needed: true },
    { type: 'other', needed: false },
  ],
  files: [],
  shows_amount: false,
  is_reading: false,
  amount: null,
}
const sent: VetLinkView = {
  ...open,
  state: 'sent',
  sent_at: '2026-11-20T10:01:00.000Z',
  file_count: 2,
  animal: null,
  purpose: null,
  expires_at: null,
  expected: [],
}

beforeEach(() => {
  sessionStorage.clear()
  speaksTo('helene')
})

/** A portal that keeps what a vet adds. */
function keepsFiles(more: Partial<VetLinkView> = {}) {
  let files: VetFile[] = []
  const view = () => ({
    ...open,
    ...more,
    files,
    file_count: files.length,
    expected: open.expected.filter(({ type, needed }) => !needed || !files.some((file) => file.type === type)),
  })
  serves(readVetLink, view)
  receives(addVetFile, ({ fields: { type }, files: [file] }) => {
    const added = { id: crypto.randomUUID(), type, name: file?.name ?? '', size: 120_000 }
    files = [...files, added]
    return added
  })
  serves(removeVetFile, ({ file_id }) => {
    files = files.filter(({ id }) => id !== file_id)
  })
  serves(sendVetFiles, () => ({ ...sent, file_count: files.length }))
  return { types: () => files.map(({ name, type }) => `${name} ${type}`) }
}

function visit(token: string | null = 'good', language: 'fr' | 'it' | 'nl' = 'fr') {
  if (token !== null) Reflect.set(globalThis, LINK, { path: '/vet', token })
  return showPage('/vet', { as: 'guest', language })
}
const choose = (...files: File[]) => {
  const field = main.getByLabelText(/Choisir un fichier/).first()
  for (const file of files) chooseFile(field, file)
}

it('[VET-01] shows the animal and what is awaited; documents are named by themselves, and can be named anew', async () => {
  const { types } = keepsFiles()
  await visit().shown
  await expect.element(title('Documents pour Oslo')).toBeVisible()
  await expect
    .element(main.getByRole('list', { name: 'Documents attendus' }))
    .toHaveTextContent('Feuille de soinsFacture')
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  choose(pdfFile('a.pdf'))
  await expect.poll(types).toEqual(['a.pdf care-sheet'])
  choose(pdfFile('b.pdf'))
  await expect.poll(types).toEqual(['a.pdf care-sheet', 'b.pdf invoice'])
  await expect.element(main.getByRole('status').getByText('Fichier reçu : b.pdf')).toBeInTheDocument()
  await main.getByLabelText('Type de document : b.pdf').selectOptions('Notes, autre document')
  await expect.poll(types).toEqual(['a.pdf care-sheet', 'b.pdf other'])
  await expect.element(send).not.toHaveAttribute('aria-disabled', 'true')
  await send.click()
  await expect.element(title('C’est envoyé, merci')).toBeVisible()
  await expect.element(main.getByText('2 documents sont bien arrivés.')).toBeVisible()
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(main.getByText('Oslo')).not.toBeInTheDocument()
})

it('[VET-01] a document that is refused says why; the others stay, and it goes or is replaced', async () => {
  const { types } = keepsFiles()
  await visit().shown
  await expect.element(title('Documents pour Oslo')).toBeVisible()
  choose(pdfFile('a.pdf'))
  await expect.poll(types).toEqual(['a.pdf care-sheet'])
  const recovers = refuses(addVetFile, 'validation_failed', { errors: { file: ['file_infected'] } })
  choose(pdfFile('virus.pdf'))
  await expect.element(main.getByRole('alert').getByText(/^Notre antivirus a refusé ce fichier/)).toBeVisible()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await expect.element(main.getByText('Un document n’est pas passé : remplacez-le ou retirez-le.')).toBeVisible()
  recovers()
  await main.getByRole('button', { name: 'Retirer le fichier' }).click()
  await expect.element(main.getByText('virus.pdf')).not.toBeInTheDocument()
  expect(types()).toEqual(['a.pdf care-sheet'])
  await main.getByRole('button', { name: 'Retirer a.pdf' }).click()
  await expect.poll(types).toEqual([])
})

it.each([
  ['fr', 'Ce lien ne fonctionne plus'],
  ['it', 'Questo link non funziona più'],
] as const)('[VET-01] in %s a link that is no good, or none, says so', async (language, name) => {
  for (const token of ['bad', null]) {
    refuses(readVetLink, 'expired')
    await visit(token, language).shown
    await expect.element(title(name)).toBeVisible()
    sessionStorage.clear()
  }
})

it('[VET-01] a used one says that it arrived, and a page that a phone dropped goes on', async () => {
  answers(readVetLink, { ...open, files: [{ id: crypto.randomUUID(), type: 'invoice', name: 'f.pdf', size: 9 }] })
  const { router, shown } = visit()
  await shown
  await expect.element(main.getByText('f.pdf', { exact: true })).toBeVisible()
  const again = reloadPage(router, { as: 'stays' })
  await again.shown
  await expect.element(main.getByText('f.pdf', { exact: true })).toBeVisible()
  answers(readVetLink, sent)
  await reloadPage(again.router, { as: 'stays' }).shown
  await expect.element(title('C’est envoyé, merci')).toBeVisible()
})

it('[VET-01] shows what would be refunded, as an estimate, only where the member shows it', async () => {
  const amount = { billed_cents: 7400, refunded_cents: 4440, is_partial: true }
  answers(readVetLink, { ...open, shows_amount: true, amount })
  await visit().shown
  await expect.element(main.getByText('44,40 €')).toBeVisible()
  await expect.element(main.getByText(/Une estimation, d’après ce qui est lu jusqu’ici/)).toBeVisible()
  await expect.element(main.getByText(/Certaines lignes n’ont pas été comprises/)).toBeVisible()
  answers(readVetLink, open)
  await visit().shown
  await expect.element(title('Documents pour Oslo')).toBeVisible()
  await expect.element(main.getByText('L’assurance rembourserait')).not.toBeInTheDocument()
})

it('[VET-01] a failure to open or to send is told, and can be tried again', async () => {
  let tries = 0
  serves(readVetLink, () => {
    tries += 1
    return tries === 1 ? problem('unavailable') : open
  })
  await visit().shown
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(title('Documents pour Oslo')).toBeVisible()
})

it('[VET-01] a document that was cancelled and arrived all the same is shown before anything is sent', async () => {
  const { types } = keepsFiles()
  await visit().shown
  await expect.element(title('Documents pour Oslo')).toBeVisible()
  choose(pdfFile('a.pdf'))
  await expect.poll(types).toEqual(['a.pdf care-sheet'])
  await expect.element(send).not.toHaveAttribute('aria-disabled', 'true')
  const stray: VetFile = { id: crypto.randomUUID(), type: 'other', name: 'autre-patient.pdf', size: 9000 }
  serves(readVetLink, () => ({ ...open, files: [stray], file_count: 1 }))
  await send.click()
  await expect.element(main.getByText('autre-patient.pdf', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Un autre document est arrivé par ce lien/)).toBeVisible()
  expect(callsTo(sendVetFiles)).toHaveLength(0)
  await send.click()
  await expect.element(title('C’est envoyé, merci')).toBeVisible()
})

it('[VET-01] a document whose type cannot be changed stays as it is', async () => {
  const { types } = keepsFiles()
  await visit().shown
  await expect.element(title('Documents pour Oslo')).toBeVisible()
  choose(pdfFile('a.pdf'))
  await expect.poll(types).toEqual(['a.pdf care-sheet'])
  const recovers = refuses(removeVetFile, 'unavailable')
  await main.getByLabelText('Type de document : a.pdf').selectOptions('invoice')
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(main.getByLabelText('Type de document : a.pdf')).toHaveValue('care-sheet')
  recovers()
  expect(types()).toEqual(['a.pdf care-sheet'])
  expect(callsTo(addVetFile)).toHaveLength(1)
})

it('[VET-01] a wait of hours is a failure, and holds nothing up in silence', async () => {
  keepsFiles()
  await visit().shown
  await expect.element(title('Documents pour Oslo')).toBeVisible()
  refuses(addVetFile, 'too_many_requests', { retry_after: 86_400 })
  choose(pdfFile('a.pdf'))
  await expect.element(main.getByRole('button', { name: 'Réessayer' })).toBeVisible()
})

it('[VET-01] what its member has filed meanwhile is said to be in the file already', async () => {
  answers(readVetLink, { ...sent, sent_at: null })
  await visit().shown
  await expect.element(main.getByText(/^Tout est déjà dans le dossier/)).toBeVisible()
  await expect.element(main.getByText(/est prévenue/)).not.toBeInTheDocument()
})
