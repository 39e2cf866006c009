import { describe, expect, it } from 'vitest'
import { estimate } from './password-estimate.ts'

const own = ['Coussinet', 'Hélène', 'Carpentier', 'Oslo', '412703584']

describe('the strength of a password', () => {
  it.each([
    'Password1!',
    'Azerty123!',
    'Bonjour2024!',
    'P@ssw0rd1',
    'Juventus1897!',
    'Oslo2026!',
    'Helene1!',
    'Hélène1!',
    'Coussinet1!',
    'Aaaaaaaa',
  ])('is poor for %j', (password) => {
    expect(estimate(password, own)).toBeLessThanOrEqual(1)
  })
  it.each(['Tilleul-Parapluie-42', 'Nuvola_Lanterna_12', 'vR7#kd92LmXq', 'cheval Correct 4 agrafe!'])(
    'is good for %j',
    (password) => {
      expect(estimate(password, own)).toBeGreaterThanOrEqual(3)
    },
  )
  it.each(['Nuvola_12', 'Pistache-9', 'Maison#83!71'])('is middling for one word and some signs: %j', (password) => {
    expect(estimate(password, own)).toBe(2)
  })
  it('grows with what is added', () => {
    const steps = ['S', 'Soleil1', 'Soleil1#T', 'Soleil1#Tilleul', 'Soleil1#Tilleul-Brume'].map((password) =>
      estimate(password, []),
    )
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
    expect([steps[0], steps.at(-1)]).toEqual([0, 4])
  })
})

it('judges the longest password between two keys', () => {
  const longest = ['aA1!'.repeat(32), 'password'.repeat(16), '0123456789'.repeat(12), '@4013$'.repeat(21)]
  for (const password of longest) {
    const start = performance.now()
    estimate(password, own)
    expect(performance.now() - start).toBeLessThan(150)
  }
})
