import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanAddress, cleanText } from './clean-text.ts'

const id = '4f2c1d3e-8a7b-4c6d-9e0f-1a2b3c4d5e6f'

describe('[OBS-03] [SEC-54] a text for another company', () => {
  it.each([
    ['refused for helene.martin@example.org', 'refused for [email]'],
    ['to=helene.martin%40example.org', 'to=[email]'],
    ['IBAN FR76 3000 6000 0112 3456 7890 189, refused', 'IBAN [iban], refused'],
    ['IT60X0542811101000000123456', '[iban]'],
    ['called +33 6 12 34 56 78 in vain', 'called [number] in vain'],
    ['called 06.12.34.56.78', 'called [number]'],
    ['member 412703584 is gone', 'member [number] is gone'],
    ['member 412 703 584', 'member [number]'],
    ['born on 1987-04-03', 'born on [number]'],
    ['the code was 402913', 'the code was [number]'],
    ['to helene.martin%2540example.org', 'to [email]'],
    [`${'x'.repeat(40)}https://members.example/transfer?token=abc`, `${'x'.repeat(14)}/transfer`],
    ['a?/refunds,b?q=Mimosa', 'a?/refunds,b'],
    ['code: 40 29', 'code: [text] 29'],
    ['card 4242 4242 4242 4242', 'card [number]'],
    ['Authorization: Bearer abc.def-ghi', 'Authorization: [text] [token]'],
    [`Bearer ${'kJ3'.repeat(10)}`, 'Bearer [token]'],
    [`refused ${'kJ3t9_vQ'.repeat(5)}`, 'refused [token]'],
    ['password=Coussinet#2026 was sent', 'password=[text] was sent'],
    ['GET https://members.example/password-reset?token=abc#x failed', 'GET /password-reset failed'],
    ['GET /refunds?q=Mimosa failed', 'GET /refunds failed'],
    [`/api/refunds/${id} is gone`, '/api/refunds/$id is gone'],
    [`no row ${id}`, 'no row $id'],
    ['Unexpected token \'H\', "Hélène Martin" is not valid JSON', 'Unexpected token \'H\', "[text]" is not valid JSON'],
    ['unique constraint "refund_requests_pkey"', 'unique constraint "refund_requests_pkey"'],
    ['“Mimosa” and « Oslo »', '"[text]" and "[text]"'],
    ['it ends in "Hélène', 'it ends in "[text]"'],
    ['it ends in « Hélène', 'it ends in "[text]"'],
  ])('%s becomes %s', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  it.each([
    "Cannot read properties of undefined (reading 'animals')",
    'Failed to fetch dynamically imported module',
    'Minified React error, in 12 of 345 renders',
  ])('%s stays as it is', (text) => {
    expect(cleanText(text)).toBe(text)
  })

  it('is not told by half of a word that was too long to be read', () => {
    expect(cleanText(`failed ${' '.repeat(1988)}4127 0`)).toMatch(/^failed +$/)
    expect(cleanText(`failed${'<"">'.repeat(498)} Mimosa-Martin`)).not.toContain('Mim')
    expect(cleanText('x'.repeat(2001))).toBe('')
  })

  it('never holds a customer number, whatever stands around it, and is never long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000 }), fc.integer({ min: 100_000_000, max: 999_999_999 }), (text, nevg) => {
        const clean = cleanText(`${text} ${nevg} ${text}`)
        expect(clean.length).toBeLessThanOrEqual(1000)
        expect(clean).not.toContain(String(nevg))
      }),
    )
  })
})

describe('[SEC-54] an address', () => {
  it.each([
    ['https://members.example/refunds/4f2c?x=1#y', '/refunds/$id'],
    [`/api/animals/${id}/costs`, '/api/animals/$id/costs'],
    ['/sponsorship/HELENE42', '/sponsorship/$id'],
    ['/transfer?token=abc', '/transfer'],
    ['/transfer#token=abc', '/transfer'],
    ['https://members.example/assets/portal-B3x9.js', '/assets/portal-B3x9.js'],
    ['node_modules/@scope/parser2/v2.js', 'node_modules/@scope/parser2/v2.js'],
    ['/', '/'],
  ])('%s is told as %s', (address, clean) => {
    expect(cleanAddress(address)).toBe(clean)
  })
})
