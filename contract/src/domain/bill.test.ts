import { expect, it } from 'vitest'
import { billRows, billSteps, isBill, namedDropped } from './bill.ts'
import type { CareKind } from './care.ts'
import type { RejectionReason } from './rejections.ts'

const computation = {
  covered_base_cents: 0,
  deductible_cents: 0,
  rate: 75,
  net_cents: 0,
  ceiling_cut_cents: 0,
  vaccine_package_cents: 0,
  refunded_cents: 0,
}

// domain rules R01: an accident of 180 €, a deductible of 25 € per event, then 75 %
const accident = {
  computation: {
    ...computation,
    covered_base_cents: 18_000,
    deductible_cents: 2_500,
    net_cents: 11_625,
    refunded_cents: 11_625,
  },
  lines: [
    { care_kind: 'consultation' as const, billed_cents: 4_500, reason_code: null },
    { care_kind: 'xray' as const, billed_cents: 9_500, reason_code: null },
    { care_kind: 'bandage' as const, billed_cents: 4_000, reason_code: null },
  ],
}

// R04: a vaccination of 62 €, cut at the package of 50 €
const vaccine = {
  computation: { ...computation, vaccine_package_cents: 5_000, refunded_cents: 5_000 },
  lines: [{ care_kind: 'vaccine' as const, billed_cents: 6_200, reason_code: 'vaccine_package_reached' as const }],
}

// a mixed bill whose care meets the ceiling
const mixed = {
  computation: {
    ...computation,
    rate: 90,
    covered_base_cents: 20_000,
    deductible_cents: 6_000,
    net_cents: 12_600,
    ceiling_cut_cents: 2_600,
    vaccine_package_cents: 4_000,
    refunded_cents: 14_000,
  },
  lines: [
    { care_kind: 'surgery' as const, billed_cents: 20_000, reason_code: null },
    { care_kind: 'food' as const, billed_cents: 3_100, reason_code: 'excluded_care' as const },
    { care_kind: 'vaccine' as const, billed_cents: 4_000, reason_code: null },
  ],
}

it('[EST-03] goes from the bill to the refund by deductible and rate', () => {
  expect(billSteps(accident)).toEqual([
    { step: 'billed', cents: 18_000 },
    { step: 'base', cents: 18_000 },
    { step: 'deductible', cents: -2_500 },
    { step: 'copayment', cents: -3_875 },
    { step: 'refunded', cents: 11_625 },
  ])
})

it('[EST-03] pays prevention from the package, and takes off what goes beyond it', () => {
  expect(billSteps(vaccine)).toEqual([
    { step: 'billed', cents: 6_200 },
    { step: 'beyond_package', cents: -1_200 },
    { step: 'base', cents: 5_000 },
    { step: 'refunded', cents: 5_000 },
  ])
})

it('[EST-03] tells what is not covered and what the ceiling cuts', () => {
  expect(billSteps(mixed).map(({ step }) => step)).toEqual([
    'billed',
    'not_covered',
    'base',
    'deductible',
    'copayment',
    'ceiling_cut',
    'refunded',
  ])
})

it.each([accident, vaccine, mixed])('[EST-03] adds up from the bill to the refund, to the cent', (assessed) => {
  const steps = billSteps(assessed)
  const moved = steps
    .filter(({ step }) => step !== 'base' && step !== 'refunded')
    .reduce((sum, { cents }) => sum + cents, 0)
  expect(moved).toBe(steps.at(-1)?.cents)
})

it('[EST-03] takes prevention that another reason drops off like any other care', () => {
  const quote = { care_kind: 'sterilisation', billed_cents: 32_000, reason_code: 'not_an_invoice' } as const
  expect(billSteps({ computation, lines: [quote] })).toEqual([
    { step: 'billed', cents: 32_000 },
    { step: 'not_covered', cents: -32_000 },
    { step: 'refunded', cents: 0 },
  ])
  expect([isBill([quote]), isBill([quote, { ...quote, reason_code: 'excluded_care' }])]).toEqual([false, true])
})

it.each(['fr', 'it'] as const)('[EST-03] has no word twice for two amounts, %s', (language) => {
  const labels = billRows(mixed, 'to_pay', language).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

it('[EST-03] names the share that stays, and what the package paid', () => {
  const rows = billRows(mixed, 'to_pay', 'fr')
  expect(rows.find(({ step }) => step === 'copayment')?.label).toBe('10\u00a0% restent à votre charge')
  expect(rows.find(({ step }) => step === 'base')?.why).toContain('dont 40\u00a0€ de prévention')
  expect(billRows(vaccine, 'paid', 'it')[1]?.why).toBe(
    'Il pacchetto copre 50\u00a0€ di questi 62\u00a0€ di prevenzione.',
  )
  expect(billRows(vaccine, 'paid', 'it').at(-1)?.label).toBe('Rimborsato')
  expect(rows.at(-1)?.label).toBe('À vous rembourser')
  expect(billRows(mixed, 'estimate', 'fr').at(-1)?.label).toBe('Remboursement estimé')
})

const lineOf = (
  label: string,
  care_kind: CareKind,
  billed_cents: number,
  reason_code: RejectionReason | null,
  covered_cents = reason_code === null ? billed_cents : 0,
) => ({ label, care_kind, billed_cents, covered_cents, refunded_cents: covered_cents, reason_code })
const named = (lines: readonly ReturnType<typeof lineOf>[], language: 'fr' | 'it' | 'nl' = 'fr') =>
  namedDropped(lines, language).map(({ text }) => text.replaceAll('\u00a0', ' '))
const kept = lineOf('Consultation', 'consultation', 4500, null)

it('[EST-03] names each line that is left out with its amount and why, in every language', () => {
  const bill = [kept, lineOf('Croquettes i/d 2 kg', 'food', 2490, 'excluded_care')]
  expect(named(bill)).toEqual(['Croquettes i/d 2 kg, 24,90 € : alimentation, jamais couverte.'])
  expect(named(bill, 'it')).toEqual(['Croquettes i/d 2 kg, 24,90 €: alimenti, mai compresi.'])
  expect(named(bill, 'nl')).toEqual(['Croquettes i/d 2 kg, € 24,90: voeding, nooit gedekt.'])
})

it('[EST-03] names lines of one reason together, each other reason by itself, and the kind once', () => {
  expect(
    named([
      kept,
      lineOf('Alimentation', 'food', 1000, 'excluded_care'),
      lineOf('Radio', 'xray', 9500, 'waiting_period'),
      lineOf('Bilan', 'blood_test', 6000, 'waiting_period'),
      lineOf('Bain', 'grooming', 3000, 'excluded_care'),
    ]),
  ).toEqual([
    'Alimentation, 10 € : jamais couverte.',
    'Radio, 95 € ; Bilan, 60 € : ces soins tombent dans le délai de carence.',
    'Bain, 30 € : toilettage, jamais couvert.',
  ])
})

it('[EST-03] leaves out what a limit cuts, and names of a line in part covered what is not', () => {
  expect(
    named([
      lineOf('Consultation', 'consultation', 4500, 'ceiling_reached', 4500),
      lineOf('Vaccin', 'vaccine', 6200, 'vaccine_package_reached', 5000),
      lineOf('Chirurgie', 'surgery', 60_000, 'waiting_period', 40_000),
    ]),
  ).toEqual(['Chirurgie, 200 € : ces soins tombent dans le délai de carence.'])
})

it('[EST-03] names none of a bill that the contract leaves out as a whole, but food alone', () => {
  const waits = lineOf('Radio', 'xray', 9500, 'waiting_period')
  expect(named([waits, { ...waits, label: 'Bilan' }])).toEqual([])
  expect(named([waits])).toHaveLength(1)
  const food = lineOf('Croquettes', 'food', 2000, 'excluded_care')
  expect(named([food, { ...food, label: 'Pâtée' }])).toEqual([
    'Croquettes, 20 € ; Pâtée, 20 € : alimentation, jamais couverte.',
  ])
})
