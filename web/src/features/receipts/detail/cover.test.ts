import { describe, expect, it } from 'vitest'
import { coverMessages } from '#messages/receipts.ts'

describe.each(['fr', 'it'] as const)('in %s', (language) => {
  const { stops, resumes, suspended, ends } = coverMessages[language]

  it.each(['FR', 'IT', 'BE'] as const)('[FIX-02] says by the law of %s when the cover would stop', (country) => {
    expect(stops[country]('@day')).toContain('@day')
    expect(stops[country]('')).toMatch(country === 'FR' ? /trente|trenta/ : /quinze|quindici/)
  })

  it('[FIX-02] says since when the cover is suspended, when it is back, and when the contract may end', () => {
    for (const sentence of [suspended, ends, resumes.noon, resumes.midnight]) expect(sentence('@day')).toContain('@day')
    expect(resumes.noon('')).toMatch(/midi|mezzogiorno/)
  })
})
