import {
  createInvoiceAddress,
  getInvoiceAddress,
  type InvoiceAddress,
  revokeInvoiceAddress,
} from '@coussinet/contract/invoice-address.ts'
import { getRefundPile } from '@coussinet/contract/refund-piles.ts'
import { listRefundRequests, type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftAtCare, keepsDraft } from '../../../../testing/draft.ts'
import { settled, showPage } from '../../../../testing/show-page.tsx'
import { answers, refuses, serves, speaksTo } from '../../../../testing/wire.ts'
import { addressCard } from './InvoiceAddressPanel.tsx'

const none: InvoiceAddress = { is_offered: true, address: null, created_at: null, last_used_at: null }
const first = 'factures+k7m2-p9qd-x3vh-t8wn@replies.example'
const second = 'factures+0000-1111-2222-3333@replies.example'
const made = (address: string): InvoiceAddress => ({ ...none, address, created_at: '2026-11-20T10:00:00.000Z' })

const panel = page.getByRole('region', { name: 'Factures par e-mail' })
const field = panel.getByRole('definition')
const open = async () => {
  await showPage('/profile/payment-methods').shown
  await settled()
}

beforeEach(() => {
  speaksTo('helene')
  answers(getInvoiceAddress, none)
})

describe('[SHARE-02] the address for invoices by mail', () => {
  it('is made, shown, copied by hand, and put among the contacts', async () => {
    await open()
    await expect.element(panel.getByText(/ou donnez cette adresse à votre vétérinaire/)).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
    serves(createInvoiceAddress, () => made(first))
    await userEvent.click(panel.getByRole('button', { name: 'Créer mon adresse privée' }))
    await expect.element(field).toMatchTextContent(first)
    await expect.element(panel.getByText('Adresse active depuis le 20 novembre 2026.')).toBeVisible()
    await expect.element(panel.getByText('Aucune facture n’y est encore arrivée.')).toBeVisible()
    const contact = panel.getByRole('link', { name: 'Ajouter à mes contacts' })
    await expect.element(contact).toHaveAttribute('download', 'factures.vcf')
    await expect.element(contact).toHaveAttribute('href', addressCard('Factures Coussinet', first))
  })

  it('is replaced after a question that says what it costs', async () => {
    answers(getInvoiceAddress, { ...made(first), last_used_at: '2026-11-19T09:30:00.000Z' })
    await open()
    await expect.element(panel.getByText(/Dernière facture reçue le 19/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Changer d’adresse' }))
    const question = page.getByRole('dialog', { name: 'Changer d’adresse ?' })
    await userEvent.click(question.getByRole('button', { name: 'Garder l’adresse' }))
    await expect.element(field).toMatchTextContent(first)
    serves(createInvoiceAddress, () => made(second))
    await userEvent.click(panel.getByRole('button', { name: 'Changer d’adresse' }))
    await userEvent.click(question.getByRole('button', { name: 'Changer', exact: true }))
    await expect.element(field).toMatchTextContent(second)
  })

  it('is revoked at once, and is there again where that fails', async () => {
    answers(getInvoiceAddress, made(first))
    await open()
    refuses(revokeInvoiceAddress, 'unavailable')
    const question = page.getByRole('dialog', { name: 'Révoquer votre adresse ?' })
    const revoke = async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Révoquer' }))
      await userEvent.click(question.getByRole('button', { name: 'Révoquer' }))
    }
    await revoke()
    await expect.element(field).toMatchTextContent(first)
    serves(revokeInvoiceAddress, () => {
      answers(getInvoiceAddress, none)
      return undefined
    })
    await revoke()
    await expect.element(page.getByText('Votre adresse est révoquée.')).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Créer mon adresse privée' })).toBeVisible()
  })

  it('is nowhere named where the portal offers none', async () => {
    answers(getInvoiceAddress, { ...none, is_offered: false })
    await open()
    await expect.element(page.getByRole('heading', { name: 'Mon agenda' })).toBeVisible()
    await expect.element(panel).not.toBeInTheDocument()
    expect(document.body.textContent).not.toContain('Factures par e-mail')
  })

  it('is offered where an invoice is added, and leads to the profile', async () => {
    const offer = page.getByText(/votre clinique peut aussi nous l’envoyer par e-mail/)
    const link = (name: string) => page.getByRole('main').getByRole('link', { name })
    await showPage('/refunds/new').shown
    await expect.element(offer).toBeVisible()
    await expect
      .element(link('Créer mon adresse pour les factures'))
      .toHaveAttribute('href', '/profile/payment-methods#invoice-address')
    answers(getInvoiceAddress, made(first))
    await showPage('/refunds/new').shown
    await expect.element(link('Voir mon adresse pour les factures')).toBeVisible()
    answers(getInvoiceAddress, { ...none, is_offered: false })
    await showPage('/refunds/new').shown
    await settled()
    await expect.element(offer).not.toBeInTheDocument()
  })

  it('speaks Italian', async () => {
    speaksTo('giulia')
    answers(getInvoiceAddress, made(first))
    await open()
    const region = page.getByRole('region', { name: 'Fatture per e-mail' })
    await expect.element(region.getByRole('definition')).toMatchTextContent(first)
  })
})

it('[SHARE-02] a contact card keeps names with commas', () => {
  const card = decodeURIComponent(addressCard('Factures, Amica; et autres', first))
  expect(card).toContain('FN:Factures\\, Amica\\; et autres\r\n')
  expect(card).toContain(`EMAIL:${first}\r\n`)
})

describe('[SHARE-02] a draft that came by mail', () => {
  const sender = 'accueil@clinique-des-tilleuls.example'
  const mailed: RefundRequest = { ...draftAtCare, mailed_by: sender, paid_confirmed: false }
  const main = page.getByRole('main')
  const note = main.getByText(`Reçu par e-mail, envoyé par ${sender}.`)

  it('says so in the list, and opens at its invoice until that is looked at', async () => {
    keepsDraft(mailed)
    answers(listRefundRequests, { data: [mailed], next_cursor: null })
    await showPage('/refunds').shown
    await expect.element(main.getByText(`Reçue par e-mail, envoyée par ${sender}`)).toBeVisible()
    await userEvent.click(main.getByRole('link', { name: 'Reprendre' }))
    await expect.element(main.getByRole('heading', { level: 1, name: 'Ajoutez votre facture payée' })).toBeVisible()
    await expect.element(note).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Vous ne connaissez pas cet expéditeur ?' }))
      .toHaveAttribute('href', '/profile/payment-methods#invoice-address')
  })

  it('opens where it stopped once its invoice is looked at', async () => {
    keepsDraft({ ...mailed, paid_confirmed: true })
    await showPage(`/refunds/new?request=${mailed.id}`).shown
    await settled()
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Ajoutez votre facture payée' }))
      .not.toBeInTheDocument()
  })

  it('says so where several documents came', async () => {
    answers(getRefundPile, {
      id: mailed.id,
      status: 'reading',
      groups: [],
      files: [],
      arrivals: [],
      mailed_by: sender,
      goes_on_at: null,
    })
    await showPage(`/refunds/piles/${mailed.id}`).shown
    await expect.element(note).toBeVisible()
  })
})
