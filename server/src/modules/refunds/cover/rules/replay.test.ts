import { formulaNames } from '@coussinet/contract/brand/values.ts'
import { careKinds } from '@coussinet/contract/domain/care.ts'
import { rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import { causes } from '@coussinet/contract/domain/requests.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import animalRows from '#modules/demo/data/animals.json' with { type: 'json' }
import refundRows from '#modules/demo/data/refunds.json' with { type: 'json' }
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import { insuranceYear } from '#modules/policy/cover/insurance-year.ts'
import { usedPercent } from '#modules/policy/cover/limits.ts'
import { countersFor, type AnimalDecision } from './counters.ts'
import { computeRefund } from './refund-amount.ts'

const rows = ([names = [], ...table]: readonly (readonly unknown[])[]) =>
  table.map((cells) => Object.fromEntries(names.map((name, place) => [String(name), cells[place]])))

const text = z.nullable(z.string())
const money = z.nullable(z.int())
const animals = z
  .array(z.object({ id: z.string(), member: z.string(), formula: z.enum(formulaNames), cover_start: text }))
  .parse(rows(animalRows))
const parts = z
  .array(
    z.object({
      request: z.string(),
      part: z.int(),
      animal: z.string(),
      status: z.string(),
      care_date: z.string(),
      submitted_on: text,
      decided_on: text,
      cause: z.nullable(z.enum(causes)),
      event: text,
      lines: z.array(z.tuple([z.enum(careKinds), z.int()])),
      billed: z.int(),
      deductible_applied: money,
      care_refund: money,
      vaccine_refund: money,
      refunded: money,
      reason: text,
    }),
  )
  .parse(rows(refundRows))

const animalOf = (id: string) => {
  const found = animals.find((animal) => animal.id === id)
  if (!found) throw new Error(`no animal ${id}`)
  return found
}
// m6 has not paid: cover stopped on 28 October 2026
const suspensions = (member: string) => (member === 'm6' ? [{ from: '2026-10-28', to: null }] : [])
const settled = parts
  .filter(({ status }) => status === 'accepted' || status === 'rejected')
  .toSorted((a, b) =>
    `${a.decided_on} ${a.care_date} ${a.submitted_on} ${a.request} ${a.part}`.localeCompare(
      `${b.decided_on} ${b.care_date} ${b.submitted_on} ${b.request} ${b.part}`,
    ),
  )

/** Decides the demo's parts again, in the order of their decisions; with the insurer's event keys, or by the days alone. */
function replay(withKeys: boolean) {
  const decided = new Map<string, AnimalDecision[]>()
  const refunds = settled.map((row) => {
    const animal = animalOf(row.animal)
    const formula = formulaTerms(animal.formula)
    const earlier = decided.get(row.animal) ?? []
    const care = { care_date: row.care_date, cause: row.cause ?? 'illness', event: withKeys ? row.event : null }
    // what only a handler can see on the paper
    const seen = rejectionReasons.find((reason) => reason === 'not_an_invoice' && reason === row.reason) ?? null
    const refund = computeRefund({
      formula,
      cover_start: animal.cover_start,
      contract: { end_date: null, suspensions: suspensions(animal.member), gaps: [] },
      counters: countersFor(formula, animal.cover_start, care, earlier),
      ...care,
      first_symptoms_on: null,
      lines: row.lines.map(([care_kind, billed_cents]) => ({ care_kind, billed_cents, reason_code: seen })),
    })
    decided.set(row.animal, [...earlier, { ...care, ...refund.computation }])
    return { row, member: animal.member, refund }
  })
  return { refunds, decided }
}

const { refunds, decided } = replay(true)

describe('the demo data, decided again', () => {
  it.each(refunds)('[REF-17] $row.request part $row.part comes to $row.refunded cents', ({ row, refund }) => {
    const { computation } = refund
    expect({
      billed: refund.billed_cents,
      deductible_applied: computation.deductible_cents,
      care_refund: computation.refunded_cents - computation.vaccine_package_cents,
      vaccine_refund: computation.vaccine_package_cents,
      refunded: refund.refunded_cents,
    }).toEqual({
      billed: row.billed,
      deductible_applied: row.deductible_applied,
      care_refund: row.care_refund,
      vaccine_refund: row.vaccine_refund,
      refunded: row.refunded,
    })
    expect(refund.refunded_cents > 0).toBe(row.status === 'accepted')
    expect(row.status === 'rejected' ? refund.reasons[0] : null).toBe(row.reason)
  })

  it('[REF-17] needs the event keys of the insurer for one part alone: two illnesses of Mirza within 43 days', () => {
    const byDays = replay(false).refunds
    const differing = refunds.flatMap(({ row, refund }, place) => {
      const other = byDays[place]?.refund.refunded_cents
      return other === refund.refunded_cents ? [] : [[row.request, row.part, refund.refunded_cents, other]]
    })
    expect(differing).toEqual([['q006', 2, 2_895, 4_770]])
  })

  it.each([
    ['m1', 285_171],
    ['m2', 127_179],
    ['m3', 35_511],
    ['m6', 165_300],
  ])('[REF-17] %s was refunded %i cents in all', (member, total) => {
    const ofMember = refunds.filter((one) => one.member === member)
    expect(ofMember.reduce((sum, { refund }) => sum + refund.refunded_cents, 0)).toBe(total)
  })

  it('holds as many rows of each status as the data says', () => {
    const counts = new Map<string, number>()
    for (const { animal, status } of parts) {
      const key = `${animalOf(animal).member} ${status}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect([...counts].map(([key, count]) => `${key} ${count}`).toSorted()).toEqual([
      'm1 accepted 18',
      'm1 action-done 1',
      'm1 action-required 1',
      'm1 draft 1',
      'm1 pending 1',
      'm1 processing 2',
      'm1 rejected 3',
      'm2 accepted 6',
      'm2 action-required 1',
      'm2 pending 1',
      'm3 accepted 3',
      'm3 processing 1',
      'm3 rejected 1',
      'm6 accepted 6',
      'm6 rejected 3',
    ])
  })
})

describe('the counters on 20 November 2026', () => {
  it.each([
    ['a11', '2026-03-15', 143_433, 57, 8_000, 6_000],
    ['a12', '2026-03-15', 8_400, 5, 5_000, null],
    ['a13', '2026-10-10', 0, 0, 5_800, null],
    ['a21', '2026-02-01', 98_025, 65, 0, null],
    ['a22', '2026-02-01', 0, 0, 4_800, null],
    ['a31', '2026-09-01', 0, 0, 0, 0],
    ['a51', '2026-11-15', 0, 0, 0, null],
    ['a61', '2026-01-15', 4_200, 2, 0, null],
    ['a62', '2026-01-15', 11_100, 11, 0, null],
  ])(
    '[REF-17] %s: year from %s, ceiling %i (%i %%), package %i, yearly deductible %j',
    (id, start, used, percent, pack, deductible) => {
      const { cover_start, formula: name } = animalOf(id)
      const formula = formulaTerms(name)
      const today = { care_date: '2026-11-20', cause: 'illness', event: null } as const
      const counters = countersFor(formula, cover_start, today, decided.get(id) ?? [])
      expect(insuranceYear(cover_start ?? '', '2026-11-20').year_start).toBe(start)
      expect([counters.ceiling_used_cents, counters.package_used_cents]).toEqual([used, pack])
      expect(usedPercent(counters.ceiling_used_cents, formula.annual_ceiling_cents)).toBe(percent)
      expect(formula.deductible_mode === 'per_year' ? counters.deductible_applied_cents : null).toBe(deductible)
    },
  )
})
