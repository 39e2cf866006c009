import { describe, expect, it } from 'vitest'
import { openPhrasings } from './nearest-phrasings.ts'

const phrasings = {
  address: ['je déménage à Lyon', 'changer mon adresse', 'nouvelle maison'],
  end: ['je veux partir', 'résilier mon contrat'],
  outside: ['météo à Lyon', 'recette de crêpes'],
}

describe('[FIND-01] the nearest phrasings', () => {
  it('tell what a query means, likeliest first, with its part of the votes', async () => {
    const find = await openPhrasings('fr', phrasings)
    const [best, ...others] = find('on déménage le mois prochain')
    expect(best?.meaning).toBe('address')
    expect(best?.share).toBeGreaterThan(0.5)
    expect([best, ...others].reduce((sum, one) => sum + (one?.share ?? 0), 0)).toBeCloseTo(1)
  })

  it('are the very phrasing where it is one, whatever its accents', async () => {
    const find = await openPhrasings('fr', phrasings)
    expect(find('RESILIER MON CONTRAT')[0]).toMatchObject({ meaning: 'end', nearness: expect.closeTo(1) })
  })

  it('forgive a slip, and are none where no word is near', async () => {
    const find = await openPhrasings('fr', phrasings)
    expect(find('resillier mon contrat')[0]?.meaning).toBe('end')
    expect(find('zzz qqq')).toEqual([])
  })

  it('leave the loop to others while they are opened', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, of) => [
        `m${of}`,
        Array.from({ length: 50 }, (__, one) => `mot${of} phrase${one}`),
      ]),
    )
    let turns = 0
    const counting = setInterval(() => (turns += 1), 0)
    await openPhrasings('fr', many)
    clearInterval(counting)
    expect(turns).toBeGreaterThan(3)
  })
})
