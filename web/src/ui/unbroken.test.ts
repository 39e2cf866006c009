import { isValidElement } from 'react'
import { expect, it } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

/** Parts of a text that stay on one line. */
function findWhole(text: string): unknown[] {
  const parts = Unbroken({ children: text })
  return Array.isArray(parts)
    ? parts.flatMap((part: unknown) =>
        isValidElement<{ className?: string; children: unknown }>(part) && part.props.className === 'nowrap'
          ? [part.props.children]
          : [],
      )
    : []
}

it.each([
  ['1\u00a0234,50\u00a0€ par mois', ['1\u00a0234,50\u00a0€']],
  ['da 9\u00a0€ a 1.234,50\u00a0€', ['9\u00a0€', '1.234,50\u00a0€']],
  ['€\u00a045,20 per maand', ['€\u00a045,20']],
  ['ZR-2026-00234, versé le 4 mai', ['ZR-2026-00234']],
  ['le 4 mai', []],
])('[I18N-04] keeps references and amounts whole in "%s"', (text, whole) => {
  expect(findWhole(text)).toEqual(whole)
})
