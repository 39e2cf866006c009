import { expect, it } from 'vitest'
import { subscription } from './NewAddress.tsx'

it('[CAL-01] offers to subscribe by the scheme that calendars know, at the same private address', () => {
  expect(subscription('https://coussinet.example/api/calendars/abc_-9')).toBe(
    'webcal://coussinet.example/api/calendars/abc_-9',
  )
  expect(subscription('http://localhost:3000/api/calendars/abc')).toBe('webcal://localhost:3000/api/calendars/abc')
})
