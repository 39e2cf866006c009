import { describe, expect, it } from 'vitest'
import { createFormMemory } from './form-memory.ts'

const camille = '412703584'
const giulia = '428195072'

function expiredWhileTyping() {
  const typing = createFormMemory()
  typing.record('estimate', { amount: 4520 })
  typing.applySessionChange('session-expired', camille)
  typing.drop('estimate')
  return typing
}

describe('what was typed when the session expired', () => {
  it('[AUTH-05] is back for the same member', () => {
    const typing = expiredWhileTyping()
    typing.applySessionChange('signed-in', undefined)
    typing.switchMember(camille)
    expect(typing.keptFor(camille, 'estimate')).toEqual({ amount: 4520 })
    expect(typing.keptFor(camille, 'contact')).toBeUndefined()
  })

  it('comes back once', () => {
    const typing = expiredWhileTyping()
    typing.markRestored('estimate')
    expect(typing.keptFor(camille, 'estimate')).toBeUndefined()
  })

  it('[SEC-18] is never given to another member, and is gone once another one is here', () => {
    const typing = expiredWhileTyping()
    expect(typing.keptFor(giulia, 'estimate')).toBeUndefined()
    expect(typing.keptFor(undefined, 'estimate')).toBeUndefined()
    typing.switchMember(giulia)
    expect(typing.keptFor(camille, 'estimate')).toBeUndefined()
  })

  it('[SEC-18] is gone after a sign-out', () => {
    const typing = expiredWhileTyping()
    typing.applySessionChange('signed-out', camille)
    expect(typing.keptFor(camille, 'estimate')).toBeUndefined()
  })

  it('is kept beside what a second expired session left, unless that was another member’s', () => {
    const typing = expiredWhileTyping()
    typing.record('contact', 'Bonjour')
    typing.applySessionChange('session-expired', camille)
    expect([typing.keptFor(camille, 'estimate'), typing.keptFor(camille, 'contact')]).toEqual([
      { amount: 4520 },
      'Bonjour',
    ])
    typing.record('contact', 'Buongiorno')
    typing.applySessionChange('session-expired', giulia)
    expect([typing.keptFor(camille, 'estimate'), typing.keptFor(giulia, 'contact')]).toEqual([undefined, 'Buongiorno'])
  })

  it('[AUTH-06] waits for its member when another tab signs out, and waits for nothing once it is restored', () => {
    const typing = createFormMemory()
    expect(typing.isHolding()).toBe(false)
    typing.record('estimate', { amount: 4520 })
    typing.applySessionChange('signed-out-elsewhere', camille)
    expect(typing.isHolding()).toBe(true)
    expect(typing.keptFor(camille, 'estimate')).toEqual({ amount: 4520 })
    expect(typing.keptFor(giulia, 'estimate')).toBeUndefined()
    typing.markRestored('estimate')
    expect(typing.isHolding()).toBe(false)
  })

  it('is not kept when nobody knows whose it is', () => {
    const typing = createFormMemory()
    typing.record('estimate', 1)
    typing.applySessionChange('session-expired', undefined)
    expect(typing.keptFor(undefined, 'estimate')).toBeUndefined()
  })
})

it('forgets a form that is left', () => {
  const typing = createFormMemory()
  typing.record('estimate', 1)
  typing.drop('estimate')
  typing.applySessionChange('session-expired', camille)
  expect(typing.keptFor(camille, 'estimate')).toBeUndefined()
})
