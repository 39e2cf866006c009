import { describe, expect, it } from 'vitest'
import { createTyping } from './kept-typing.ts'

const camille = '412703584'
const giulia = '428195072'

function expiredWhileTyping() {
  const typing = createTyping()
  typing.tell('estimate', { amount: 4520 })
  typing.follow('session-expired', camille)
  typing.leave('estimate')
  return typing
}

describe('what was typed when the session expired', () => {
  it('[AUTH-05] is back for the same member', () => {
    const typing = expiredWhileTyping()
    typing.follow('signed-in', undefined)
    typing.meet(camille)
    expect(typing.keptFor(camille, 'estimate')).toEqual({ amount: 4520 })
    expect(typing.keptFor(camille, 'contact')).toBeUndefined()
  })

  it('comes back once', () => {
    const typing = expiredWhileTyping()
    typing.give('estimate')
    expect(typing.keptFor(camille, 'estimate')).toBeUndefined()
  })

  it('[SEC-18] is never given to another member, and is gone once another one is here', () => {
    const typing = expiredWhileTyping()
    expect(typing.keptFor(giulia, 'estimate')).toBeUndefined()
    expect(typing.keptFor(undefined, 'estimate')).toBeUndefined()
    typing.meet(giulia)
    expect(typing.keptFor(camille, 'estimate')).toBeUndefined()
  })

  it('[SEC-18] is gone after a sign-out', () => {
    const typing = expiredWhileTyping()
    typing.follow('signed-out', camille)
    expect(typing.keptFor(camille, 'estimate')).toBeUndefined()
  })

  it('is kept beside what a second expired session left, unless that was another member’s', () => {
    const typing = expiredWhileTyping()
    typing.tell('contact', 'Bonjour')
    typing.follow('session-expired', camille)
    expect([typing.keptFor(camille, 'estimate'), typing.keptFor(camille, 'contact')]).toEqual([
      { amount: 4520 },
      'Bonjour',
    ])
    typing.tell('contact', 'Buongiorno')
    typing.follow('session-expired', giulia)
    expect([typing.keptFor(camille, 'estimate'), typing.keptFor(giulia, 'contact')]).toEqual([undefined, 'Buongiorno'])
  })

  it('is not kept when nobody knows whose it is', () => {
    const typing = createTyping()
    typing.tell('estimate', 1)
    typing.follow('session-expired', undefined)
    expect(typing.keptFor(undefined, 'estimate')).toBeUndefined()
  })
})

it('forgets a form that is left', () => {
  const typing = createTyping()
  typing.tell('estimate', 1)
  typing.leave('estimate')
  typing.follow('session-expired', camille)
  expect(typing.keptFor(camille, 'estimate')).toBeUndefined()
})
