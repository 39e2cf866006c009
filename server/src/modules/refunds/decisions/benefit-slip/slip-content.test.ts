import { describe, expect, it } from 'vitest'
import { type ReckonedStatement, slipContent, type SlipParties } from './slip-content.ts'

const helene: SlipParties = {
  organisation: null,
  firstname: 'Hélène',
  lastname: 'Carpentier',
  nevg: '412703584',
  locale: 'fr',
  contract_number: 'ZC-2024-0117',
  contract_country: 'FR',
  formula: 'integrale',
  decided_at: new Date('2026-11-30T23:30:00Z'),
}
const giulia: SlipParties = {
  ...helene,
  organisation: null,
  firstname: 'Giulia',
  lastname: 'Ferrari',
  locale: 'it',
  contract_country: 'IT',
}

// 243 € billed: 12 € dropped, 60 € of prevention; (171 − 30) × 75 % = 105,75 €, 5,75 € over the ceiling, and 50 € from
// the package.
const oslo: ReckonedStatement = {
  id: 'r1',
  request_id: 'q1',
  tracking_reference: 'ZR-2026-7KQ2M',
  animal: { id: 'a1', name: 'Oslo' },
  care_date: '2026-11-10',
  care_kinds: ['consultation'],
  payment_date: null,
  before_portal: false,
  arithmetic: 'portal',
  explanation: null,
  event: null,
  billed_cents: 24_300,
  subtotal_cents: 17_100,
  refunded_cents: 15_000,
  remaining_cents: 9_300,
  paid_cents: 0,
  due_cents: 0,
  overpaid_cents: 0,
  returned_payments: [],
  invoice_number: 'F-2026-118',
  destination_account: { iban: 'FR39 **** **** 3A23', holder: 'HELENE CARPENTIER' },
  lines: [
    {
      label: 'Consultation',
      care_kind: 'consultation',
      billed_cents: 4_520,
      covered_cents: 4_520,
      refunded_cents: 2_643,
      reason_code: 'ceiling_reached',
    },
    {
      label: 'Radiographie',
      care_kind: 'xray',
      billed_cents: 12_580,
      covered_cents: 12_580,
      refunded_cents: 7_357,
      reason_code: 'ceiling_reached',
    },
    {
      label: 'Vaccination',
      care_kind: 'vaccine',
      billed_cents: 6_000,
      covered_cents: 5_000,
      refunded_cents: 5_000,
      reason_code: 'vaccine_package_reached',
    },
    {
      label: 'Shampooing',
      care_kind: 'hygiene',
      billed_cents: 1_200,
      covered_cents: 0,
      refunded_cents: 0,
      reason_code: 'excluded_care',
    },
  ],
  computation: {
    covered_base_cents: 17_100,
    deductible_cents: 3_000,
    rate: 75,
    net_cents: 10_575,
    ceiling_cut_cents: 575,
    vaccine_package_cents: 5_000,
    refunded_cents: 15_000,
  },
  reasons: ['excluded_care', 'ceiling_reached', 'vaccine_package_reached'],
  benefit_slips: [{ id: 'r1', label: 'Décompte de remboursement ZR-2026-7KQ2M', href: '/api/refunds/r1/benefit-slip' }],
  files: [],
}

const facts = ({ facts: columns }: ReturnType<typeof slipContent>) =>
  columns.flat().map(({ term, value }) => [term, value])
const sums = ({ sums: { rows } }: ReturnType<typeof slipContent>) => rows.map(({ label, amount }) => [label, amount])

describe('the slip in French', () => {
  const slip = slipContent(oslo, helene)

  it('[REF-05] names the animal and the refund', () => {
    expect(slip.title).toBe('Décompte de remboursement')
    expect(slip.about).toBe('Oslo · Consultation du 10 novembre 2026')
    expect(facts(slip)).toEqual([
      ['Animal', 'Oslo'],
      ['Formule', 'Intégrale'],
      ['Date des soins', '10 novembre 2026'],
      ['Numéro de facture', 'F-2026-118'],
      ['Numéro de suivi', 'ZR-2026-7KQ2M'],
      ['Date de la décision', '1er décembre 2026'],
      ['Date de versement', 'À verser'],
      ['Compte de versement', 'FR39\u00a0••••\u00a03A23'],
    ])
  })

  it('[REF-05] shows each line with its amounts, and in plain words why one is cut', () => {
    expect(slip.lines.columns).toEqual(['Soin', 'Facturé', 'Pris en charge', 'Remboursement'])
    expect(slip.lines.rows[0]).toEqual({
      label: 'Consultation',
      reason: 'Le plafond annuel est atteint.',
      amounts: ['45,20\u00a0€', '45,20\u00a0€', '26,43\u00a0€'],
    })
    expect(slip.lines.rows.slice(2)).toEqual([
      {
        label: 'Vaccination',
        reason: 'Le forfait vaccins et prévention de l’année est épuisé.',
        amounts: ['60\u00a0€', '50\u00a0€', '50\u00a0€'],
      },
      {
        label: 'Shampooing',
        reason: 'Produits d’hygiène, jamais couverts.',
        amounts: ['12\u00a0€', '0\u00a0€', '0\u00a0€'],
      },
    ])
  })

  it('[REF-05] goes from the bill to the refund, and to what the member keeps', () => {
    expect(sums(slip)).toEqual([
      ['Total facturé', '243\u00a0€'],
      ['Soins non pris en charge', '−12\u00a0€'],
      ['Au-delà du forfait prévention', '−10\u00a0€'],
      ['Sous-total pris en charge', '221\u00a0€'],
      ['Franchise', '−30\u00a0€'],
      ['25\u00a0% restent à votre charge', '−35,25\u00a0€'],
      ['Au-delà du plafond annuel', '−5,75\u00a0€'],
      ['À vous rembourser', '150\u00a0€'],
      ['Reste à votre charge', '93\u00a0€'],
    ])
    expect(slip.sums.rows.find(({ step }) => step === 'beyond_package')?.why).toBe(
      'Le forfait couvre 50\u00a0€ de ces 60\u00a0€ de prévention.',
    )
    const quote = oslo.lines.map((line) => ({ ...line, reason_code: 'not_an_invoice' as const }))
    expect(sums(slipContent({ ...oslo, lines: quote }, helene))).toEqual([])
  })

  it('[REF-05] says when the refund was paid, and promises no payment of nothing', () => {
    expect(slip.outcome).toEqual({ label: 'À vous rembourser', amount: '150\u00a0€', payment: 'À verser' })
    const paid = slipContent({ ...oslo, payment_date: '2026-12-01' }, helene)
    expect(paid.outcome.payment).toBe('Versé le 1er décembre 2026')
    expect(facts(paid)).toContainEqual(['Date de versement', '1er décembre 2026'])
    const nothing = slipContent({ ...oslo, refunded_cents: 0, invoice_number: null }, helene)
    expect(nothing.outcome).toEqual({ label: 'Remboursé', amount: '0\u00a0€', payment: 'Aucun versement' })
    expect(facts(nothing).map(([term]) => term)).not.toContain('Compte de versement')
    expect(facts(nothing).map(([term]) => term)).not.toContain('Numéro de facture')
  })
})

describe('the slip of a corrected decision', () => {
  const balance = { payment_date: '2026-12-01', due_cents: 0, overpaid_cents: 0 }
  const raised = { ...oslo, paid_cents: 10_000, due_cents: 5000 }

  it('[LIFE-02] [REF-05] asks for the difference alone, and tells what was paid before', () => {
    const slip = slipContent(raised, helene)
    expect(slip.outcome).toEqual({
      label: 'À vous rembourser',
      amount: '50\u00a0€',
      payment: '100\u00a0€ sont déjà versés, sur 150\u00a0€',
    })
    expect(facts(slip).slice(-2)).toEqual([
      ['Déjà versé', '100\u00a0€'],
      ['Reste à vous verser', '50\u00a0€'],
    ])
    expect(slipContent(raised, giulia).outcome.payment).toBe('100\u00a0€ già accreditati, su 150\u00a0€')
  })

  it('[LIFE-02] [REF-05] tells what was paid too much, also of a refund that is nothing now', () => {
    const lowered = slipContent({ ...oslo, ...balance, paid_cents: 18_750, overpaid_cents: 3750 }, helene)
    expect(lowered.outcome).toMatchObject({ amount: '150\u00a0€', payment: 'Versé le 1er décembre 2026' })
    expect(facts(lowered).slice(-2)).toEqual([
      ['Déjà versé', '187,50\u00a0€'],
      ['Versé en trop', '37,50\u00a0€'],
    ])
    const none = { ...oslo, ...balance, refunded_cents: 0, paid_cents: 5625, overpaid_cents: 5625 }
    expect(slipContent(none, helene).outcome).toMatchObject({
      amount: '0\u00a0€',
      payment: 'Versé en trop\u00a0: 56,25\u00a0€',
    })
    expect(facts(slipContent(none, giulia))).toContainEqual(['Data di accredito', '1º dicembre 2026'])
  })

  it('[REF-05] tells nothing more once all of it is paid, or of a transfer that came back', () => {
    const paid = slipContent({ ...oslo, ...balance, paid_cents: 15_000 }, helene)
    const returned = slipContent({ ...oslo, paid_cents: 0, due_cents: 15_000 }, helene)
    for (const slip of [paid, returned]) expect(facts(slip).at(-1)?.[0]).toBe('Compte de versement')
    expect(returned.outcome).toEqual({ label: 'À vous rembourser', amount: '150\u00a0€', payment: 'À verser' })
  })
})

describe('the slip in Italian', () => {
  const slip = slipContent(oslo, giulia)

  it('[REF-05] says the same in Italian, and names the Italian branch’s address', () => {
    expect(slip.title).toBe('Prospetto di rimborso')
    expect(slip.notes.sentences.at(-1)).toContain('Scriva a clienti@coussinet.example o chiami il 02 0000 1234')
    expect(slip.outcome.payment).toBe('Da accreditare')
    expect(facts(slip)).toEqual(
      expect.arrayContaining([
        ['Formula', 'Zampa d’argento'],
        ['Data delle cure', '10 novembre 2026'],
        ['Conto di accredito', 'FR39\u00a0••••\u00a03A23'],
      ]),
    )
    expect(slip.lines.rows[3]?.reason).toBe('Prodotti per l’igiene, mai compresi.')
    expect(sums(slip)).toContainEqual(['Resta a Suo carico', '93\u00a0€'])
    expect(slip.sums.rows.find(({ step }) => step === 'copayment')?.label).toBe('Scoperto del 25%')
  })
})
