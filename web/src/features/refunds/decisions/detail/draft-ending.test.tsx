import { getRefundRequest, keepRefundRequest, listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from '../../../../testing/recorded.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { answers, refuses, speaksTo } from '../../../../testing/wire.ts'

const main = page.getByRole('main')
const keep = main.getByRole('button', { name: 'Garder 30 jours de plus' })
const ending = main.getByText('Ce brouillon sera supprimé mercredi 25 novembre, avec ses documents.')

/** The member's requests, with a draft that is deleted in a few days. */
function theDraft() {
  const listed = answerTo('helene', listRefundRequests, '/refund-requests?limit=100')
  const found = listed.data.find(({ status }) => status === 'draft')
  if (!found) throw new Error('Hélène has no draft.')
  const draft = { ...found, deleted_on: '2026-11-25' }
  return { listed: { ...listed, data: listed.data.map((one) => (one.id === draft.id ? draft : one)) }, draft }
}

/** Answers as the server does once the draft is kept. */
function answersKept() {
  const { listed, draft } = theDraft()
  const kept = { ...draft, deleted_on: '2026-12-20' }
  answers(keepRefundRequest, kept)
  answers(getRefundRequest, kept)
  answers(listRefundRequests, { ...listed, data: listed.data.map((one) => (one.id === draft.id ? kept : one)) })
}

beforeEach(() => {
  speaksTo('helene')
  const { listed, draft } = theDraft()
  answers(listRefundRequests, listed)
  answers(getRefundRequest, draft)
})

it('[REM-02] the page of a draft says when it is deleted, and keeps it at one press', async () => {
  await showPage(`/refunds/${theDraft().draft.id}`).shown
  await expect.element(ending).toBeVisible()
  answersKept()
  await keep.click()
  await expect.element(page.getByText('Votre brouillon est conservé jusqu’au 20 décembre 2026.')).toBeVisible()
  await expect.element(ending).not.toBeInTheDocument()
  // The pressed button no longer exists.
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('[REM-02] a draft stays as it is where keeping it fails, and says so', async () => {
  await showPage(`/refunds/${theDraft().draft.id}`).shown
  refuses(keepRefundRequest, 'conflict')
  await keep.click()
  await expect
    .element(page.getByText('Cet élément a changé entre-temps. Actualisez la page puis réessayez.'))
    .toBeVisible()
  await expect.element(ending).toBeVisible()
})

it('[REM-02] the row of a draft says the day, with the same button, which goes with it', async () => {
  await showPage('/refunds').shown
  const row = main.getByRole('region', { name: 'Demandes en cours' }).getByRole('listitem')
  const draft = row.filter({ hasText: 'Il sera supprimé mercredi 25 novembre.' })
  await expect.element(draft).toBeVisible()
  answersKept()
  await draft.getByRole('button', { name: 'Garder 30 jours de plus' }).click()
  await expect.element(draft).not.toBeInTheDocument()
  await expect.element(keep).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.getAttribute('href')).toContain(theDraft().draft.id)
})
