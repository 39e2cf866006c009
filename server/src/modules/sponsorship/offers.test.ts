import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { checkOffers, isByLot, offerOn, offerShown, getOffers, offerWarnings } from './offers.ts'

let data_dir = ''
beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'coussinet-offers-'))
})
afterAll(() => rm(data_dir, { recursive: true }))

const settings = (now: string, env: Record<string, string> = {}) => ({
  config: readConfig({ DATA_DIR: data_dir, DEMO: '0', ...env }),
  clock: () => new Date(now),
})
const offers = () => getOffers(settings('2026-11-20T10:00:00Z'))

it.each([
  ['2026-09-14', null],
  ['2026-09-15', 'offer-2026-autumn'],
  ['2026-12-31', 'offer-2026-autumn'],
  ['2027-01-01', null],
])('[SPO-02] an offer runs from its first day to its last: %s', (day, id) => {
  expect(offerOn(offers(), 'FR', day)?.id ?? null).toBe(id)
})

it('[SPO-02] shows the range of the country, in the language', () => {
  const shown = (country: 'FR' | 'IT' | 'BE', language: 'fr' | 'it') =>
    offerShown(offers(), country, '2026-11-20', language)
  expect(shown('FR', 'fr')).toMatchObject({
    id: 'offer-2026-autumn',
    amount_cents: 20_000,
    min_amount_cents: 2500,
    start_date: '2026-09-15',
    end_date: '2026-12-31',
  })
  expect(shown('BE', 'it')?.terms).toContain(
    'Un premio per ogni amico, estratto a sorte, da 25\u00a0€ a 200\u00a0€ (25\u00a0€ garantiti), accreditato entro 30 giorni sul conto dei rimborsi.',
  )
  expect(shown('IT', 'it')).toMatchObject({ amount_cents: 2500, min_amount_cents: 2500 })
  expect(shown('IT', 'it')?.terms.join(' ')).not.toContain('200')
  expect(shown('IT', 'fr')?.terms.join(' ')).not.toContain('200')
})

it('[GO-07] tells its terms in Dutch where they are written, and in French where they are not', () => {
  const offer = offerOn(offers(), 'BE', '2026-11-20')
  const rule = offer?.rules.find(({ countries }) => countries.includes('BE'))
  if (!offer || !rule) throw new Error('the portal ships an offer for Belgium')
  const shown = (terms: typeof rule.terms) =>
    offerShown([{ ...offer, rules: [{ ...rule, terms }] }], 'BE', '2026-11-20', 'nl')?.terms
  const { fr, it: italian } = rule.terms
  expect(shown({ fr, it: italian, nl: ['Een beloning van 25\u00a0€.'] })).toEqual(['Een beloning van 25\u00a0€.'])
  expect(shown({ fr, it: italian })).toEqual(fr)
})

it('[SPO-05] a gain is left to chance by an offer with several prizes, and never in Italy', () => {
  expect([
    isByLot(offers(), 'offer-2026-autumn', 'FR'),
    isByLot(offers(), 'offer-2026-autumn', 'IT'),
    isByLot(offers(), null, 'FR'),
  ]).toEqual([true, false, false])
})

it('says at the start where no offer runs, and that a production portal has those of the example', async () => {
  const production = {
    NODE_ENV: 'production',
    SECRET_KEY: randomBytes(48).toString('base64'),
    PUBLIC_URL: 'https://members.example',
    ALLOW_EMBEDDED_DATABASE: '1',
  }
  expect(offerWarnings(settings('2026-11-20T10:00:00Z'))).toEqual([])
  expect(offerWarnings(settings('2026-11-20T10:00:00Z', production))).toEqual([
    expect.stringContaining('SPONSORSHIP_OFFERS is not set'),
  ])
  expect(offerWarnings(settings('2027-01-01T10:00:00Z'))).toEqual([
    'no sponsorship offer runs today in FR, IT, BE: each validated godchild brings the guaranteed gain alone',
  ])
})

it('moves the offers of a demonstration to its days', () => {
  const moved = getOffers(settings('2027-03-02T08:30:00Z', { DEMO: '1' }))
  expect(offerShown(moved, 'FR', '2027-03-02', 'fr')).toMatchObject({
    start_date: '2026-12-26',
    end_date: '2027-04-12',
  })
  expect(offerShown(getOffers(settings('2027-03-02T08:30:00Z')), 'FR', '2027-03-02', 'fr')).toBeNull()
})

it('takes another file by a setting, and says at the start what is wrong with it', async () => {
  const path = join(data_dir, 'offers.json')
  await writeFile(path, JSON.stringify({ offers: [] }))
  expect(getOffers(settings('2026-11-20T10:00:00Z', { SPONSORSHIP_OFFERS: path }))).toEqual([])
  const broken = join(data_dir, 'broken.json')
  await writeFile(broken, '{')
  expect(() => checkOffers(settings('2026-11-20T10:00:00Z', { SPONSORSHIP_OFFERS: broken }).config)).toThrow(
    /^SPONSORSHIP_OFFERS: .*broken\.json cannot be read as JSON: /,
  )
  const none = join(data_dir, 'none.json')
  expect(() => checkOffers(settings('2026-11-20T10:00:00Z', { SPONSORSHIP_OFFERS: none }).config)).toThrow(
    /none\.json cannot be read: ENOENT/,
  )
})
