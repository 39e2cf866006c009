import { expect, it } from 'vitest'
import { brand as own } from '../../../brand/coussinet.brand.ts'
import { brand as dutch } from '../../../examples/dutch-brand/coussinet-nl.brand.ts'
import { brand as second } from '../../../examples/second-brand/ours-et-puce.brand.ts'
import type { Brand } from './brand.ts'
import { readBrand } from './check-brand.ts'
import { contrast, toHexColour, linearColour } from './colour.ts'
import { computeBrandFingerprint } from './fingerprint.ts'

const faults = (changes: object) => readBrand({ ...own, ...changes }).faults
const { FR } = own.companies
const [formula] = own.formulas
const fr = (changes: object) => ({ companies: { ...own.companies, FR: { ...FR, ...changes } } })
const light = (changes: object) => ({ colours: { ...own.colours, light: { ...own.colours.light, ...changes } } })
const first = (changes: object) => ({ formulas: [{ ...formula, ...changes }] })
const offer = { id: 'one', start_date: '2026-05-01', end_date: '2026-04-01', rules: [] }

it.each([
  ['the portal’s own', own],
  ['the example’s', second],
  ['[GO-07] that which offers Dutch, the example’s', dutch],
])('%s brand has no fault', (_name, brand: Brand) => {
  expect(readBrand(brand)).toEqual({ brand, faults: [] })
})

it.each<[string, object, string]>([
  ['no name', { name: '' }, 'name '],
  ['[GO-07] languages without French', { languages: ['nl', 'it'] }, 'languages must hold fr'],
  ['[GO-07] a language twice', { languages: ['fr', 'nl', 'nl'] }, 'languages names one twice.'],
  ['[GO-07] a language that nobody wrote', { languages: ['fr', 'de'] }, 'languages.1 '],
  [
    '[GO-07] a promise of no day',
    { promises: { answer_working_days: 0, transfer_working_days: 2 } },
    'promises.answer_working_days ',
  ],
  ['a home without a company', { home: 'IT', companies: { FR } }, 'home is IT, which has no company'],
  [
    'an e-mail address that is none',
    fr({ email: 'adherents' }),
    'companies.FR.email must be an e-mail address, not "adherents".',
  ],
  [
    'two telephone numbers in one',
    fr({ phone_text: '04 65 71 00 11' }),
    'companies.FR.phone must be a number of the country',
  ],
  [
    'a number of abroad of who has a seat here',
    fr({ phone: '+390110004417', phone_text: '+39 011 000 4417' }),
    'companies.FR.phone must be a number of the country',
  ],
  [
    'hours that end before they begin',
    fr({ hours: { open: '18:00', close: '09:00', time_zone: 'Europe/Paris' } }),
    'companies.FR.hours open at 18:00 and close at 09:00.',
  ],
  [
    'a time zone that is none',
    fr({ hours: { open: '09:00', close: '18:00', time_zone: 'Europe/Lyon' } }),
    'time_zone Europe/Lyon is no time zone',
  ],
  [
    'an address in one language',
    { creditor: { ...own.creditor, address: { fr: own.creditor.address.fr } } },
    'creditor.address.it is not of the right form',
  ],
  [
    'a script in the logo',
    { logo: { ...own.logo, mark: '<path d="M0 0h1"/><script>1</script>' } },
    'logo.mark must be SVG shapes',
  ],
  [
    'a handler in the logo',
    { logo: { ...own.logo, wordmark: '<path d="M0 0h1" onload="x"/>' } },
    'logo.wordmark must be SVG shapes',
  ],
  ['stitches with a quote', { logo: { ...own.logo, seam: 'M0 0"' } }, 'logo.seam must be the d of one path'],
  ['a colour that is none', light({ ink: 'aubergine' }), 'colours.light.ink is no colour'],
  [
    'a colour outside sRGB',
    light({ illus_2: 'oklch(0.7 0.35 130)' }),
    'colours.light.illus_2 oklch(0.7 0.35 130) is outside sRGB',
  ],
  ['a text too pale', light({ muted: '#9a8f97' }), 'colours.light.muted on canvas has a contrast of 2.7'],
  ['a button too pale', light({ brand: '#c06aa8' }), 'colours.light.on_brand on brand has a contrast of 3.'],
  [
    'an edge that is not seen',
    light({ line_strong: '#e0d8dc' }),
    'colours.light.line_strong on canvas has a contrast of 1.2',
  ],
  ['a missing colour', light({ ring: undefined }), 'colours.light.ring '],
  [
    'a due day that February lacks',
    { due_days: [5, 30] },
    'due_days holds 30: every month has the days 1 to 28 alone.',
  ],
  ['due days in disorder', { due_days: [10, 5] }, 'due_days must rise, each day once.'],
  ['no due day', { due_days: [] }, 'due_days is not of the right form'],
  ['no formula', { formulas: [] }, 'formulas is not of the right form (Too small'],
  ['closed formulas alone', first({ is_closed: true }), 'formulas: one at least must be sold.'],
  ['the name of no cover', first({ name: 'default' }), 'formulas: default is the name of no cover at all'],
  ['one formula twice', { formulas: [formula, formula] }, 'formulas: preventive stands there twice.'],
  ['a rate above 100', first({ reimbursement_rate: 101 }), 'formulas.0.reimbursement_rate is not of the right form'],
  [
    'a guarantee without a waiting period',
    first({ waiting_days: { accident: null, illness: null, illness_surgery: 120 } }),
    'formulas: preventive covers accident, and waiting_days.accident is null.',
  ],
  [
    'an animal without a price',
    first({ monthly_price_cents: { dog: 1290 } }),
    'formulas: preventive has no price for a cat.',
  ],
  [
    'a price below its fee',
    first({ management_fee_cents: 900 }),
    'the price for a cat, 890 cents, does not exceed its fee of 900.',
  ],
  ['a cent and a half', first({ deductible_cents: 1.5 }), 'formulas.0.deductible_cents is not of the right form'],
  [
    'an offer that ends before it starts',
    { sponsorship: { written_for: null, offers: [{ ...offer, rules: own.sponsorship.offers[0]?.rules }] } },
    'sponsorship: one ends on 2026-04-01, before it starts on 2026-05-01.',
  ],
  [
    'a seat elsewhere than where it is registered',
    { registration: { ...own.registration, country: 'BE' } },
    'companies.FR.establishment is seat, and registration.country is BE',
  ],
  [
    'a country that is none',
    { registration: { ...own.registration, country: 'XQ' } },
    'registration.country XQ is no country such as FR.',
  ],
  ['a sale without a company', { companies: { FR }, sold_in: ['FR', 'IT'] }, 'sold_in holds IT, which has no company.'],
  ['nothing for cats', { formulas: [own.formulas[4]] }, 'formulas: none is sold for a cat.'],
  [
    'a print that is no path',
    { logo: { ...own.logo, print: { ...own.logo.print, pad: 'M0 0"' } } },
    'logo.print.pad is not of the right form',
  ],
  ['a member that no brand has', { colors: {} }, 'not of the right form (Unrecognized key: "colors")'],
  [
    'a text that lacks',
    { tagline: { fr: 'Une phrase.' } },
    'tagline.it is not of the right form (Invalid input: expected string, received undefined)',
  ],
])('%s is told in a sentence', (_what, changes, sentence) => {
  const told = faults(changes)
  expect(told.join('\n')).toContain(sentence)
})

const waits = (accident: number | null, illness: number | null, illness_surgery: number | null) => ({
  waiting_days: { accident, illness, illness_surgery },
})

it.each<[string, object]>([
  ['accidents alone', { covers: ['accident'], ...waits(2, null, null) }],
  ['no accidents', { covers: ['illness', 'illness_surgery'], ...waits(null, 30, 120) }],
  ['cover from the first day', waits(0, null, 0)],
  ['no package, no deductible and no fee', { vaccine_package_cents: 0, deductible_cents: 0, management_fee_cents: 0 }],
])('[GO-02] a formula with %s is sold beside the others: papers tell it', (_what, changes) => {
  const other = { ...formula, name: 'other', label: { fr: 'Autre', it: 'Altra' }, ...changes }
  expect(faults({ formulas: [...own.formulas, other] })).toEqual([])
  expect(faults({ formulas: [other] })).toEqual([])
})

it.each([
  ['FR38ZZZ9Z0418', 'its two check digits, after the country, are not those of what follows'],
  ['FR38ZZZ9Z04177', 'those of its country have another length'],
  [
    'fr38zzz9z0417',
    'its form is two capital letters of the country, two check digits, three of a business code such as ZZZ, and the national number',
  ],
])('[SEC-32] no portal opens with the creditor identifier %s', (identifier, failure) => {
  expect(faults({ creditor: { ...own.creditor, identifier } })).toEqual([
    `creditor.identifier ${identifier} is not a SEPA creditor identifier (${failure}): no mandate could be used.`,
  ])
})

it('[A11Y-07] contrast is that of WCAG, and colours are those of CSS', () => {
  const of = (one: string, other: string) => contrast(linearColour(one) ?? [0, 0, 0], linearColour(other) ?? [0, 0, 0])
  expect(of('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(of('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  // https://www.w3.org/TR/css-color-4/#ok-lab: red
  expect(toHexColour('oklch(0.62796 0.25768 29.2339)')).toBe('#ff0000')
  expect(toHexColour('oklch(0.365 0.112 338)')).toBe('#622152')
})

it('what pages hold of a brand is told apart, what they do not hold is not', () => {
  expect(computeBrandFingerprint(own)).toMatch(/^Coussinet [0-9a-f]{8}$/)
  expect(computeBrandFingerprint(second)).not.toBe(computeBrandFingerprint(own))
  expect(computeBrandFingerprint({ ...own, tagline: { ...own.tagline, it: 'Altro.' } })).not.toBe(
    computeBrandFingerprint(own),
  )
  expect(computeBrandFingerprint(dutch)).not.toBe(computeBrandFingerprint(own))
  expect(computeBrandFingerprint({ ...own, due_days: [1] })).toBe(computeBrandFingerprint(own))
})

const legal = (changes: object) => ({ legal_pages: { ...own.legal_pages, ...changes } })
const accessible = (changes: object) =>
  legal({ accessibility: { ...own.legal_pages.accessibility, gaps: { fr: [], it: [] }, ...changes } })
const audited = (rate: number) => ({ on: '2026-10-05', by: 'somebody', rate })
const gap = { fr: ['Une partie.'], it: ['Una parte.'] }

it.each<[string, object, string]>([
  ['a host without a number', legal({ host: { ...own.legal_pages.host, phone: '03 20' } }), 'legal_pages.host.phone'],
  ['an address for holes that is none', legal({ security_email: 'securite' }), 'legal_pages.security_email'],
  ['conformity that nobody has audited', accessible({ conformity: 'partial' }), 'there is no audit: that is "none"'],
  [
    'more than the audit found',
    accessible({ conformity: 'full', audit: audited(82) }),
    'found 82 % of the criteria met',
  ],
  ['less than the audit found', accessible({ conformity: 'none', audit: audited(50) }), 'that is "partial"'],
  [
    'a partial state without what is missing',
    accessible({ conformity: 'partial', audit: audited(82) }),
    'gaps must name',
  ],
  [
    'gaps where nothing is missing',
    accessible({ conformity: 'full', audit: audited(100), gaps: gap }),
    'gaps must name',
  ],
  ['gaps in one language', accessible({ gaps: { ...gap, it: [] } }), 'the same in each language'],
  [
    'a statement before its audit',
    accessible({ audit: audited(20), gaps: gap, stated_on: '2026-10-04' }),
    'before the audit',
  ],
  ['a day that is none', accessible({ stated_on: '2026-02-30' }), 'legal_pages.accessibility.stated_on'],
])('[GO-09] refuses in a sentence %s', (_name, changes, sentence) => {
  expect(faults(changes).join('\n')).toContain(sentence)
})

it('[GO-09] takes a brand of before, without facts for its legal pages, and each state that an audit earns', () => {
  const { legal_pages: _legal, ...before } = own
  expect(readBrand(before).faults).toEqual([])
  expect(faults(accessible({ conformity: 'partial', audit: audited(82), gaps: gap }))).toEqual([])
  expect(faults(accessible({ conformity: 'full', audit: audited(100) }))).toEqual([])
  expect(faults(accessible({ audit: audited(49), gaps: gap }))).toEqual([])
})

it('[GO-02] who offers services from abroad may answer at a number there', () => {
  const abroad = { establishment: 'services', phone: '+390110004417', phone_text: '+39 011 000 4417' }
  expect(faults(fr(abroad)).filter((sentence) => sentence.includes('phone'))).toEqual([])
  expect(faults(fr({ ...abroad, phone_text: '+39 011 000 4418' })).join('\n')).toContain('companies.FR.phone')
})
