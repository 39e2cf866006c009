import { expect, it } from 'vitest'
import type { Act, Script } from './acts.ts'
import { drawScript } from './draw/draw-script.ts'
import { shrink } from './shrink.ts'

const isIn = ({ acts }: Script, kind: Act['kind'], nevg: string) =>
  acts.some((act) => act.kind === kind && act.nevg === nevg)

it('[SIM-01] one seed draws one year, and another seed another one', () => {
  const size = { members: 4, days: 60 }
  expect(drawScript(7, size)).toEqual(drawScript(7, size))
  expect(drawScript(8, size).acts).not.toEqual(drawScript(7, size).acts)
})

it('[SIM-01] acts come in the order of their moments, within the day, and are numbered from 1', () => {
  const { acts, begins, ends } = drawScript(3, { members: 6, days: 366 })
  expect([begins, ends]).toEqual(['2027-10-01', '2028-09-30'])
  expect(acts.map(({ step }) => step)).toEqual(acts.map((_, place) => place + 1))
  expect(acts.map(({ at }) => at)).toEqual(acts.map(({ at }) => at).toSorted())
  const isWithin = (from: string, to: string) => (act: Act) =>
    act.at.slice(11, 16) >= from && act.at.slice(11, 16) <= to
  const [byDay, late] = [acts.filter(isWithin('06:30', '21:00')), acts.filter(isWithin('22:20', '23:40'))]
  expect(byDay.length + late.length).toBe(acts.length)
  expect(late.length).toBeGreaterThan(0)
  // What happens near midnight happens undisturbed, so that its day is known.
  expect(late.every(({ fault, skew }) => fault === undefined && skew === undefined)).toBe(true)
})

it('[SIM-01] a failure that needs two acts of a member is shrunk to these two, without faults, nights and other members', async () => {
  const script = drawScript(5, { members: 8, days: 366 })
  const paid = script.acts.find(({ kind }) => kind === 'pay')
  const nevg = paid?.nevg ?? ''
  let runs = 0
  const fails = async (smaller: Script) => {
    runs += 1
    return isIn(smaller, 'pay', nevg) && isIn(smaller, 'announce-receipt', nevg)
  }
  const small = await shrink(script, { nevg, fails })
  expect(small.acts.map(({ kind }) => kind).toSorted()).toEqual(['announce-receipt', 'pay'])
  expect(
    small.acts.every(
      ({ fault, repeated, skew }) => fault === undefined && repeated === undefined && skew === undefined,
    ),
  ).toBe(true)
  expect([small.nights, small.late, small.members.map((member) => member.nevg)]).toEqual([[], [], [nevg]])
  expect(runs).toBeLessThan(120)
})
