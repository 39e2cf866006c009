import { listAnimals } from '@coussinet/contract/animals.ts'
import {
  addQuoteFile,
  changeQuote,
  createQuote,
  deleteQuote,
  deleteQuoteFile,
  getQuote,
  getQuoteFile,
  listQuotes,
  type Quote,
  type QuoteFile,
  submitQuote,
} from '@coussinet/contract/quotes.ts'
import type { Reading } from '@coussinet/contract/readings.ts'
import {
  changeRefundRequest,
  createRefundRequest,
  getRefundRequest,
  listRefundRequests,
} from '@coussinet/contract/refund-requests.ts'
import { estimateRefund } from '@coussinet/contract/refunds.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pdfFile, photoOfInvoice } from '../../../testing/choose-file.ts'
import { emptyDraft, keepsDraft } from '../../../testing/draft.ts'
import { goOffline } from '../../../testing/offline.ts'
import { answerTo } from '../../../testing/recorded.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { answers, loses, problem, receives, serves, speaksTo, tells } from '../../../testing/wire.ts'

const main = page.getByRole('main')
const [waiting] = answerTo('helene', listQuotes, '/quotes?limit=100').data
if (!waiting) throw new Error('No quote is recorded.')
const pending: Quote = waiting
const mirza = pending.animal_id ?? ''

const answered: Quote = {
  ...pending,
  status: 'answered',
  expected_by: null,
  answered_at: '2026-11-20T09:00:00.000Z',
  answer: {
    refunded_cents: 27_750,
    lines: pending.lines.map((line) => ({
      ...line,
      label: 'Chirurgie',
      covered_cents: line.billed_cents,
      refunded_cents: Math.round(line.billed_cents * 0.7),
      reason_code: null,
    })),
    conditions: 'Sous réserve de la radiographie.',
    valid_until: '2026-12-31',
    reserved_cents: 27_750,
    arithmetic: 'portal',
    explanation: null,
  },
}
const ended = (status: Quote['status'], more: Partial<Quote> = {}): Quote => ({
  ...answered,
  status,
  ended_at: '2026-11-20T09:30:00.000Z',
  answer: answered.answer && { ...answered.answer, reserved_cents: 0 },
  ...more,
})

const show = async (quote: Quote) => {
  answers(getQuote, quote)
  await showPage(`/quotes/${quote.id}`).shown
}

beforeEach(() => speaksTo('helene'))

describe('[PRE-01] the list of quotes', () => {
  it('is reached from the refunds, and leads to each quote and to a new one', async () => {
    await showPage('/refunds').shown
    await main.getByRole('link', { name: 'Accords avant soins' }).click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Accords avant soins' })).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Mirza · Chirurgie, anesthésie' }))
      .toHaveAttribute('href', `/quotes/${pending.id}`)
    // The menu leads there through the refunds alone.
    await expect
      .element(page.getByRole('link', { name: 'Mes remboursements' }).first())
      .toHaveAttribute('aria-current', 'page')
    await expect.element(main).toMatchTextContent(/Réponse au plus tard le 23 novembre 2026/)
    await expect.element(main.getByRole('link', { name: 'Demander un accord' })).toHaveAttribute('href', '/quotes/new')
  })

  it('says what is reserved until when, resumes a draft, and has words for none', async () => {
    answers(listQuotes, { data: [answered, { ...pending, id: 'd1', status: 'draft' }], next_cursor: null })
    await showPage('/quotes').shown
    await expect.element(main).toMatchTextContent(/277,50\s€ réservés jusqu’au 31 décembre 2026/)
    await expect
      .element(main.getByRole('link', { name: 'Mirza · Chirurgie, anesthésie' }).nth(1))
      .toHaveAttribute('href', '/quotes/new?quote=d1')
    answers(listQuotes, { data: [], next_cursor: null })
    await showPage('/quotes').shown
    await expect.element(main).toMatchTextContent('Aucun devis pour le moment')
  })

  it('says that it could not be shown', async () => {
    serves(listQuotes, () => problem('server_error'))
    await showPage('/quotes').shown
    await expect.element(main).toMatchTextContent(/Nous n’avons pas pu afficher vos devis/)
  })
})

describe('[PRE-01] the page of a quote', () => {
  it.each([
    ['waits', pending, 'En attente de réponse', /Rien n’est réservé avant notre réponse/],
    ['is late', { ...pending, late_days: 3 }, 'En attente de réponse', /En retard de 3 jours/],
    [
      'is refused',
      { ...pending, status: 'refused', expected_by: null, refusal: { code: null, text: 'ce soin est exclu.' } },
      'Accord refusé',
      /Ce soin est exclu\..*Rien n’est réservé/,
    ],
    ['is withdrawn', ended('withdrawn', { answer: null }), 'Devis retiré', /Vous avez retiré ce devis/],
    ['has lapsed', ended('lapsed'), 'Accord expiré', /L’accord a expiré et rien n’est plus réservé/],
    [
      'is a draft',
      { ...pending, status: 'draft', deleted_on: '2026-12-20' },
      'Brouillon de devis',
      /supprimé le 20 décembre 2026/,
    ],
    [
      'is claimed by a filed request',
      { ...answered, request: { id: 'r1', status: 'pending', tracking_reference: 'ZR-2026-1' } },
      'Accord donné',
      /le montant reste réservé jusqu’à notre décision/,
    ],
  ] as const)('says that it %s', async (_case, quote, badge, text) => {
    await show(quote as Quote)
    await expect.element(main.getByText(badge, { exact: true })).toBeVisible()
    await expect.element(main).toMatchTextContent(text)
    await expect.element(main.getByRole('button', { name: 'Envoyer la facture' })).not.toBeInTheDocument()
  })

  it('shows an agreement by line, with its conditions, its last day and what is reserved, and sends the invoice', async () => {
    const asked: unknown[] = []
    await show(answered)
    for (const text of [
      /Remboursement accordé\s*277,50\s€/,
      /Accord valable jusqu’au\s*31 décembre 2026/,
      /Réservé sur le plafond\s*277,50\s€/,
      /Conditions de l’accord.*Sous réserve de la radiographie/,
    ])
      await expect.element(main).toMatchTextContent(text)
    const lineOf = (text: string) => main.getByText(text, { exact: true }).element().getBoundingClientRect()
    expect(lineOf('Sous réserve de la radiographie.').top).toBeGreaterThanOrEqual(
      lineOf('Conditions de l’accord').bottom,
    )
    const draft = { ...emptyDraft, quote_id: answered.id }
    keepsDraft(draft)
    serves(createRefundRequest, (body) => {
      asked.push(body)
      return draft
    })
    main.getByRole('button', { name: 'Envoyer la facture' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname + main.element().textContent).toBeTruthy()
    await expect.poll(() => asked).toEqual([{ quote_id: answered.id }])
  })

  it('is withdrawn after a question', async () => {
    let removed = 0
    await show(answered)
    serves(deleteQuote, () => {
      removed += 1
    })
    await main.getByRole('button', { name: 'Retirer ce devis' }).click()
    await page.getByRole('button', { name: 'Garder' }).click()
    expect(removed).toBe(0)
    await main.getByRole('button', { name: 'Retirer ce devis' }).click()
    answers(getQuote, ended('withdrawn'))
    await page.getByRole('button', { name: 'Retirer', exact: true }).click()
    await expect.element(main.getByText('Vous avez retiré ce devis', { exact: false })).toBeVisible()
    expect(removed).toBe(1)
  })

  it('of which nothing is reserved yet is withdrawn without a word of what would be free again', async () => {
    await show(pending)
    await main.getByRole('button', { name: 'Retirer ce devis' }).click()
    const dialog = page.getByRole('dialog', { name: 'Retirer ce devis ?' })
    await expect.element(dialog).toMatchTextContent(/Nous n’y répondrons pas, et rien n’est réservé/)
    await expect.element(dialog).not.toMatchTextContent(/redevient libre/)
  })

  it('[PRE-02] that was used leads to its request, and shows by line what was agreed, invoiced and covered', async () => {
    await show(
      ended('used', {
        request: { id: 'r1', status: 'accepted', tracking_reference: 'ZR-2026-1' },
        invoiced: [
          {
            label: 'Chirurgie',
            care_kind: 'surgery',
            agreed_cents: 26_000,
            invoiced_cents: 30_000,
            as_agreed_cents: 26_000,
            agreed_refund_cents: 18_200,
          },
        ],
      }),
    )
    const table = main.getByRole('table', { name: 'Devis et facture' })
    await expect.element(table).toMatchTextContent(/Chirurgie.*260\s€.*300\s€.*260\s€/)
    await expect
      .element(main.getByRole('link', { name: 'Voir la demande de remboursement' }))
      .toHaveAttribute('href', '/refunds/r1')
  })
})

describe('[PRE-02] a request that was decided beside its agreement', () => {
  const [request] = answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data.filter(
    ({ status }) => status === 'accepted',
  )
  if (!request) throw new Error('No accepted request is recorded.')
  const open = async (quote: Quote) => {
    answers(getRefundRequest, { ...request, quote_id: quote.id })
    answers(getQuote, quote)
    await showPage(`/refunds/${request.id}`).shown
  }

  it('says that its invoice is about other care, and until when the agreement stands', async () => {
    await open(answered)
    await expect
      .element(main)
      .toMatchTextContent(
        /Cette facture ne porte pas sur ces soins\s: l’accord reste valable jusqu’au 31 décembre 2026\./,
      )
    await expect.element(main.getByRole('table', { name: 'Devis et facture' })).not.toBeInTheDocument()
  })

  it('says of an agreement that is over that the invoice was studied as others are', async () => {
    await open(ended('lapsed'))
    await expect.element(main).toMatchTextContent('elle a été étudiée comme les autres')
    await expect.element(main).not.toMatchTextContent('reste valable')
  })

  it('says nothing of it where the agreement was used by it', async () => {
    await open(ended('used', { request: { id: request.id, status: 'accepted', tracking_reference: 'ZR-2026-1' } }))
    await expect.element(main.getByRole('link', { name: 'Voir l’accord' })).toBeVisible()
    await expect.element(main).not.toMatchTextContent('ne porte pas sur')
  })
})

const sure = <T,>(value: T, filled = false) => ({ value, sure: true, check: null, filled, box: null })
const [recorded] = pending.files
if (!recorded) throw new Error('No document is recorded.')
const paper: QuoteFile = recorded
const box = { page: 1, x: 0.2, y: 0.1, width: 0.3, height: 0.02 }
const row = { page: 1, x: 0.05, y: 0.4, width: 0.9, height: 0.02 }
const readQuote: Reading = {
  status: 'done',
  document: 'quote',
  care_date: sure('2026-11-15'),
  invoice_number: sure('D-2026-31'),
  clinic: { ...sure('Clinique des Tilleuls', true), box },
  clinic_number: null,
  chip: null,
  payment_proof: null,
  total_cents: sure(72_000),
  lines: [
    { label: 'Chirurgie du genou', amount_cents: 60_000, care_kind: 'surgery', sure: true, box: row },
    { label: 'Soin de plaie', amount_cents: 12_000, care_kind: 'bandage', sure: false, box: null },
  ],
}
const unread: Reading = {
  ...readQuote,
  status: 'waiting',
  document: null,
  care_date: null,
  invoice_number: null,
  clinic: null,
  total_cents: null,
  lines: [],
}
const emptyQuote: Quote = {
  ...pending,
  id: 'q-new',
  status: 'draft',
  submitted_at: null,
  expected_by: null,
  animal_id: null,
  animal: null,
  planned_on: null,
  vet_name: null,
  cause: null,
  lines: [],
  billed_cents: 0,
  files: [],
}
const draftRead = (reading: Reading | null, more: Partial<Quote> = {}): Quote => ({
  ...emptyQuote,
  vet_name: reading?.clinic?.value ?? null,
  files: [{ ...paper, media_type: 'image/jpeg', reading }],
  ...more,
})

/** Stores the draft of a quote as the server does; returns what was sent. */
function keepsQuote(begun: Quote) {
  const told: unknown[] = []
  let kept = begun
  serves(getQuote, () => kept)
  serves(createQuote, (body) => {
    told.push(body)
    return kept
  })
  serves(changeQuote, (body) => {
    told.push(body)
    const {
      animal_id = kept.animal_id,
      planned_on = kept.planned_on,
      cause = kept.cause,
      vet_name = kept.vet_name,
    } = body
    const lines = body.lines?.map((line) => ({ ...line, label: line.label ?? '' })) ?? kept.lines
    kept = { ...kept, animal_id, planned_on, cause, vet_name, lines }
    return kept
  })
  receives(addQuoteFile, ({ fields }) => {
    told.push(fields)
    kept = { ...kept, files: [{ ...paper, reading: null }] }
    return paper
  })
  serves(deleteQuoteFile, () => {
    told.push('taken off')
    kept = { ...kept, files: [] }
  })
  serves(submitQuote, () => {
    kept = { ...pending, id: kept.id }
    return kept
  })
  return { told, keep: (quote: Quote) => (kept = quote) }
}

/** Estimates any lines at 176,25 € of 260 €. */
const estimates = () =>
  serves(estimateRefund, ({ lines }) => ({
    billed_cents: 26_000,
    refunded_cents: 17_625,
    remaining_cents: 8375,
    computation: {
      covered_base_cents: 26_000,
      deductible_cents: 2500,
      rate: 75,
      net_cents: 17_625,
      ceiling_cut_cents: 0,
      vaccine_package_cents: 0,
      refunded_cents: 17_625,
    },
    event: null,
    lines: lines.map((line) => ({
      ...line,
      label: 'Chirurgie',
      covered_cents: 26_000,
      refunded_cents: 17_625,
      reason_code: null,
    })),
    reasons: [],
  }))

const openStep = (step: string) => showPage(`/quotes/new?quote=q-new&step=${step}`).shown

describe('[PRE-01] the wizard of a quote', () => {
  it('goes from the document to the sending: each step is kept, the estimate stands beside the summary', async () => {
    const { told } = keepsQuote(emptyQuote)
    estimates()

    await showPage('/quotes/new').shown
    await expect.element(main.getByRole('heading', { level: 1, name: 'Ajoutez le devis' })).toBeVisible()
    await main.getByRole('button', { name: 'Continuer' }).click({ force: true })
    await expect.element(main.getByText('Ajoutez le devis du vétérinaire.').first()).toBeVisible()
    expect(told).toEqual([])
    const pdf = new File(['%PDF-1.4'], 'devis.pdf', { type: 'application/pdf' })
    await userEvent.upload(main.getByLabelText(/fichier/i).first(), pdf)
    // The document begins the draft.
    await expect.poll(() => told).toEqual([{}, { type: 'quote' }])
    await main.getByRole('button', { name: 'Continuer' }).click()

    await expect.element(main.getByRole('heading', { level: 1, name: /Quels soins sont prévus/ })).toBeVisible()
    await main.getByRole('button', { name: 'Continuer' }).click()
    await expect.element(main.getByText('Indiquez le jour prévu des soins, même approximatif.')).toBeVisible()
    await main.getByText('Mirza', { exact: true }).click()
    await main.getByRole('radio', { name: 'Accident' }).click()
    await userEvent.fill(main.getByLabelText('Jour prévu des soins'), '2026-12-03')
    await main.getByRole('button', { name: 'Continuer' }).click()

    await expect.element(main.getByRole('heading', { level: 1, name: /Que dit le devis/ })).toBeVisible()
    // The vet is unchanged: what the reading fills in a moment later stays.
    expect(told.at(-1)).toEqual({
      animal_id: mirza,
      planned_on: '2026-12-03',
      cause: 'accident',
      first_symptoms_on: null,
    })
    await userEvent.selectOptions(main.getByLabelText('Soin', { exact: true }), 'Chirurgie')
    await userEvent.fill(main.getByLabelText('Montant'), '260')
    await main.getByRole('button', { name: 'Continuer' }).click()

    await expect.element(main.getByRole('heading', { level: 1, name: /Tout est là/ })).toBeVisible()
    expect(told.at(-1)).toEqual({ lines: [{ label: '', care_kind: 'surgery', billed_cents: 26_000 }] })
    await expect.element(main).toMatchTextContent(/Total du devis\s*260\s€/)
    await expect.element(main).not.toMatchTextContent(/Total facturé/)
    await expect.element(main).toMatchTextContent(/Remboursement estimé\s*176,25\s€/)
    await expect.element(main).toMatchTextContent('C’est une estimation, pas un accord')
    await main.getByRole('button', { name: 'Envoyer le devis' }).click()
    await expect.element(main.getByText('En attente de réponse', { exact: true })).toBeVisible()
  })

  it('begins about the animal from whose page the member came', async () => {
    const { told } = keepsQuote({ ...emptyQuote, animal_id: mirza })
    await showPage(`/quotes/new?animal_id=${mirza}`).shown
    const pdf = new File(['%PDF-1.4'], 'devis.pdf', { type: 'application/pdf' })
    await userEvent.upload(main.getByLabelText(/fichier/i).first(), pdf)
    await expect.poll(() => told).toEqual([{ animal_id: mirza }, { type: 'quote' }])
  })

  it('[ERR-01] [PRE-01] says once that it could not be sent, also without a network', async () => {
    answers(getQuote, { ...pending, id: 'q-new', status: 'draft' })
    estimates()
    loses(submitQuote)
    await openStep('summary')
    await goOffline()
    await main.getByRole('button', { name: 'Envoyer le devis' }).click()
    await expect.element(main.getByRole('alert')).toMatchTextContent(/Connexion impossible/)
    expect(page.getByText(/Connexion impossible/).elements()).toHaveLength(1)
  })

  it('[PRE-01] takes the first of several dropped files, and says so', async () => {
    const { told } = keepsQuote(emptyQuote)
    await showPage('/quotes/new').shown
    const zone = main.getByLabelText('Choisir un fichier').first()
    await expect.element(zone).toBeInTheDocument()
    const dropped = new DataTransfer()
    for (const name of ['devis.pdf', 'autre.pdf']) dropped.items.add(pdfFile(name))
    zone.element().dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
    await expect.element(page.getByText(/Un seul fichier est possible ici/)).toBeVisible()
    await expect.poll(() => told).toEqual([{}, { type: 'quote' }])
  })

  it('says at its field that the day is past', async () => {
    answers(getQuote, emptyQuote)
    serves(changeQuote, () => problem('validation_failed', { errors: { planned_on: ['date_past'] } }))
    await openStep('care')
    await main.getByText('Mirza', { exact: true }).click()
    await main.getByRole('radio', { name: 'Accident' }).click()
    await userEvent.fill(main.getByLabelText('Jour prévu des soins'), '2026-11-01')
    await main.getByRole('button', { name: 'Continuer' }).click()
    await expect.element(main.getByText(/Cette date est passée/).first()).toBeVisible()
  })

  it('[PRE-01] what was typed in a step is still there after a look at the one before', async () => {
    const { told } = keepsQuote(draftRead(unread))
    await openStep('care')
    await userEvent.fill(main.getByLabelText(/Vétérinaire|Clinique/), 'Clinique des Tilleuls')
    await main.getByRole('link', { name: 'Retour' }).click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Ajoutez le devis' })).toBeVisible()
    await main.getByRole('button', { name: 'Continuer' }).click()
    await expect.element(main.getByLabelText(/Vétérinaire|Clinique/)).toHaveValue('Clinique des Tilleuls')
    await main.getByText('Mirza', { exact: true }).click()
    await main.getByRole('radio', { name: 'Accident' }).click()
    await userEvent.fill(main.getByLabelText('Jour prévu des soins'), '2026-12-03')
    await main.getByRole('button', { name: 'Continuer' }).click()

    await expect.element(main.getByRole('heading', { level: 1, name: /Que dit le devis/ })).toBeVisible()
    expect(told.at(-1)).toMatchObject({ vet_name: 'Clinique des Tilleuls' })
    await userEvent.fill(main.getByLabelText('Montant'), '260')
    await main.getByRole('link', { name: 'Retour' }).click()
    await expect.element(main.getByLabelText(/Vétérinaire|Clinique/)).toHaveValue('Clinique des Tilleuls')
    await main.getByRole('button', { name: 'Continuer' }).click()
    await expect.element(main.getByLabelText('Montant')).toHaveValue('260,00')
  })

  it('[PRE-01] saves a step once, however often it is pressed, and stays where something was typed meanwhile', async () => {
    answers(getQuote, emptyQuote)
    const { promise: isSaved, resolve: save } = Promise.withResolvers<Quote>()
    const saves: unknown[] = []
    serves(changeQuote, (body) => {
      saves.push(body)
      return isSaved
    })
    await openStep('care')
    await main.getByText('Mirza', { exact: true }).click()
    await main.getByRole('radio', { name: 'Accident' }).click()
    await userEvent.fill(main.getByLabelText('Jour prévu des soins'), '2026-12-01')
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await expect.poll(() => saves).toHaveLength(1)
    await userEvent.fill(main.getByLabelText(/Vétérinaire|Clinique/), 'Clinique des Tilleuls')
    form?.requestSubmit()
    save(emptyQuote)
    await expect.element(main.getByRole('button', { name: 'Continuer' })).not.toHaveAttribute('aria-busy', 'true')
    expect(saves).toHaveLength(1)
    await expect.element(main.getByLabelText(/Vétérinaire|Clinique/)).toHaveValue('Clinique des Tilleuls')
  })
})

describe('[PRE-01] a quote that is read', () => {
  beforeEach(async () => {
    const bytes = photoOfInvoice()
    serves(getQuoteFile, () => new Response(bytes, { headers: { 'content-type': 'image/jpeg' } }))
  })

  it('[READ-01] is said to be read, waits for nothing, and shows what was read as soon as the page hears of it', async () => {
    const { keep } = keepsQuote(draftRead(unread))
    await openStep('document')
    await expect.element(main.getByText('Nous lisons votre devis.')).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'Continuer' })).not.toHaveAttribute('aria-disabled', 'true')
    keep(draftRead(readQuote))
    await tells('quotes', () =>
      expect(main.getByRole('region', { name: 'Lu sur votre devis' }).elements()).toHaveLength(1),
    )
    const facts = main.getByRole('region', { name: 'Lu sur votre devis' })
    for (const text of [/^Clinique des Tilleuls$/, /^720\s€$/])
      await expect.element(facts.getByText(text)).toBeVisible()
    // Neither its day nor its number is requested.
    await expect.element(facts).not.toMatchTextContent(/D-2026-31|15 novembre/)
    await expect.element(main.getByRole('img', { name: /Extrait du devis.*Clinique/ })).toBeVisible()
  })

  it('[READ-03] that looks like an invoice is said on the spot, with the way to a refund, kept or taken off as the member says', async () => {
    const { told } = keepsQuote(draftRead({ ...readQuote, document: 'invoice' }))
    await openStep('document')
    await expect.element(main.getByText('Ce document ressemble à une facture déjà payée.')).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'Demander un remboursement' })).toBeVisible()
    await main.getByRole('button', { name: 'Garder ce document' }).click()
    await expect.element(main.getByText('Ce document ressemble à une facture déjà payée.')).not.toBeInTheDocument()
    expect(told).toEqual([])
    await openStep('document')
    await main.getByRole('button', { name: 'Retirer et choisir le devis' }).click()
    await expect.element(main.getByText('Déposez le devis ici')).toBeVisible()
    expect(told).toEqual(['taken off'])
  })

  it('[READ-03] an invoice goes over to a new request as it is, once; one that cannot says why, and stays', async () => {
    keepsQuote(draftRead({ ...readQuote, document: 'invoice' }))
    const told: unknown[] = []
    serves(createRefundRequest, (body) => {
      told.push(body)
      return told.length === 1
        ? problem('conflict', { errors: { drafts: ['drafts_limit'] }, params: { drafts: { limit: 50 } } })
        : emptyDraft
    })
    answers(getRefundRequest, emptyDraft)
    await openStep('document')
    const over = main.getByRole('button', { name: 'Demander un remboursement' })
    await over.click()
    await expect.element(page.getByText(/50 brouillons, c’est le maximum/).first()).toBeVisible()
    await expect.element(main.getByText('Ce document ressemble à une facture déjà payée.')).toBeVisible()
    await over.click()
    await expect.element(main.getByRole('heading', { level: 1, name: /facture/i })).toBeVisible()
    const [file] = draftRead(readQuote).files
    const document = { quote_id: draftRead(readQuote).id, file_id: file?.id }
    expect(told).toEqual([{ document }, { document }])
  })

  it('[READ-03] that was just sent and is taken off leaves its place to another', async () => {
    const { keep } = keepsQuote(emptyQuote)
    await showPage('/quotes/new').shown
    const pdf = new File(['%PDF-1.4'], 'facture.pdf', { type: 'application/pdf' })
    await userEvent.upload(main.getByLabelText(/fichier/i).first(), pdf)
    await expect.element(main.getByText('Un autre document utile')).toBeVisible()
    keep(draftRead({ ...readQuote, document: 'invoice' }))
    await tells('quotes', () =>
      expect(main.getByRole('button', { name: 'Retirer et choisir le devis' }).elements()).toHaveLength(1),
    )
    await main.getByRole('button', { name: 'Retirer et choisir le devis' }).click()
    await expect.element(main.getByText('Déposez le devis ici')).toBeVisible()
  })

  it.each([
    ['card_slip', 'Ce document ressemble à un ticket de carte bancaire.'],
    ['prescription', 'Ce document ressemble à une ordonnance.'],
    ['other', 'Nous n’avons pas pu lire les montants : vous pouvez les saisir.'],
  ] as const)('[READ-03] says of a %s what it looks like', async (document, sentence) => {
    keepsQuote(draftRead({ ...readQuote, document }))
    await openStep('document')
    await expect.element(main.getByText(sentence)).toBeVisible()
    await expect.element(main).toMatchTextContent(/Il nous faut le devis détaillé/)
  })

  it('[READ-03] says once more before it is sent what the document looks like', async () => {
    keepsQuote(draftRead({ ...readQuote, document: 'card_slip' }))
    await openStep('summary')
    await expect.element(main.getByText('Ce document ressemble à un ticket de carte bancaire.')).toBeVisible()
    keepsQuote(draftRead(readQuote))
    await openStep('summary')
    await expect.element(main.getByText(/Ce document ressemble/)).not.toBeInTheDocument()
  })

  it('[READ-02] fills the vet, says where from, and offers it in a tap where another was typed', async () => {
    const { told } = keepsQuote(draftRead(readQuote, { vet_name: 'Dr Petit' }))
    await openStep('care')
    await expect.element(main.getByLabelText('Vétérinaire ou clinique')).toHaveValue('Dr Petit')
    await main.getByRole('button', { name: 'Reprendre Clinique des Tilleuls (Clinique)' }).click()
    await expect.element(main.getByLabelText('Vétérinaire ou clinique')).toHaveValue('Clinique des Tilleuls')
    await expect.element(main.getByText('Lu sur votre devis')).toBeVisible()
    await main.getByText('Mirza', { exact: true }).click()
    await main.getByRole('radio', { name: 'Accident' }).click()
    await userEvent.fill(main.getByLabelText('Jour prévu des soins'), '2026-12-03')
    await main.getByRole('button', { name: 'Continuer' }).click()
    await expect.poll(() => told.at(-1)).toMatchObject({ vet_name: 'Clinique des Tilleuls', animal_id: mirza })
  })

  it('[READ-02] a vet that is read while the care is told stands in its untouched field', async () => {
    const { keep } = keepsQuote(draftRead(unread))
    await openStep('care')
    await main.getByRole('radio', { name: 'Accident' }).click()
    keep(draftRead(readQuote))
    await tells('quotes', () =>
      expect(main.getByLabelText('Vétérinaire ou clinique').element()).toHaveProperty('value', 'Clinique des Tilleuls'),
    )
    await expect.element(main.getByRole('radio', { name: 'Accident' })).toBeChecked()
  })

  it.each([
    ['on a desk in one', 1280, 1],
    ['on a phone in two, each high enough to be read', 390, 2],
  ])('[READ-02] a row of the paper is shown %s', async (_how, width, lines) => {
    await page.viewport(width, 844)
    onTestFinished(() => page.viewport(1280, 800))
    keepsQuote(draftRead(readQuote))
    await openStep('lines')
    const piece = main.getByRole('img', { name: /Extrait du devis.*Chirurgie du genou/ })
    await expect.element(piece).toBeVisible()
    const halves = [...piece.element().children].map((half) => half.getBoundingClientRect())
    expect(new Set(halves.map(({ top }) => Math.round(top))).size).toBe(lines)
    expect(Math.min(...halves.map(({ height }) => height))).toBeGreaterThanOrEqual(18)
  })

  it('[READ-02] its lines are there, each with its piece of the picture; an unsure kind is told in a tap', async () => {
    const { told } = keepsQuote(draftRead(readQuote))
    await openStep('lines')
    await expect.element(main.getByLabelText('Intitulé').first()).toHaveValue('Chirurgie du genou')
    await expect.element(main.getByLabelText('Intitulé').nth(1)).toHaveValue('Soin de plaie')
    await expect.element(main.getByLabelText('Montant').first()).toHaveValue('600,00')
    await expect.element(main.getByLabelText('Soin', { exact: true }).first()).toHaveValue('surgery')
    await expect.element(main.getByLabelText('Soin', { exact: true }).nth(1)).toHaveValue('')
    await expect.element(main.getByText(/Vérifiez chaque ligne/)).toBeVisible()
    await expect.element(main.getByRole('img', { name: /Extrait du devis.*Chirurgie du genou/ })).toBeVisible()
    await main.getByRole('button', { name: 'Oui, pansement' }).click()
    await expect.element(main.getByLabelText('Soin', { exact: true }).nth(1)).toHaveValue('bandage')
    await userEvent.fill(main.getByLabelText('Montant').first(), '580')
    await expect.element(main.getByText(/Sur votre devis.*Chirurgie du genou, 600\s€/)).toBeVisible()
    await main.getByRole('button', { name: 'Continuer' }).click()
    await expect
      .poll(() => told)
      .toEqual([
        {
          lines: [
            { label: 'Chirurgie du genou', care_kind: 'surgery', billed_cents: 58_000 },
            { label: 'Soin de plaie', care_kind: 'bandage', billed_cents: 12_000 },
          ],
        },
      ])
  })

  it('[READ-02] lines that were told stand; those that were read are offered, and so are lines that no total confirms', async () => {
    const lines: Quote['lines'] = [{ label: '', care_kind: 'surgery', billed_cents: 50_000 }]
    keepsQuote(draftRead(readQuote, { lines }))
    await openStep('lines')
    await expect.element(main.getByLabelText('Montant')).toHaveValue('500,00')
    await expect.element(main.getByText(/2 lignes sont lues sur votre devis, pour 720\s€/)).toBeVisible()
    await main.getByRole('button', { name: 'Reprendre ces lignes' }).click()
    await expect.element(main.getByLabelText('Montant').nth(1)).toHaveValue('120,00')

    keepsQuote(draftRead({ ...readQuote, total_cents: null }))
    await openStep('lines')
    await expect.element(main.getByText(/Aucun total ne confirme cette lecture/)).toBeVisible()
    await expect.element(main.getByLabelText('Montant')).toHaveValue('')
  })

  it('[READ-02] lines that are read while a line is typed do not take its place', async () => {
    const { keep } = keepsQuote(draftRead(unread))
    await openStep('lines')
    await userEvent.fill(main.getByLabelText('Montant'), '99')
    keep(draftRead(readQuote))
    await tells('quotes', () =>
      expect(main.getByRole('button', { name: 'Reprendre ces lignes' }).elements()).toHaveLength(1),
    )
    await expect.element(main.getByLabelText('Montant')).toHaveValue('99')
  })

  it('[READ-01] where nothing is read the form is as it was', async () => {
    keepsQuote(draftRead(null))
    await openStep('lines')
    await expect.element(main.getByLabelText('Montant')).toHaveValue('')
    await expect.element(main.getByLabelText('Intitulé')).not.toBeInTheDocument()
  })
})

it('[PRE-02] the summary of a request asks calmly whether its invoice belongs to an agreement', async () => {
  const changed: unknown[] = []
  const agreement = {
    quote_id: answered.id,
    animal_id: mirza,
    vet_name: 'Clinique des Tilleuls',
    answered_on: '2026-11-03',
    valid_until: '2026-12-31',
    refunded_cents: 27_750,
    is_chosen: false,
    obstacle: null,
  } as const
  const draft = { ...emptyDraft, animal_ids: [mirza], animals: [{ id: mirza, name: 'Mirza' }] }
  keepsDraft(draft, { agreements: [agreement] })
  serves(changeRefundRequest, (body) => {
    changed.push(body)
    return { ...draft, quote_id: answered.id }
  })
  await showPage(`/refunds/new?request=${draft.id}&step=summary`).shown
  await expect.element(main).toMatchTextContent(/Cette facture correspond-elle à l’accord du 3 novembre 2026\s\?/)
  await expect.element(main).toMatchTextContent(/277,50\s€ vous sont réservés jusqu’au 31 décembre 2026/)
  await main.getByRole('button', { name: 'Oui, l’utiliser' }).click()
  await expect.poll(() => changed).toEqual([{ quote_id: answered.id }])
})

it('[PRE-01] the page of an animal says what agreements reserve of its ceiling', async () => {
  const { data } = answerTo('helene', listAnimals, '/animals')
  const animal = data.find(({ id }) => id === mirza)
  if (!animal?.limits) throw new Error('Mirza is not recorded.')
  const { limits } = animal
  const { ceiling } = limits
  const reserved = { ...ceiling, reserved_cents: 27_750, remaining_cents: ceiling.remaining_cents - 27_750 }
  answers(listAnimals, {
    data: data.map((one) => (one.id === mirza ? { ...animal, limits: { ...limits, ceiling: reserved } } : one)),
  })
  await showPage(`/animals/${mirza}`).shown
  await expect.element(main).toMatchTextContent(/277,50\s€ réservés par un accord avant soins/)
})
