import { describe, expect, it } from 'vitest'
import { companyOf } from './company.ts'

describe('companyOf', () => {
  it('[I18N-03] follows the country of the address, and is French for any other', () => {
    expect(companyOf('IT').social.map(({ name }) => name)).toEqual(['Facebook', 'Instagram', 'TikTok'])
    expect(companyOf('BE').social.map(({ href }) => href)).toContain('https://linkedin.example/coussinet.be')
    expect(companyOf('FR').name).toBe('Coussinet Assurances')
    for (const country of ['DE', '', 'toString']) expect(companyOf(country)).toBe(companyOf('FR'))
  })
})
