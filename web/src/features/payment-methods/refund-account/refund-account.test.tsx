import {
  createRefundAccount,
  getRefundAccount,
  type NewRefundAccount,
  type RefundAccount,
} from '@coussinet/contract/refund-accounts.ts'
import type { Signature } from '@coussinet/contract/signatures.ts'
import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { computeHash, ibans, inFours, knowsBanks } from '../../../testing/mandates.ts'
import { settled, showPage } from '../../../testing/show-page.tsx'
import { answers, refuses, serves, speaksTo, waits } from '../../../testing/wire.ts'

const { french, second } = ibans
const main = page.getByRole('main')
const id = '00000000-0000-4000-8000-999999999901'
const path = '/profile/payment-methods/refund-account'

/** An account for refunds that was just named. */
async function draftOf(iban: string, language: 'fr' | 'it' = 'fr'): Promise<RefundAccount> {
  const parts = { language, title: 'Remboursements', facts: [{ term: 'IBAN', lines: [inFours(iban)] }], paragraphs: [] }
  const text = formatSignedText(parts)
  return {
    id,
    status: 'draft',
    iban,
    bic: null,
    holder: 'HELENE CARPENTIER',
    text,
    parts,
    sha256: await computeHash(text),
    channels: [
      { mode: 'email', recipient: 'h••••@example.org', is_recent: false },
      { mode: 'sms', recipient: '+336******04', is_recent: false },
    ],
    signature: null,
    held_until: null,
  }
}

async function open(search: string, language: 'fr' | 'it' = 'fr') {
  await showPage(`${path}${search}`, { language }).shown
  await settled()
}

afterEach(() => page.viewport(1280, 800))

it('[PAY-10] an account for refunds that is unknown or replaced leads to naming one', async () => {
  speaksTo('helene')
  const replaced: RefundAccount = { ...(await draftOf(second.iban)), status: 'replaced' }
  for (const found of [() => refuses(getRefundAccount, 'not_found'), () => answers(getRefundAccount, replaced)]) {
    found()
    await open(`?account=${id}&step=code`)
    await expect.element(main.getByRole('heading', { level: 1, name: 'Où verser vos remboursements ?' })).toBeVisible()
    await expect.element(main.getByLabelText('IBAN', { exact: true })).toHaveValue('')
  }
})

it('[PAY-10] a field that is emptied holds the step, and what is changed meanwhile is what is confirmed', async () => {
  speaksTo('helene')
  knowsBanks()
  const named: NewRefundAccount[] = []
  serves(createRefundAccount, async (body) => {
    named.push(body)
    const draft = await draftOf(body.iban)
    answers(getRefundAccount, draft)
    return draft
  })
  await open('')
  const iban = main.getByLabelText('IBAN', { exact: true })
  const holder = main.getByLabelText('Titulaire du compte')
  const next = main.getByRole('button', { name: /^(Continuer|Enregistrement)/ })
  await next.click()
  await expect.element(iban).toHaveFocus()
  await userEvent.fill(iban, french.iban)
  await expect.element(main.getByText('L’IBAN suffit : aucun BIC à donner.')).toBeVisible()
  await userEvent.clear(holder)
  await next.click()
  await expect.element(holder).toHaveFocus()
  await expect.element(holder).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(holder, 'HELENE CARPENTIER')
  const letGo = waits(createRefundAccount)
  await next.click()
  const busy = main.element().querySelectorAll('form [aria-busy=true]')
  expect(busy).toHaveLength(1)
  await userEvent.fill(iban, second.iban)
  letGo()
  await expect.poll(() => main.element().querySelectorAll('form [aria-busy=true]')).toHaveLength(0)
  await expect.element(iban).toHaveValue(inFours(second.iban))
  await next.click()
  await expect.element(main.getByRole('article')).toMatchTextContent(inFours(second.iban, ' '))
  expect(named.at(-1)).toMatchObject({ iban: second.iban, holder: 'HELENE CARPENTIER' })
})

it('[A11Y-07] the steps of the code fit a width of 320 pixels', async () => {
  await page.viewport(320, 640)
  speaksTo('giulia')
  const draft = await draftOf(ibans.italian.iban, 'it')
  const signature: Signature = {
    id,
    mode: 'email',
    recipient: 'g••••••@example.org',
    expires_at: '2026-11-20T10:10:00.000Z',
    resend_after: '2026-11-20T10:01:00.000Z',
    attempts_left: 5,
  }
  const sent = { status: 'awaiting_code' as const, signature }
  const held = { status: 'active' as const, iban: 'IT60 **** **** 3456', held_until: '2026-11-22T10:00:00.000Z' }
  for (const [step, now, name] of [
    ['signature', {}, 'Ricevi il codice'],
    ['code', sent, /^Conferma/],
    ['done', held, null],
    ['release', held, 'Ricevi il codice'],
    ['release-code', { ...held, signature }, 'Accredita senza attendere'],
  ] as const) {
    answers(getRefundAccount, { ...draft, ...now })
    await open(`?account=${id}&step=${step}`, 'it')
    const press =
      name === null
        ? main.getByRole('link', { name: 'Conferma ora con un codice' })
        : main.getByRole('button', { name }).first()
    await expect.element(press, { message: step }).toBeVisible()
    expect({ step, over: document.documentElement.scrollWidth - innerWidth }).toEqual({ step, over: 0 })
  }
})
