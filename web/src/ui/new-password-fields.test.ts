import { createElement, type ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NewPasswordFields } from './NewPasswordFields.tsx'

const texts = {
  password: 'Nouveau',
  repetition: 'Encore',
  show: 'Afficher',
  hide: 'Masquer',
  rules: 'Il faut',
  equal: 'identiques',
  met: 'oui ',
  unmet: 'non ',
  progress: (met: number, of: number) => `${met} sur ${of}`,
  strength: 'Solidité',
  strengths: ['nulle', 'faible', 'moyenne', 'bonne', 'excellente'],
}
const given = {
  password: 'abcdefgh',
  repetition: '',
  onPassword: () => undefined,
  onRepetition: () => undefined,
  strength: null,
  errors: {},
  texts,
  rules: [
    { text: '8 caractères', isMet: true },
    { text: '1 chiffre', isMet: false },
  ],
}
const render = (changed: Partial<ComponentProps<typeof NewPasswordFields>> = {}) =>
  renderToString(createElement(NewPasswordFields, { ...given, ...changed }))
const inputsOf = (html: string) => html.match(/<input[^>]*>/g) ?? []
const rulesOf = (html: string) =>
  [...html.matchAll(/<li class="(ok)?"><i class="bean"><\/i><span class="sr">(oui|non) <\/span>([^<]+)/g)].map(
    ([, ok, said, text]) => [ok === 'ok', said, text],
  )

describe('the entries', () => {
  it('are two password fields that managers know, and that hold back no paste', () => {
    const inputs = inputsOf(render())
    expect(inputs).toHaveLength(2)
    for (const input of inputs) {
      expect(input).toContain('type="password"')
      expect(input).toContain('autoComplete="new-password"')
      expect(input).not.toMatch(/maxlength|readonly|autocomplete="off"|onpaste/i)
    }
    expect(inputs.map((input) => /name="(\w+)"/.exec(input)?.[1])).toEqual(['password', 'password_confirmation'])
  })
  it('bear their errors, and the first one the rules too', () => {
    const html = render({
      ids: { password: 'one', repetition: 'two' },
      errors: { password: 'Trop court', repetition: 'Pas pareil' },
    })
    const [password = '', repetition = ''] = inputsOf(html)
    const rulesId = /<ul class="rules[^"]*" id="([^"]+)"/.exec(html)?.[1]
    expect(password).toContain(`aria-describedby="one-error ${rulesId}"`)
    expect(repetition).toContain('aria-describedby="two-error"')
    expect([password, repetition].filter((input) => input.includes('aria-invalid="true"'))).toHaveLength(2)
    expect(html).toMatch(/id="one-error"[^>]*>.*Trop court/)
  })
})

it('the hint is read with the first entry', () => {
  const html = render({ texts: { ...texts, hint: 'Évitez votre nom' } })
  const hintId = /<p id="([^"]+)"[^>]*>Évitez votre nom/.exec(html)?.[1]
  const [password = '', repetition = ''] = inputsOf(html)
  expect(/aria-describedby="([^"]+)"/.exec(password)?.[1]?.split(' ').at(-1)).toBe(hintId)
  expect(hintId).toBeDefined()
  expect(repetition).not.toContain('aria-describedby')
})

describe('the rules', () => {
  it('stand one by one, met or not, the equality of both entries last', () => {
    expect(rulesOf(render())).toEqual([
      [true, 'oui', '8 caractères'],
      [false, 'non', '1 chiffre'],
      [false, 'non', 'identiques'],
    ])
  })
  it('take two entries for equal when they are so and not empty, however an accent was typed', () => {
    const equal = (password: string, repetition: string) => rulesOf(render({ password, repetition })).at(-1)?.[0]
    expect([
      equal('', ''),
      equal('abc', 'ab'),
      equal('abc', 'Abc'),
      equal('abc', 'abc'),
      equal('\u00e9t\u00e9', 'e\u0301te\u0301'),
    ]).toEqual([false, false, false, true, true])
  })
  it('are told politely, and nothing is told at first', () => {
    expect(render()).toMatch(/<p class="sr" role="status"><\/p>/)
  })
})

describe('the strength', () => {
  it('is a word beside a line of stitches', () => {
    const html = render({ strength: 3 })
    expect(html).toContain('--v:80')
    expect(html).toContain('>bonne<')
  })
  it('is nothing yet for an empty field or an unknown answer', () => {
    for (const html of [render({ password: '', strength: 3 }), render({ strength: null })]) {
      expect(html).not.toContain('--v:')
      expect(html).not.toMatch(/nulle|bonne/)
    }
  })
})
