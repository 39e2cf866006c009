import { type Chance } from './random.ts'
import { animals, care, clinics, type Language, months, people, places } from './words.ts'

export type BillCountry = 'FR' | 'IT' | 'BE'
export type BillLine = {
  label: string
  kind: string
  count: number
  unit: number
  /** percent that its own column takes off */
  reduction: number
  printed: number
  rate: number
  withTax: number
  animal: number
  day: string
}

/** A bill before it is laid out: the truth that a reading is compared with. */
export type Bill = {
  country: BillCountry
  language: Language
  clinic: string
  place: string
  number: string
  registered: string
  client: string
  animals: string[]
  chip: string | null
  day: string
  /** lines are printed without tax */
  isNet: boolean
  lines: BillLine[]
  /** sum of the lines as they are printed */
  sum: number
  fee: number
  discount: number
  net: number
  tax: number
  rate: number
  /** tax by its rates: what it is of, without it, and itself */
  taxes: { rate: number; base: number; tax: number }[]
  /** marca da bollo of a vet whose bills bear no tax */
  stamp: number
  /** ritenuta d'acconto, which a client who is a firm keeps back */
  withheld: number
  total: number
  deposit: number
  /** It was paid on the spot: nothing is left to pay. */
  isPaid: boolean
}

const rates: Record<BillCountry, number> = { FR: 20, IT: 22, BE: 21 }
const lowRates: Record<BillCountry, number> = { FR: 10, IT: 10, BE: 6 }

/** Makes up a bill; dates lie within two years before 26 November 2026. */
export function makeBill(chance: Chance, { animals: count, lines }: { animals?: number; lines?: number } = {}): Bill {
  const country = chance.pick(['FR', 'FR', 'FR', 'IT', 'IT', 'BE'] as const)
  const language: Language = country === 'IT' ? 'it' : country === 'FR' ? 'fr' : chance.pick(['fr', 'nl', 'nl'])
  // An Italian vet of a small practice bears no tax, and a stamp on larger bills instead.
  const isFlat = country === 'IT' && chance.is(0.12)
  const rate = isFlat ? 0 : rates[country]
  const isNet = !isFlat && (country === 'IT' ? chance.is(0.7) : chance.is(0.4))
  const isMixed = !isFlat && chance.is(0.14)
  const hasReductions = chance.is(0.12)
  const day = new Date(Date.UTC(2026, 10, 25) - chance.whole(0, 720) * 86_400_000).toISOString().slice(0, 10)
  const several = count ?? (chance.is(0.12) ? 2 : 1)
  const many = lines ?? chance.pick([1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 9])
  const chosen = chance.some(care[language], Math.max(many, several))
  const made = chosen.map(([label, kind, low, high], at): BillLine => {
    const withTaxUnit = Math.round(chance.between(low, high) * (chance.is(0.06) ? 600 : 100))
    const rounded = chance.is(0.4) ? Math.round(withTaxUnit / 50) * 50 : withTaxUnit
    const own = isMixed && (kind === 'medication' || kind === 'food') ? lowRates[country] : rate
    const unit = isNet ? Math.round(rounded / (1 + own / 100)) : rounded
    const quantity = kind === 'medication' || kind === 'antiparasitic' ? chance.pick([1, 1, 2, 3]) : 1
    const reduction = hasReductions && chance.is(0.5) ? chance.pick([5, 10, 20]) : 0
    return {
      label,
      kind,
      count: quantity,
      unit,
      reduction,
      printed: Math.round((unit * quantity * (100 - reduction)) / 100),
      rate: own,
      withTax: 0,
      animal: Math.floor((at * several) / Math.max(many, several)),
      day,
    }
  })
  const sum = made.reduce((all, one) => all + one.printed, 0)
  const ofRates = [...new Set(made.map((line) => line.rate))].toSorted((one, other) => other - one)
  // A discount or a fee is of one rate, or nobody could follow it.
  const isPlain = ofRates.length === 1
  const discount =
    isPlain && chance.is(0.14)
      ? chance.is(0.5)
        ? Math.round(sum / 10)
        : Math.min(chance.pick([500, 1000, 1500]), Math.floor(sum / 3))
      : 0
  const base = sum - discount
  const fee = country === 'IT' && (isNet || isFlat) && isPlain && chance.is(0.6) ? Math.round(base * 0.02) : 0
  const taxes = ofRates
    .filter((one) => one > 0)
    .map((one) => {
      const own = isPlain
        ? base
        : made.filter((line) => line.rate === one).reduce((all, { printed }) => all + printed, 0)
      const without = isNet ? own + fee : Math.round((own * 100) / (100 + one))
      return { rate: one, base: without, tax: isNet ? Math.round((without * one) / 100) : own - without }
    })
  const tax = taxes.reduce((all, one) => all + one.tax, 0)
  const net = isNet ? base : base - tax
  const stamp = isFlat && base + fee > 7747 ? 200 : 0
  const total = isNet ? base + fee + tax : base + fee + stamp
  // Each line bears its own rate's tax, and its share of the fee and the stamp: they add up to what is paid.
  for (const line of made)
    line.withTax =
      !isNet && !isFlat
        ? line.printed
        : isPlain
          ? Math.round((line.printed * total) / base)
          : Math.round((line.printed * (100 + line.rate)) / 100)
  return {
    country,
    language,
    clinic: chance.pick(clinics[language]),
    place: chance.pick(places[language]),
    number: numberOf(chance, day),
    registered: registeredOf(chance, country),
    client: chance.pick(people[language]),
    animals: chance.some(animals, several),
    chip: chance.is(0.6) ? `25026${chance.digits(10)}` : null,
    day,
    isNet,
    lines: made,
    sum,
    fee,
    discount,
    net,
    tax,
    rate,
    taxes,
    stamp,
    withheld: isNet && country === 'IT' && chance.is(0.08) ? Math.round(base * 0.2) : 0,
    total,
    deposit: chance.is(0.12) ? Math.max(100, Math.round(total / 300) * 100) : 0,
    isPaid: chance.is(0.35),
  }
}

function numberOf(chance: Chance, day: string): string {
  const year = day.slice(0, 4)
  return chance.pick([
    `F${year}-${chance.digits(4)}`,
    `${year}/${chance.digits(4)}`,
    `FA${chance.digits(6)}`,
    `${chance.whole(1, 9)}${chance.digits(5)}`,
    `${chance.whole(10, 999)}/${year}`,
    `${year}${chance.digits(5)}`,
    `FV-${year.slice(2)}-${chance.digits(3)}`,
    `${chance.whole(100, 4999)}`,
  ])
}

function luhnDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

function registeredOf(chance: Chance, country: BillCountry): string {
  if (country === 'FR') {
    const siren = `${chance.whole(3, 9)}${chance.digits(7)}`
    const whole = `${siren}${luhnDigit(siren)}000${chance.whole(1, 9)}`
    return `${whole}${luhnDigit(whole)}`
  }
  if (country === 'IT') {
    const first = `0${chance.whole(1, 9)}${chance.digits(8)}`
    return `${first}${luhnDigit(first)}`
  }
  const first = `0${chance.whole(4, 8)}${chance.digits(6)}`
  return `${first}${String(97 - (Number(first) % 97)).padStart(2, '0')}`
}

export type MoneyStyle = { point: string; thousands: string; euro: 'behind' | 'before' | 'none' | 'EUR' }

/** An amount as a bill of some house style prints it. */
export function money(cents: number, { point, thousands, euro }: MoneyStyle): string {
  const [whole = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands)
  const text = `${cents < 0 ? '-' : ''}${grouped}${point}${rest}`
  return euro === 'behind' ? `${text} €` : euro === 'before' ? `€ ${text}` : euro === 'EUR' ? `${text} EUR` : text
}

export type DateStyle = 'strokes' | 'points' | 'hyphens' | 'short' | 'words' | 'iso'

/** A day as a bill prints it. */
export function dateText(day: string, style: DateStyle, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (style === 'iso') return day
  if (style === 'words')
    return `${Number(date)}${language === 'fr' && date === '01' ? 'er' : ''} ${months[language][Number(month) - 1]} ${year}`
  const mark = style === 'points' ? '.' : style === 'hyphens' ? '-' : '/'
  return [date, month, style === 'short' ? year.slice(2) : year].join(mark)
}
