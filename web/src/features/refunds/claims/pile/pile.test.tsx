import { listAnimals } from '@coussinet/contract/animals.ts'
import {
  addPileFiles,
  changeRefundPile,
  createRefundPile,
  getRefundPile,
  makePileDrafts,
  type PileArrival,
  type RefundPile,
} from '@coussinet/contract/refund-piles.ts'
import { deleteRequestFile, type RequestFile } from '@coussinet/contract/request-files.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { photoOfInvoice } from '../../../../testing/choose-file.ts'
import { draftAtCare, emptyDraft } from '../../../../testing/draft.ts'
import { pileGroup as group } from '../../../../testing/pile-group.ts'
import { answerTo } from '../../../../testing/recorded.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import {
  answers,
  callsTo,
  loses,
  problem,
  receives,
  refuses,
  serves,
  speaksTo,
  tells,
  waits,
} from '../../../../testing/wire.ts'

const main = page.getByRole('main')
const [oslo, mirza] = answerTo('helene', listAnimals, '/animals').data

const file = (id: string, name: string, document: 'invoice' | 'card_slip' | null): RequestFile => ({
  id,
  type: 'other',
  animal_id: null,
  name,
  media_type: 'image/jpeg',
  size: 100_000,
  sha256: '0'.repeat(64),
  received_at: '2026-11-20T10:00:00.000Z',
  status: 'received',
  refusal_code: null,
  href: `/api/refund-requests/${emptyDraft.id}/files/${id}`,
  thumbnail_href: null,
  reading: {
    status: document === null ? 'waiting' : 'done',
    document,
    care_date: null,
    invoice_number: null,
    clinic: null,
    clinic_number: null,
    chip: null,
    payment_proof: null,
    total_cents: null,
    lines: [],
  },
})
const ids = [1, 2, 3].map((number) => `00000000-0000-4000-9000-00000000000${number}`)
const [first = '', second = '', third = ''] = ids
const pile: RefundPile = {
  id: emptyDraft.id,
  status: 'sorted',
  groups: [{ ...group(first), care_date: '2026-11-12', clinic: 'Clinique des Tilleuls' }, group(second)],
  files: [file(first, 'novembre.jpg', 'invoice'), file(second, 'ticket.jpg', 'card_slip')],
  arrivals: [],
  mailed_by: null,
  goes_on_at: null,
}
const arrival = (id: string, name: string, refusal_code: PileArrival['refusal_code'] = null): PileArrival => ({
  id,
  name,
  size: 100_000,
  received_at: '2026-11-20T10:00:00.000Z',
  status: refusal_code === null ? 'waiting' : 'refused',
  refusal_code,
})

const open = (id: string = pile.id) => showPage(`/refunds/piles/${id}`).shown
const groupOf = (number: number) =>
  main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Demande ${number}` }) })

beforeEach(() => {
  speaksTo('helene')
  answers(getRefundPile, pile)
})

describe('a pile', () => {
  it('[READ-06] shows each request to be with its day, clinic and documents, and what is still read', async () => {
    answers(getRefundPile, {
      ...pile,
      status: 'reading',
      groups: [...pile.groups, group(third)],
      files: [...pile.files, file(third, 'autre.jpg', null)],
    })
    await open()
    await expect.element(groupOf(1).getByText('Soins du 12 novembre 2026, Clinique des Tilleuls')).toBeVisible()
    await expect.element(groupOf(2).getByText('Ticket de carte bancaire')).toBeVisible()
    await expect.element(groupOf(3).getByText('En cours de lecture')).toBeVisible()
    await expect.element(main.getByText(/Lecture des documents en cours/)).toBeVisible()
    const asked = callsTo(getRefundPile).length
    answers(getRefundPile, pile)
    await tells('refund-requests', () => expect(callsTo(getRefundPile).length).toBeGreaterThan(asked))
    await expect.element(main.getByText(/Lecture des documents en cours/)).not.toBeInTheDocument()
  })

  it('[READ-06] a document is moved by a choice, is there at once, and back where it is refused', async () => {
    const told: unknown[] = []
    serves(changeRefundPile, (body) => {
      told.push(body)
      const moved = { ...pile, groups: [{ ...pile.groups[0], ...group(first, second) }] }
      answers(getRefundPile, moved)
      return moved
    })
    await open()
    await main.getByLabelText('Placer ticket.jpg dans').selectOptions('0')
    await expect.element(groupOf(1).getByText('ticket.jpg', { exact: true }).first()).toBeVisible()
    await expect.element(groupOf(2)).not.toBeInTheDocument()
    expect(told).toEqual([{ groups: [{ animal_id: null, file_ids: [first, second] }] }])
    await expect.element(main.getByText(/ticket.jpg est maintenant dans.*Demande 1/)).toBeInTheDocument()

    answers(getRefundPile, pile)
    refuses(changeRefundPile, 'unavailable')
    await open()
    await main.getByLabelText('Placer ticket.jpg dans').selectOptions('0')
    await expect.element(page.getByText('Le déplacement n’a pas été gardé.')).toBeVisible()
    await expect.element(groupOf(2).getByText('ticket.jpg', { exact: true }).first()).toBeVisible()
  })

  it('[READ-06] [ERR-01] a document that could not be removed is still there, and says why', async () => {
    loses(deleteRequestFile)
    await open()
    await main.getByRole('button', { name: 'Retirer ticket.jpg' }).click()
    await expect.element(page.getByText(/Connexion impossible/)).toBeVisible()
    await expect.element(groupOf(2).getByText('ticket.jpg', { exact: true }).first()).toBeVisible()
  })

  it('[READ-06] an animal is told of a request to be', async () => {
    const told: unknown[] = []
    serves(changeRefundPile, (body) => {
      told.push(body)
      return pile
    })
    await open()
    await main.getByLabelText('Animal, Demande 1').selectOptions(oslo?.id ?? '')
    await expect.poll(() => told).toHaveLength(1)
    expect(told).toEqual([
      {
        groups: [
          { animal_id: oslo?.id, file_ids: [first] },
          { animal_id: null, file_ids: [second] },
        ],
      },
    ])
  })

  it('[READ-06] becomes drafts in one tap, which the list of refunds then shows', async () => {
    answers(makePileDrafts, { data: [draftAtCare, { ...draftAtCare, id: first }] })
    await open()
    await main.getByRole('button', { name: 'Créer 2 demandes' }).click()
    await expect.element(page.getByText('2 brouillons sont prêts à compléter.')).toBeVisible()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
    expect(callsTo(makePileDrafts)).toHaveLength(1)
  })
})

it('[READ-06] a pile whose drafts are made is not asked for any more, whatever the page hears meanwhile', async () => {
  const answer = waits(makePileDrafts)
  answers(makePileDrafts, { data: [draftAtCare, { ...draftAtCare, id: first }] })
  await open()
  const asked = callsTo(getRefundPile).length
  await main.getByRole('button', { name: 'Créer 2 demandes' }).click()
  refuses(getRefundPile, 'not_found')
  const before = callsTo(listAnimals).length
  await tells('refund-requests', () => expect(callsTo(listAnimals).length).toBeGreaterThan(before))
  answer()
  await expect.element(main.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
  expect(callsTo(getRefundPile)).toHaveLength(asked)
})

describe('what a pile sees', () => {
  const bill = { ...group(first), total_cents: 18_540, animal_id: oslo?.id ?? null }
  const twin = { ...group(second), total_cents: 18_540, animal_id: mirza?.id ?? null }
  const ticket = { ...group(third), total_cents: 18_540, is_request: false, offers: [first, second] }
  const sorted = {
    ...pile,
    groups: [bill, twin, ticket],
    files: [
      file(first, 'un.jpg', 'invoice'),
      file(second, 'deux.jpg', 'invoice'),
      file(third, 'ticket.jpg', 'card_slip'),
    ],
  }

  it('[READ-06] is a request by its animal and amount, and a slip that fits two is asked about, not one more request', async () => {
    const told: unknown[] = []
    answers(getRefundPile, sorted)
    serves(changeRefundPile, (body) => {
      told.push(body)
      const moved = { ...sorted, groups: [bill, { ...twin, file_ids: [second, third] }] }
      answers(getRefundPile, moved)
      return moved
    })
    await open()
    await expect.element(main.getByRole('heading', { name: /^Demande 1 · Oslo · 185,40.€$/ })).toBeVisible()
    await expect.element(main.getByRole('heading', { name: /^Ticket de carte bancaire · 185,40.€$/ })).toBeVisible()
    await expect.element(main.getByText(/avec quelle demande va-t-il/)).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'Créer 2 demandes' })).toBeVisible()
    await expect.element(main.getByText('Un document sans demande reste ici pour plus tard.')).toBeVisible()
    await expect.element(main.getByLabelText('Placer ticket.jpg dans')).toHaveDisplayValue('À placer')
    await main.getByRole('button', { name: /^Avec Demande 2 · Mirza · 185,40.€$/ }).click()
    await expect.element(main.getByRole('heading', { name: /Ticket de carte/ })).not.toBeInTheDocument()
    expect(told).toEqual([
      {
        groups: [
          { animal_id: oslo?.id, file_ids: [first] },
          { animal_id: mirza?.id, file_ids: [second, third] },
        ],
      },
    ])
    // The button no longer exists: its document's new place has the focus.
    await expect.poll(() => document.activeElement?.getAttribute('data-files')).toBe(`${second} ${third}`)
  })

  it('[READ-06] makes a request of a slip alone only when its member says so', async () => {
    const told: unknown[] = []
    const alone = { ...ticket, offers: [] }
    answers(getRefundPile, { ...sorted, groups: [alone] })
    serves(changeRefundPile, (body) => {
      told.push(body)
      const moved = { ...sorted, groups: [{ ...alone, is_request: true }] }
      answers(getRefundPile, moved)
      return moved
    })
    await open()
    await expect.element(main.getByText(/accompagne une facture, qui n’est pas ici/)).toBeVisible()
    await expect.element(main.getByRole('button', { name: /^Créer/ })).not.toBeInTheDocument()
    await main.getByRole('button', { name: 'En faire une demande' }).click()
    await expect.element(main.getByRole('button', { name: 'Créer la demande' })).toBeVisible()
    expect(told).toEqual([{ groups: [{ animal_id: null, file_ids: [third], is_request: true }] }])
  })

  it.each([
    ['refunded', { status: 'accepted', is_refunded: true }, /^Déjà remboursée.: ZR-2026-5PK8V$/],
    ['sent', { status: 'accepted', is_refunded: false }, /^Déjà envoyée.: ZR-2026-5PK8V$/],
    ['refused', { status: 'rejected', is_refunded: false }, /^Déjà refusée.: ZR-2026-5PK8V$/],
  ] as const)(
    '[READ-06] says of an invoice that it was %s before, with the way there',
    async (_case, known, sentence) => {
      const request = { id: emptyDraft.id, tracking_reference: 'ZR-2026-5PK8V', ...known }
      answers(getRefundPile, { ...sorted, groups: [{ ...bill, requests: [request] }] })
      await open()
      await expect.element(main.getByText(sentence)).toBeVisible()
      await expect
        .element(main.getByRole('link', { name: 'ZR-2026-5PK8V' }))
        .toHaveAttribute('href', `/refunds/${emptyDraft.id}`)
    },
  )

  it('[READ-06] says of an invoice that it is in a draft, and which request is of the amount of a slip', async () => {
    const draft = { id: emptyDraft.id, tracking_reference: null, status: 'draft' as const, is_refunded: false }
    const filed = { ...draft, tracking_reference: 'ZR-2026-5PK8V', status: 'pending' as const }
    answers(getRefundPile, {
      ...sorted,
      groups: [
        { ...bill, requests: [draft] },
        { ...ticket, requests: [filed] },
      ],
    })
    await open()
    await expect.element(main.getByRole('link', { name: 'brouillon' })).toBeVisible()
    await expect.element(main.getByText(/^Une demande de ce montant.: ZR-2026-5PK8V$/)).toBeVisible()
  })
})

describe('documents that are made ready', () => {
  it('[READ-06] are shown one by one, live; one that cannot be taken says why, and is taken off', async () => {
    const coming = {
      ...pile,
      status: 'reading' as const,
      arrivals: [arrival(third, 'trois.jpg'), arrival(emptyDraft.id, 'quatre.gif', 'file_unsupported')],
    }
    answers(getRefundPile, coming)
    await open()
    await expect.element(main.getByText('En préparation')).toBeVisible()
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent('quatre.gifCe format n’est pas accepté. Utilisez un PDF, un JPG, un PNG ou un HEIC.')
    const ready = {
      ...coming,
      groups: [...pile.groups, group(third)],
      files: [...pile.files, file(third, 'trois.jpg', null)],
    }
    const asked = callsTo(getRefundPile).length
    answers(getRefundPile, { ...ready, arrivals: coming.arrivals.slice(1) })
    await tells('refund-requests', () => expect(callsTo(getRefundPile).length).toBeGreaterThan(asked))
    await expect.element(groupOf(3).getByText('trois.jpg', { exact: true }).first()).toBeVisible()
    await expect.element(main.getByText('En préparation')).not.toBeInTheDocument()
    // Another tab had removed it just before.
    serves(deleteRequestFile, () => {
      answers(getRefundPile, { ...ready, arrivals: [] })
      return problem('not_found')
    })
    await main.getByRole('button', { name: 'Retirer quatre.gif' }).click()
    await expect.element(main.getByText('quatre.gif')).not.toBeInTheDocument()
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(0)
  })

  it('[SEC-42][READ-06] more than an hour allows says when it goes on, and that the page may be closed', async () => {
    const arrivals = [arrival(third, 'trois.jpg')]
    answers(getRefundPile, { ...pile, status: 'reading', arrivals, goes_on_at: '2026-11-20T23:20:00.000Z' })
    await open()
    await expect.element(main.getByText(/Les suivants partiront d’eux-mêmes à 0.h.20.*fermer cette page/)).toBeVisible()
  })

  it('[READ-06] stay when drafts are made of the others, and are shown when the pile is opened again', async () => {
    const arrivals = [arrival(third, 'trois.jpg')]
    answers(getRefundPile, { ...pile, status: 'reading', arrivals })
    answers(makePileDrafts, { data: [draftAtCare, { ...draftAtCare, id: first }] })
    await open()
    await main.getByRole('button', { name: 'Créer 2 demandes' }).click()
    await expect.element(main.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
    answers(getRefundPile, { ...pile, status: 'reading', groups: [], files: [], arrivals })
    await open()
    await expect.element(main.getByText('trois.jpg')).toBeVisible()
  })
})

describe('several files at once', () => {
  it('[READ-06][A11Y-04] begin a pile with the first, the others follow one by one, and the focus stays with them', async () => {
    await open('new')
    await expect.element(main.getByText('Glissez vos documents ici')).toBeVisible()
    const sent: string[] = []
    receives(createRefundPile, ({ files: [bytes] }) => {
      sent.push(bytes?.name ?? '')
      return { ...pile, status: 'reading' as const, groups: [], files: [], arrivals: [arrival(first, 'un.jpg')] }
    })
    receives(addPileFiles, ({ files: [bytes] }) => {
      sent.push(bytes?.name ?? '')
      return pile
    })
    const bytes = photoOfInvoice()
    const chosen = ['un.jpg', 'deux.jpg'].map((name) => new File([bytes], name, { type: 'image/jpeg' }))
    await main.getByLabelText('Choisir un fichier').upload(chosen)
    await expect.poll(() => sent, { timeout: 20_000 }).toEqual(['un.jpg', 'deux.jpg'])
    await expect.element(groupOf(2).getByText('ticket.jpg', { exact: true }).first()).toBeVisible()
    // With the first of them, wherever it is now: the focus is never lost.
    await expect.element(groupOf(1).getByRole('group', { name: 'novembre.jpg' })).toHaveFocus()
    serves(deleteRequestFile, () => {
      answers(getRefundPile, { ...pile, groups: [group(first)], files: pile.files.slice(0, 1) })
      return undefined
    })
    await main.getByRole('button', { name: 'Retirer ticket.jpg' }).click()
    await expect.element(main.getByRole('group', { name: 'ticket.jpg' })).not.toBeInTheDocument()
    await expect.element(main.getByRole('group', { name: 'novembre.jpg' })).toHaveFocus()
  })
})
