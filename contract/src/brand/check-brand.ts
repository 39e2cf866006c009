import * as z from 'zod/mini'
import { countries, type Country } from '../domain/countries.ts'
import { languageTags } from '../domain/languages.ts'
import { creditorIdentifierFailure } from '../fields/creditor-identifier.ts'
import { isEmail } from '../fields/email.ts'
import { dialledNumber } from '../fields/phone.ts'
import { Brand } from './brand.ts'
import { insurerPaperFaults } from './insurer-papers.ts'
import { legalFaults } from './legal-pages.ts'
import { memberNumberFaults } from './member-number.ts'
import { colourFaults } from './palette.ts'
import { referenceFaults } from './references.ts'
import { offerFaults } from './sponsorship-offers.ts'

// Zod's mini form reports every issue as “Invalid input”.
const { localeError: english } = z.locales.en()

/**
 * Reads a brand file: the brand, and a sentence for each fault with which no portal may start; the brand is null if the file has the wrong
 * form.
 */
export function readBrand(value: unknown): { brand: Brand | null; faults: string[] } {
  const parsed = Brand.safeParse(value, { error: english })
  return parsed.success
    ? { brand: parsed.data, faults: faultsOf(parsed.data) }
    : { brand: null, faults: parsed.error.issues.map(sentenceOf) }
}

function sentenceOf({ path, message, code }: z.core.$ZodIssue): string {
  const where = path.map(String).join('.') || 'what the file exports as brand'
  return `${where} ${code === 'custom' ? message : `is not of the right form (${message})`}.`
}

function faultsOf(brand: Brand): string[] {
  const { home, companies, privacy_email, creditor, logo, colours, due_days, sponsorship } = brand
  const failure = creditorIdentifierFailure(creditor.identifier)
  return [
    ...(companies[home] === undefined
      ? [`home is ${home}, which has no company: it answers for every country without one.`]
      : []),
    ...countries.flatMap((country) => companyFaults(country, companies[country])),
    ...establishmentFaults(brand),
    ...(brand.member_number === undefined ? [] : memberNumberFaults(brand.member_number)),
    ...(brand.references === undefined ? [] : referenceFaults(brand.references)),
    ...mailFaults('privacy_email', privacy_email),
    ...(brand.legal_pages === undefined ? [] : legalFaults(brand.legal_pages)),
    ...(failure === null
      ? []
      : [
          `creditor.identifier ${creditor.identifier} is not a SEPA creditor identifier (${wrongIdentifier[failure]}): no mandate could be used.`,
        ]),
    ...drawingFaults(logo),
    ...colourFaults(colours),
    ...dueDayFaults(due_days),
    ...formulaFaults(brand),
    ...paperFaults(brand),
    ...insurerPaperFaults(brand.papers ?? [], companies),
    ...(brand.languages?.includes('fr') === false
      ? ['languages must hold fr: what a draft lacks is said in French.']
      : []),
    ...(brand.languages && new Set(brand.languages).size < brand.languages.length
      ? ['languages names one twice.']
      : []),
    ...offerFaults(sponsorship).map((sentence) => `sponsorship: ${sentence}`),
  ]
}

const wrongIdentifier = {
  format:
    'its form is two capital letters of the country, two check digits, three of a business code such as ZZZ, and the national number',
  length: 'those of its country have another length',
  checksum: 'its two check digits, after the country, are not those of what follows',
} as const

const mailFaults = (where: string, text: string) =>
  isEmail(text) ? [] : [`${where} must be an e-mail address, not "${text}".`]

/** Bodies out of court whose addresses the conditions and the complaint page give. */
const mediators: Record<Country, string> = {
  FR: 'La Médiation de l’assurance',
  IT: 'Arbitro Assicurativo',
  BE: 'Ombudsman des assurances',
}

const prefixes: Record<Country, string> = { FR: '33', IT: '39', BE: '32' }

function companyFaults(country: Country, company: Brand['companies'][Country]): string[] {
  if (company === undefined) return []
  const { phone, phone_text, email, hours, mediator, establishment } = company
  const where = `companies.${country}`
  // Includes service numbers. Overseas departments use their own country code, so both forms must be the same number.
  const digits = phone_text.replaceAll(/[\s.-]/g, '')
  const dialled = `+${prefixes[country]}${country === 'IT' ? digits : digits.replace(/^0/, '')}`
  const isOne =
    /^\+\d{8,15}$/.test(phone) &&
    // A caller from abroad may be answered there.
    ((establishment === 'services' && phone === digits) || phone === dialledNumber(dialled))
  return [
    ...mailFaults(`${where}.email`, email),
    ...(isOne
      ? []
      : [
          `${where}.phone must be a number of the country such as +33465710010, and phone_text the same one as it is dialled there (04 65 71 00 10), or for services from abroad with its + (+39 011 000 4417): they are ${phone} and ${phone_text}.`,
        ]),
    ...(mediator === mediators[country]
      ? []
      : [
          `${where}.mediator is ${mediator}: the complaint page and the conditions give the addresses of ${mediators[country]}.`,
        ]),
    ...(hours.open < hours.close ? [] : [`${where}.hours open at ${hours.open} and close at ${hours.close}.`]),
    ...(isTimeZone(hours.time_zone)
      ? []
      : [`${where}.hours.time_zone ${hours.time_zone} is no time zone such as Europe/Paris.`]),
  ]
}

function establishmentFaults({ companies, registration, sold_in }: Brand): string[] {
  const isCountry =
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(registration.country) !== undefined
  return [
    ...(isCountry ? [] : [`registration.country ${registration.country} is no country such as FR.`]),
    ...countries.flatMap((country) => {
      const establishment = companies[country]?.establishment
      if (establishment === undefined || (establishment === 'seat') === (country === registration.country)) return []
      return [
        `companies.${country}.establishment is ${establishment}, and registration.country is ${registration.country}: the seat is where the insurer is registered.`,
      ]
    }),
    ...sold_in
      .filter((country) => companies[country] === undefined)
      .map((country) => `sold_in holds ${country}, which has no company.`),
    ...(new Set(sold_in).size === sold_in.length ? [] : ['sold_in holds a country twice.']),
  ]
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const shape =
  /<\/?(?:g|path|ellipse|circle|rect|polygon)(?: (?:d|cx|cy|r|rx|ry|x|y|width|height|points|transform|fill-rule|opacity)="[\w\s.,()+-]*"| fill="(?:none|var\(--wordmark-dot,currentColor\))"| stroke="currentColor"| stroke-(?:width|linecap|linejoin)="[\w.]+")*\/?>/g

function drawingFaults({ mark, seam, wordmark }: Brand['logo']): string[] {
  const isDrawn = (text: string) => text.replaceAll(shape, '').trim() === ''
  return [
    ...Object.entries({ mark, wordmark }).flatMap(([name, text]) =>
      text.trim() !== '' && isDrawn(text)
        ? []
        : [
            `logo.${name} must be SVG shapes (g, path, ellipse, circle, rect, polygon) without colours, styles, texts or addresses: they take the colour of where they stand.`,
          ],
    ),
    ...(seam === null || /^[\w\s.,+-]+$/.test(seam) ? [] : ['logo.seam must be the d of one path, or null.']),
  ]
}

function dueDayFaults(days: readonly number[]): string[] {
  return [
    ...days
      .filter((day) => day < 1 || day > 28)
      .map((day) => `due_days holds ${day}: every month has the days 1 to 28 alone.`),
    ...(days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0))
      ? []
      : ['due_days must rise, each day once.']),
  ]
}

function formulaFaults({ formulas }: Brand): string[] {
  return [
    ...(formulas.some(({ is_closed }) => !is_closed) ? [] : ['formulas: one at least must be sold.']),
    ...formulas.flatMap(
      (
        {
          name,
          species,
          covers,
          waiting_days,
          reimbursement_rate,
          annual_ceiling_cents,
          monthly_price_cents,
          management_fee_cents,
          label,
        },
        index,
      ) => {
        const where = `formulas: ${name}`
        const before = formulas.slice(0, index)
        const prices = Object.entries(monthly_price_cents)
        const waits = Object.entries(waiting_days)
        return [
          ...(name === 'default' ? [`${where} is the name of no cover at all: choose another one.`] : []),
          ...(before.some((other) => other.name === name) ? [`${where} stands there twice.`] : []),
          ...(before.some((other) =>
            languageTags.some((tag) => label[tag] !== undefined && other.label[tag] === label[tag]),
          )
            ? [`${where} is sold under the name of another formula.`]
            : []),
          ...(species.length === 0 || covers.length === 0
            ? [`${where} must be for an animal, and cover something.`]
            : []),
          ...(reimbursement_rate === 0 || annual_ceiling_cents === 0
            ? [`${where} would refund nothing: its rate and its ceiling must be above 0.`]
            : []),
          ...waits
            .filter(([guarantee, days]) => (days !== null) !== covers.some((covered) => covered === guarantee))
            .map(
              ([guarantee, days]) =>
                `${where} ${days === null ? 'covers' : 'does not cover'} ${guarantee}, and waiting_days.${guarantee} is ${days}.`,
            ),
          ...species
            .filter((one) => monthly_price_cents[one] === undefined)
            .map((one) => `${where} has no price for a ${one}.`),
          ...prices
            .filter(([, price = 0]) => price <= management_fee_cents)
            .map(
              ([one, price]) =>
                `${where}: the price for a ${one}, ${price} cents, does not exceed its fee of ${management_fee_cents}.`,
            ),
        ]
      },
    ),
  ]
}

const untold = 'The conditions and information documents cannot tell it'

/**
 * Facts that the portal's legal texts assume. A brand that contradicts one is refused, unless it brings its own conditions and information
 * documents in every country where it sells.
 */
function paperFaults({ formulas, sold_in, papers = [] }: Brand): string[] {
  const isGiven = (type: 'cgv' | 'ipid') =>
    sold_in.every((country) => papers.some((paper) => paper.type === type && paper.country === country))
  if (isGiven('cgv') && isGiven('ipid')) return []
  const sold = formulas.filter(({ is_closed }) => !is_closed)
  return (['dog', 'cat'] as const)
    .filter((one) => sold.length > 0 && !sold.some(({ species }) => species.includes(one)))
    .map((one) => `formulas: none is sold for a ${one}. ${untold}: they offer cover for dogs and cats.`)
}
