import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import { createQuote, getQuote, listQuotes, type Quote } from '@coussinet/contract/quotes.ts'
import type { Reading } from '@coussinet/contract/readings.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { estimateRequest } from '@coussinet/contract/refunds.ts'
import { deleteRequestFile, getRequestFile, tellReadLines } from '@coussinet/contract/request-files.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { photoOfInvoice } from '../../../../testing/choose-file.ts'
import { draftAtCare, keepsDraft } from '../../../../testing/draft.ts'
import { goOffline } from '../../../../testing/offline.ts'
import { answerTo } from '../../../../testing/recorded.ts'
import { settled, showPage } from '../../../../testing/show-page.tsx'
import { answers, callsTo, problem, serves, speaksTo, tells } from '../../../../testing/wire.ts'

const main = page.getByRole('main')

beforeEach(async () => {
  speaksTo('helene')
  const bytes = photoOfInvoice()
  serves(getRequestFile, () => new Response(bytes, { headers: { 'content-type': 'image/jpeg' } }))
})

const box = { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.03 }
const sure = <T,>(value: T, filled = false) => ({ value, sure: true, check: null, filled, box: null })

const read: Reading = {
  status: 'done',
  document: 'invoice',
  care_date: { ...sure('2026-11-15', true), box },
  invoice_number: sure('F-2026-118'),
  clinic: sure('Clinique des Tilleuls', true),
  clinic_number: null,
  chip: null,
  payment_proof: null,
  total_cents: sure(7400),
  lines: [
    { label: 'Consultation', amount_cents: 4500, care_kind: 'consultation', sure: true, box: null },
    { label: 'Soin de plaie', amount_cents: 2900, care_kind: 'bandage', sure: false, box: null },
  ],
}
const unread: Reading = {
  ...read,
  status: 'waiting',
  document: null,
  care_date: null,
  invoice_number: null,
  clinic: null,
  total_cents: null,
  lines: [],
}

const withReading = (reading: Reading, changes: Partial<RefundRequest> = {}): RefundRequest => ({
  ...draftAtCare,
  ...changes,
  files: draftAtCare.files.map((file) =>
    file.type === 'invoice' ? { ...file, media_type: 'image/jpeg', reading } : file,
  ),
})

const open = (step: string) => showPage(`/refunds/new?request=${draftAtCare.id}&step=${step}`).shown

describe('beside the invoice', () => {
  it('[READ-01] says that it is read, waits for nothing, and shows what was read as soon as it hears of it', async () => {
    keepsDraft(withReading(unread))
    await open('invoice')
    await expect.element(main.getByText('Nous lisons votre facture.')).toBeVisible()
    await expect
      .element(main.getByRole('button', { name: 'Continuer', exact: true }))
      .not.toHaveAttribute('aria-disabled', 'true')
    const asked = callsTo(getRefundRequest).length
    answers(getRefundRequest, withReading(read))
    await tells('refund-requests', () => expect(callsTo(getRefundRequest).length).toBeGreaterThan(asked))
    await expect.element(main.getByRole('heading', { name: 'Lu sur votre facture' })).toBeVisible()
    const facts = main.getByRole('region', { name: 'Lu sur votre facture' })
    for (const text of [/^15 novembre 2026$/, /^Clinique des Tilleuls$/, /^F-2026-118$/, /^74.€$/])
      await expect.element(facts.getByText(text)).toBeVisible()
  })

  it.each([390, 1440])('[READ-01] never moves the box to tick while it is read, %i px wide', async (width) => {
    await page.viewport(width, 844)
    keepsDraft(withReading(unread))
    await open('invoice')
    await expect.element(main.getByText('Nous lisons votre facture.')).toBeVisible()
    const box = main.getByRole('checkbox', { name: /Cette facture prouve le paiement/ })
    const top = () => box.element().getBoundingClientRect().top + window.scrollY
    const before = top()
    const asked = callsTo(getRefundRequest).length
    answers(getRefundRequest, withReading(read))
    await tells('refund-requests', () => expect(callsTo(getRefundRequest).length).toBeGreaterThan(asked))
    await expect.element(main.getByRole('heading', { name: 'Lu sur votre facture' })).toBeVisible()
    expect(top()).toBe(before)
  })

  it('[READ-02] the words that prove the payment stand below the box with their piece, and tick nothing', async () => {
    keepsDraft(
      withReading({ ...read, payment_proof: { ...sure('Facture acquittée'), box } }, { paid_confirmed: false }),
    )
    await open('invoice')
    await expect.element(main.getByText(/^Lu.: «.Facture acquittée.»$/)).toBeVisible()
    await expect.element(main.getByRole('img', { name: /Extrait de la facture.*preuve du paiement/ })).toBeVisible()
    await expect.element(main.getByRole('checkbox', { name: /Cette facture prouve le paiement/ })).not.toBeChecked()
  })

  it('[READ-02] shows the piece of the picture that a value came from', async () => {
    keepsDraft(withReading(read))
    await open('invoice')
    const piece = main.getByRole('img', { name: /Extrait de la facture.*Date des soins/ })
    await expect.element(piece).toBeVisible()
    const { width, height } = piece.element().getBoundingClientRect()
    expect(width).toBeGreaterThan(height)
  })

  it('[READ-08] names the other papers of a file, and reads its bill', async () => {
    const other_papers = [
      { page: 1, document: 'care_sheet' as const },
      { page: 3, document: 'prescription' as const },
    ]
    keepsDraft(withReading({ ...read, other_papers }))
    await open('invoice')
    const said =
      'Aussi dans ce fichier : feuille de soins (page 1) et ordonnance (page 3). Nous lisons la facture seule.'
    await expect.element(main.getByText(said)).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Lu sur votre facture' })).toBeVisible()
  })

  it('[READ-03] a bill whose amounts were not read says so, and reproaches nothing', async () => {
    const sentence = /^Nous n’avons pas pu lire les montants.: notre équipe les lira\.$/
    keepsDraft(withReading({ ...read, total_cents: null, lines: [] }))
    await open('invoice')
    await expect.element(main.getByText(sentence)).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Lu sur votre facture' })).toBeVisible()
    keepsDraft(withReading({ ...read, document: 'other' }))
    await open('invoice')
    await expect.element(main.getByText(sentence)).toBeVisible()
    await expect.element(main.getByText(/ressemble|reconnaissons/)).not.toBeInTheDocument()
  })

  it('[READ-03] a card slip is said on the spot, and kept or taken off as the member says', async () => {
    const { kept } = keepsDraft(withReading({ ...read, document: 'card_slip' }))
    await open('invoice')
    await expect.element(main.getByText('Ce document ressemble à un ticket de carte bancaire.')).toBeVisible()
    await main.getByRole('button', { name: 'Garder ce document' }).click()
    await expect.element(main.getByText('Ce document ressemble à un ticket de carte bancaire.')).not.toBeInTheDocument()
    expect(kept().files).toHaveLength(draftAtCare.files.length)
    await open('invoice')
    await main.getByRole('button', { name: 'Retirer et choisir la facture' }).click()
    await expect.element(main.getByText('Glissez la facture ici')).toBeVisible()
    expect(callsTo(deleteRequestFile)).toHaveLength(1)
  })

  it('[READ-03] a card slip that was just sent and is taken off leaves its place to the invoice', async () => {
    const without = { ...draftAtCare, files: draftAtCare.files.filter(({ type }) => type !== 'invoice') }
    keepsDraft(without)
    await open('invoice')
    const pdf = new File(['%PDF-1.4'], 'ticket.pdf', { type: 'application/pdf' })
    await userEvent.upload(main.getByLabelText(/fichier/i).first(), pdf)
    await expect.element(main.getByText('Reçue')).toBeVisible()
    answers(getRefundRequest, withReading({ ...read, document: 'card_slip' }))
    serves(deleteRequestFile, () => {
      answers(getRefundRequest, without)
    })
    await tells('refund-requests', () =>
      expect(main.getByRole('button', { name: 'Retirer et choisir la facture' }).elements()).toHaveLength(1),
    )
    await main.getByRole('button', { name: 'Retirer et choisir la facture' }).click()
    await expect.element(main.getByText('Glissez la facture ici')).toBeVisible()
  })

  it('[READ-03][PRE-01] a quote goes over to a new quote as it is, with what the request tells, and once', async () => {
    const file = draftAtCare.files.find(({ type }) => type === 'invoice')
    const [recorded] = answerTo('helene', listQuotes, '/quotes?limit=100').data
    if (!file || !recorded) throw new Error('No document is recorded.')
    keepsDraft(withReading({ ...read, document: 'quote' }, { vet_name: 'Dr Petit' }))
    const told: unknown[] = []
    const quote: Quote = {
      ...recorded,
      status: 'draft',
      files: recorded.files.map((one) => ({ ...one, reading: { ...read, document: 'quote' } })),
    }
    answers(getQuote, quote)
    serves(createQuote, (body) => {
      told.push(body)
      return quote
    })
    await open('invoice')
    await main.getByRole('button', { name: 'Demander un accord pour ce devis' }).click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Ajoutez le devis' })).toBeVisible()
    await expect.element(main.getByRole('region', { name: 'Lu sur votre devis' })).toBeVisible()
    const [animal_id] = draftAtCare.animal_ids
    expect(told).toEqual([
      {
        animal_id,
        vet_name: 'Dr Petit',
        cause: 'accident',
        first_symptoms_on: null,
        document: { request_id: draftAtCare.id, file_id: file.id },
      },
    ])
  })

  it('[READ-03][PRE-01] a quote that cannot go over says why, and stays', async () => {
    keepsDraft(withReading({ ...read, document: 'quote' }))
    serves(createQuote, () =>
      problem('conflict', { errors: { drafts: ['drafts_limit'] }, params: { drafts: { limit: 20 } } }),
    )
    await open('invoice')
    await main.getByRole('button', { name: 'Demander un accord pour ce devis' }).click()
    await expect.element(page.getByText(/20 brouillons|brouillons/).first()).toBeVisible()
    await expect.element(main.getByText('Ce document ressemble à un devis.')).toBeVisible()
  })

  it('[PRE-01][OFF-01] a quote goes over at once or not at all: without a network it does not wait behind a paused change', async () => {
    const { kept } = keepsDraft(withReading({ ...read, document: 'quote' }))
    await open('invoice')
    await expect.element(main.getByText('Ce document ressemble à un devis.')).toBeVisible()
    const comesBack = await goOffline()
    await main.getByRole('checkbox').first().click()
    await main.getByRole('button', { name: 'Demander un accord pour ce devis' }).click()
    await expect.element(page.getByText('Connexion impossible. Vérifiez votre accès à internet.').first()).toBeVisible()
    comesBack()
    await expect.poll(() => kept().paid_confirmed).toBe(false)
    await settled()
    expect(callsTo(createQuote)).toEqual([])
  })

  it('[READ-01] says when nothing could be read', async () => {
    keepsDraft(withReading({ ...unread, status: 'failed' }))
    await open('invoice')
    await expect.element(main.getByText(/Nous n’avons rien pu lire avec certitude/)).toBeVisible()
  })
})

describe('at the fields', () => {
  it('[READ-02] says which text was read, and offers the other in a tap: nothing typed is touched', async () => {
    const { kept } = keepsDraft(withReading(read, { vet_name: 'Dr Petit', invoice_number: 'F-2026-118' }))
    await open('animals')
    await expect.element(main.getByLabelText('Vétérinaire ou clinique')).toHaveValue('Dr Petit')
    await expect.element(main.getByText('Lu sur votre facture').first()).toBeVisible()
    await expect.element(main.getByText(/Sur votre facture.*Clinique des Tilleuls/)).toBeVisible()
    await main.getByRole('button', { name: 'Reprendre Clinique des Tilleuls (Clinique)' }).click()
    await expect.element(main.getByLabelText('Vétérinaire ou clinique')).toHaveValue('Clinique des Tilleuls')
    await expect.poll(() => kept().vet_name).toBe('Clinique des Tilleuls')
    await expect.element(main.getByText(/Sur votre facture.*Clinique des Tilleuls/)).not.toBeInTheDocument()
  })
})

const estimated: AnswerOf<typeof estimateRequest> = {
  billed_cents: 7400,
  refunded_cents: 3675,
  remaining_cents: 3725,
  computation: {
    covered_base_cents: 7400,
    deductible_cents: 2500,
    rate: 75,
    net_cents: 3675,
    ceiling_cut_cents: 0,
    vaccine_package_cents: 0,
    refunded_cents: 3675,
  },
  event: null,
  lines: [
    {
      label: 'Consultation',
      care_kind: 'consultation',
      billed_cents: 4500,
      covered_cents: 4500,
      refunded_cents: 2235,
      reason_code: null,
      read_line: 1,
    },
    {
      label: 'Pansement',
      care_kind: 'bandage',
      billed_cents: 2900,
      covered_cents: 2900,
      refunded_cents: 1440,
      reason_code: null,
      read_line: 2,
    },
  ],
  reasons: [],
  explanation: null,
  agreement: null,
  asks: [],
}

describe('in the summary', () => {
  const block = main.getByRole('region', { name: 'Ce que vous toucheriez' })

  it('[READ-04] shows the refund with its arithmetic and what it rests on, and asks for an unsure line in a tap', async () => {
    const draft = withReading(read)
    keepsDraft(draft)
    answers(estimateRequest, { ...estimated, asks: [2] })
    await open('summary')
    await expect.element(block.getByText(/Calculé d’après 2 lignes lues sur votre facture \(74.€\)/)).toBeVisible()
    await expect.element(block.getByText(/36,75.€/).first()).toBeVisible()
    const told: unknown[] = []
    serves(tellReadLines, (body) => {
      told.push(body)
      answers(estimateRequest, estimated)
      const [file] = draft.files.filter(({ type }) => type === 'invoice')
      if (!file) throw new Error('No invoice.')
      return { ...file, reading: { ...read, lines: read.lines.map((line) => ({ ...line, sure: true })) } }
    })
    await block.getByRole('button', { name: /^Oui, / }).click()
    await expect.element(block.getByText('Un doute à lever')).not.toBeInTheDocument()
    expect(told).toEqual([{ lines: [{ line: 2, care_kind: 'bandage' }] }])
  })

  it('[READ-04][EST-03] names the line that it leaves out as it was read, with its amount, why, and its cutting', async () => {
    const food = { label: 'Croquettes i/d 2 kg', amount_cents: 2490, care_kind: 'food' as const, sure: true, box }
    keepsDraft(withReading({ ...read, lines: [...read.lines, food] }))
    const dropped = {
      label: food.label,
      care_kind: food.care_kind,
      billed_cents: 2490,
      covered_cents: 0,
      refunded_cents: 0,
      reason_code: 'excluded_care' as const,
      read_line: 3,
    }
    answers(estimateRequest, { ...estimated, lines: [...estimated.lines, dropped], reasons: ['excluded_care'] })
    await open('summary')
    await expect
      .element(block.getByText(/^Croquettes i\/d 2 kg, 24,90.€.: alimentation, jamais couverte\./))
      .toBeVisible()
    await expect
      .element(block.getByRole('img', { name: 'Extrait de la facture\u00a0: Croquettes i/d 2 kg' }))
      .toBeVisible()
    await expect.element(block.getByText(/Conditions générales, chapitre 6/)).toBeVisible()
    await expect.element(block.getByText(/ne sont pas pris en charge par le contrat/)).not.toBeInTheDocument()
  })

  it('[READ-04][PRE-02] names what the agreement of the draft reserved, or its amount in the insurer’s words', async () => {
    keepsDraft(withReading(read))
    const agreement = { quote_id: '00000000-0000-4000-8000-000000000777', reserved_cents: 94_597 }
    answers(estimateRequest, { ...estimated, agreement })
    await open('summary')
    await expect.element(block.getByText(/^Réservé par l’accord.: 945,97.€$/)).toBeVisible()
    const explanation = 'Selon votre contrat de 2019.'
    answers(estimateRequest, { ...estimated, computation: null, explanation, agreement })
    await open('summary')
    await expect.element(block.getByText(explanation)).toBeVisible()
    await expect.element(block.getByText(/36,75.€/)).toBeVisible()
  })

  it('[READ-04] says that it comes, that several animals are for the team, and nothing where no line was read', async () => {
    keepsDraft(withReading(unread))
    await open('summary')
    await expect.element(block.getByText('L’estimation arrive dès que votre facture est lue.')).toBeVisible()

    const animals = [...draftAtCare.animals, { id: '00000000-0000-4000-8000-000000000001', name: 'Mirza' }]
    keepsDraft(withReading(read, { animals, animal_ids: animals.map(({ id }) => id) }))
    await open('summary')
    await expect.element(block.getByText(/Plusieurs animaux figurent/)).toBeVisible()

    keepsDraft(withReading({ ...read, lines: [] }))
    await open('summary')
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(block).not.toBeInTheDocument()
  })
})
