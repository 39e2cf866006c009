import { addDays } from '@coussinet/contract/domain/days.ts'
import { describe, expect, it } from 'vitest'
import { beganBeforeCover, coveredFrom } from '../cover/waiting-periods.ts'
import { formulaOn, type PricedStep, presentPrice, termsOn } from './formula-on-day.ts'
import { formulaTerms } from './formulas.ts'

const step = (given: Partial<PricedStep> = {}): PricedStep => ({
  takes_effect_on: '2027-03-15',
  from_formula: 'integrale',
  formula: 'confort',
  is_applied: false,
  monthly_price_cents: 3990,
  from_price_cents: 2490,
  confirmed_on: '2026-11-20',
  ...given,
})

describe('[PRE-03] the formula on a day', () => {
  it.each([
    ['2027-03-14', 'integrale'],
    ['2027-03-15', 'confort'],
    ['2031-01-01', 'confort'],
  ])('on %s is %s, before the job has written the change and after', (day, name) => {
    const coming = { formula: 'integrale', formula_steps: [step()] }
    const applied = { formula: 'confort', formula_steps: [step({ is_applied: true })] }
    expect([formulaOn(coming, day), formulaOn(applied, day)]).toEqual([name, name])
  })

  it('changes on 29 February, and not the day before', () => {
    const animal = { formula: 'integrale', formula_steps: [step({ takes_effect_on: '2028-02-29' })] }
    expect(['2028-02-28', '2028-02-29', '2028-03-01'].map((day) => formulaOn(animal, day))).toEqual([
      'integrale',
      'confort',
      'confort',
    ])
  })

  it('is that of each period, however many changes there were', () => {
    const animal = {
      formula: 'confort',
      formula_steps: [
        step({ takes_effect_on: '2025-03-15', from_formula: 'preventive', formula: 'integrale', is_applied: true }),
        step({ takes_effect_on: '2026-03-15', from_formula: 'integrale', formula: 'confort', is_applied: true }),
        step({ takes_effect_on: '2027-03-15', from_formula: 'confort', formula: 'chien-plus' }),
      ],
    }
    const days = ['2025-03-14', '2025-03-15', '2026-03-14', '2026-03-15', '2027-03-14', '2027-03-15']
    expect(days.map((day) => formulaOn(animal, day))).toEqual([
      'preventive',
      'integrale',
      'integrale',
      'confort',
      'confort',
      'chien-plus',
    ])
  })

  it('corrected by the insurer is corrected since the last change, and no day before it', () => {
    const animal = { formula: 'preventive', formula_steps: [step({ is_applied: true })] }
    expect([formulaOn(animal, '2027-03-14'), formulaOn(animal, '2027-03-15')]).toEqual(['integrale', 'preventive'])
  })

  it('brought before its day holds from that day on', () => {
    const animal = { formula: 'confort', formula_steps: [step()] }
    expect([formulaOn(animal, '2027-03-14'), formulaOn(animal, '2027-03-15')]).toEqual(['integrale', 'confort'])
  })

  it('without a change has the terms of the brand, whatever the day', () => {
    expect(termsOn({ formula: 'integrale', formula_steps: [] }, '1999-01-01')).toBe(formulaTerms('integrale'))
    expect(termsOn({ formula: 'integrale', formula_steps: [step()] }, '2027-03-14')).toBe(formulaTerms('integrale'))
  })

  it('costs what the change says from its day on', () => {
    const animal = { monthly_price_cents: 2490, formula_steps: [step()] }
    expect([presentPrice(animal, '2027-03-14'), presentPrice(animal, '2027-03-15')]).toEqual([2490, 3990])
    // Applied, the animal's own price is the change's, or what the insurer has brought since.
    const applied = { monthly_price_cents: 4100, formula_steps: [step({ is_applied: true })] }
    expect(presentPrice(applied, '2027-03-15')).toBe(4100)
  })
})

describe('[PRE-03] a guarantee that a change of formula adds', () => {
  const cover_start = '2026-03-15'
  const change = '2027-03-15'
  const animal = {
    formula: 'preventive',
    formula_steps: [step({ from_formula: 'preventive', formula: 'integrale', takes_effect_on: change })],
  }
  const terms = termsOn(animal, change)

  it('waits from the change on; one that the former formula had does not wait again', () => {
    expect(coveredFrom(terms, 'illness', cover_start)).toBe(addDays(change, 45))
    expect(coveredFrom(terms, 'illness_surgery', cover_start)).toBe(addDays(cover_start, 120))
    expect(coveredFrom(terms, 'accident', cover_start)).toBe(addDays(cover_start, 2))
  })

  it('covers no illness that showed itself before; an operation is judged by its own guarantee', () => {
    const seen = addDays(change, 44)
    expect(beganBeforeCover(terms, 'illness', cover_start, seen)).toBe(true)
    expect(beganBeforeCover(terms, 'illness', cover_start, addDays(seen, 1))).toBe(false)
    expect(beganBeforeCover(terms, 'illness_surgery', cover_start, seen)).toBe(false)
  })

  it('waits no longer than the formula before had to, nor less than its own days before the change', () => {
    const shorter = {
      formula: 'confort',
      formula_steps: [
        step({ from_formula: 'confort', formula: 'integrale', takes_effect_on: addDays(cover_start, 10) }),
      ],
    }
    expect(coveredFrom(termsOn(shorter, change), 'illness', cover_start)).toBe(addDays(cover_start, 30))
    const longer = { formula: 'integrale', formula_steps: [step({ takes_effect_on: addDays(cover_start, 40) })] }
    expect(coveredFrom(termsOn(longer, addDays(cover_start, 39)), 'illness', cover_start)).toBe(
      addDays(cover_start, 45),
    )
    expect(coveredFrom(termsOn(longer, addDays(cover_start, 40)), 'illness', cover_start)).toBe(
      addDays(cover_start, 30),
    )
  })

  it('that was given up in between waits anew', () => {
    const back = {
      formula: 'integrale',
      formula_steps: [
        step({ from_formula: 'integrale', formula: 'preventive', takes_effect_on: '2027-03-15', is_applied: true }),
        step({ from_formula: 'preventive', formula: 'integrale', takes_effect_on: '2028-03-15', is_applied: true }),
      ],
    }
    expect(coveredFrom(termsOn(back, '2028-03-15'), 'illness', cover_start)).toBe(addDays('2028-03-15', 45))
    expect(coveredFrom(termsOn(back, '2027-03-14'), 'illness', cover_start)).toBe(addDays(cover_start, 45))
    expect(coveredFrom(termsOn(back, '2027-03-15'), 'illness', cover_start)).toBeNull()
  })
})
