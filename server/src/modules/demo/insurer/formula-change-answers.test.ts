import { listFormulaChanges, requestFormulaChange } from '@coussinet/contract/formula-changes.ts'
import { signIn } from '@coussinet/contract/session.ts'
import { beforeAll, expect, it } from 'vitest'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { demoPassword } from '../demo-accounts.ts'
import { runFormulaChangeTurn } from './formula-change-answers.ts'

const portal = ownPortalForTests({ demo: true, at: '2026-11-20T10:00:00Z' })
let as: { access_token: string }
beforeAll(async () => {
  as = (await portal.call(signIn, { body: { username: '412703584', password: demoPassword } })).body
})

it('[PRE-03] the demo shows a change that is confirmed and one that waits', async () => {
  const { data } = (await portal.call(listFormulaChanges, { as })).body
  expect(data.map(({ status, formula, from_formula }) => [status, from_formula, formula])).toEqual([
    ['pending', 'integrale', 'confort'],
  ])
  const giulia = (await portal.call(signIn, { body: { username: '428195072', password: demoPassword } })).body
  expect((await portal.call(listFormulaChanges, { as: giulia })).body.data).toMatchObject([
    { status: 'confirmed', from_formula: 'chat-plus', formula: 'integrale' },
  ])
})

it('[PRE-03] the demo’s insurer confirms a change of formula as it was asked for, once', async () => {
  const { body } = await portal.call(listFormulaChanges, { as })
  const possible = body.possible.find(({ obstacle }) => obstacle === null)
  const { animal_id = '', formulas = [] } = possible ?? {}
  const { body: change } = await portal.call(requestFormulaChange, {
    as,
    body: { animal_id, formula: formulas[0]?.formula ?? '' },
  })
  for (const _ of [1, 2]) await runFormulaChangeTurn(portal.platform, { formula_change_id: change.id })
  const { data } = (await portal.call(listFormulaChanges, { as })).body
  expect(data.find(({ id }) => id === change.id)).toMatchObject({
    status: 'confirmed',
    takes_effect_on: change.takes_effect_on,
    monthly_price_cents: change.monthly_price_cents,
  })
})
