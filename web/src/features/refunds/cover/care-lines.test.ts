import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CareLines } from './CareLines.tsx'

const line: RefundLine = {
  label: 'Consultation',
  care_kind: 'consultation',
  billed_cents: 12_000,
  covered_cents: 12_000,
  refunded_cents: 7_500,
  reason_code: null,
}
const cells = (isPast: boolean) =>
  renderToStaticMarkup(createElement(CareLines, { lines: [line], caption: 'Soins réalisés', isPast }))
    .match(/\d+(?:,\d+)?\s€/gu)
    ?.map((text) => text.replaceAll(/\s/gu, ' '))

it('[GO-03] of a refund of before the portal says what was billed and refunded, and nothing of what was covered', () => {
  expect(cells(false)).toEqual(['120 €', '120 €', '75 €'])
  expect(cells(true)).toEqual(['120 €', '75 €'])
})

it('[EST-03] names the kind of care that is never covered, in the words of the estimate', () => {
  const food = {
    ...line,
    label: 'Croquettes i/d 2 kg',
    care_kind: 'food',
    covered_cents: 0,
    refunded_cents: 0,
  } as const
  const lines: RefundLine[] = [line, { ...food, reason_code: 'excluded_care' }]
  const shown = (isPast: boolean) => renderToStaticMarkup(createElement(CareLines, { lines, caption: 'Soins', isPast }))
  expect(shown(false)).toContain('Alimentation, jamais couverte.')
  // A former system may have left a line out for another reason.
  expect(shown(true)).toContain('Ces produits ou ces soins ne sont pas pris en charge par le contrat.')
})
