import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { aReceipt } from '../tests/a-receipt.ts'
import { Attempts } from './Attempts.tsx'

const shown = (status: 'upcoming' | 'paid') =>
  renderToStaticMarkup(
    createElement(Attempts, {
      receipt: {
        ...aReceipt({ status, payment_date: status === 'paid' ? '2026-09-05' : null }),
        attempts: [],
        cover: null,
      },
    }),
  )

it('[REC-01] speaks of the past only where something has passed', () => {
  expect(shown('upcoming')).toContain('Les étapes')
  expect(shown('upcoming')).not.toContain('Ce qui s’est passé')
  expect(shown('paid')).toContain('Ce qui s’est passé')
})
