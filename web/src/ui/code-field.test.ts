import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { codeDigits, CodeField } from './CodeField.tsx'

const html = renderToString(
  createElement(CodeField, {
    id: 'code',
    label: 'Code',
    hint: 'Valable 8 min',
    error: 'Faux',
    value: '407',
    onValue: () => undefined,
  }),
)
const [input = ''] = /<input[^>]*>/.exec(html) ?? []

it('is one input, which the keyboard of digits and the code of an SMS reach', () => {
  expect(html.match(/<input/g)).toHaveLength(1)
  expect(input).toContain('autoComplete="one-time-code"')
  expect(input).toContain('inputMode="numeric"')
  expect(input).toContain('type="text"')
})

it('has a label, its hint and its error, and draws the places for the eye alone', () => {
  expect(html).toContain('for="code"')
  expect(input).toContain('aria-describedby="code-hint code-error"')
  expect(input).toContain('aria-invalid="true"')
  expect(html).toContain('class="cells" aria-hidden="true"')
  expect(html.match(/<i /g)).toHaveLength(6)
})

it('cuts no pasted code short: the digits are read first', () => {
  expect(input).not.toMatch(/maxlength|pattern/i)
  expect(
    ['123 456', '123-456', ' 123456\n', 'Votre code\u00a0: 123 456.', '123\u202f4567'].map((text) =>
      codeDigits(text, 6),
    ),
  ).toEqual(Array.from({ length: 5 }, () => '123456'))
  expect(codeDigits('12a3', 6)).toBe('123')
})
