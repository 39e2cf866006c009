import { describe, expect, it } from 'vitest'
import { getCompany } from './company.ts'

describe('getCompany', () => {
  it('[I18N-03] follows the country of the address, and is French for any other', () => {
    expect(getCompany('IT').social.map(({ name }) => name)).toEqual(['Facebook', 'Instagram', 'TikTok'])
    expect(getCompany('BE').social.map(({ href }) => href)).toContain('https://linkedin.example/coussinet.be')
    expect(getCompany('FR').name).toBe('Coussinet Assurances')
    for (const country of ['DE', '', 'toString']) expect(getCompany(country)).toBe(getCompany('FR'))
  })
})
