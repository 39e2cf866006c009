import { describe, expect, it } from 'vitest'
import { codeMessages } from '#messages/payment-methods.ts'
import { getCodeEnd, lifeMoment, minutesAndSeconds } from './code-life.ts'

const sent = {
  id: 's1',
  mode: 'email',
  recipient: 'h****@example.org',
  expires_at: '2026-11-21T10:10:00Z',
  resend_after: '2026-11-21T10:01:00Z',
  attempts_left: 5,
} as const

describe('[PAY-05] a code that was sent', () => {
  it('can be typed while its time lasts', () => {
    expect(getCodeEnd({ sent, present: sent, ended: null, seconds_left: 1 })).toBeNull()
    expect(getCodeEnd({ sent, present: sent, ended: null, seconds_left: 0 })).toBe('expired')
  })

  it('dies of five wrong tries, which says nothing of the next one', () => {
    expect(getCodeEnd({ sent, present: sent, ended: { id: 's1', end: 'tries' }, seconds_left: 300 })).toBe('tries')
    expect(
      getCodeEnd({ sent: { ...sent, id: 's2' }, present: sent, ended: { id: 's1', end: 'tries' }, seconds_left: 600 }),
    ).toBeNull()
  })

  it('is gone when the server knows of none', () => {
    expect(getCodeEnd({ sent, present: null, ended: null, seconds_left: 300 })).toBe('gone')
    expect(getCodeEnd({ sent: null, present: null, ended: null, seconds_left: 0 })).toBe('gone')
  })
})

describe('[A11Y-05] the life of a code is shown', () => {
  const { fr, it: italian } = codeMessages
  const shown = (seconds: number) => [fr.life(minutesAndSeconds(seconds)), italian.life(minutesAndSeconds(seconds))]

  it.each([
    [600, 'Valable encore 10\u00a0min 0\u00a0s', 'Valido ancora 10\u00a0min 0\u00a0s'],
    [492, 'Valable encore 8\u00a0min 12\u00a0s', 'Valido ancora 8\u00a0min 12\u00a0s'],
    [60, 'Valable encore 1\u00a0min 0\u00a0s', 'Valido ancora 1\u00a0min 0\u00a0s'],
    [9, 'Valable encore 9\u00a0s', 'Valido ancora 9\u00a0s'],
  ])('with %i seconds left', (seconds, french, inItalian) => {
    expect(shown(seconds)).toEqual([french, inItalian])
  })

  it('is said aloud in its last minute and at its end alone', () => {
    expect([600, 61, 60, 1, 0].map(lifeMoment)).toEqual(['living', 'living', 'last_minute', 'last_minute', 'over'])
  })

  it('counts the tries in words', () => {
    expect([5, 1].map(fr.tries)).toEqual(['5 essais possibles', 'Dernier essai'])
    expect([5, 1].map(italian.tries)).toEqual(['5 tentativi possibili', 'Ultimo tentativo'])
  })
})
