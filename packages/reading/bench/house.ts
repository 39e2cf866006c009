import { type Bill, dateText, type DateStyle, money, type MoneyStyle } from './bill.ts'
import type { Chance } from './random.ts'
import type { Pen, Sheet } from './sheet.ts'
import { said, saidHeld } from './words.ts'

/** A bill's own ways: its words, its money, its dates. */
export type House = {
  words: { [K in keyof (typeof said)['fr']]: string }
  m: (cents: number) => string
  d: (day: string) => string
  registered: string
  chance: Chance
  title: string
  /** "facture", "fattura", "factuur", or what a quote or a credit note is called beside its number */
  paper: string
}

export type SheetLayout = {
  name: string
  isHeld: boolean
  draw: (bill: Bill, house: House, sheet: Sheet, pen: Pen) => void
  width?: number
  height?: number
  size?: number
}

const papers = {
  fr: { invoice: 'facture', quote: 'devis', credit: 'avoir' },
  it: { invoice: 'fattura', quote: 'preventivo', credit: 'nota di credito' },
  nl: { invoice: 'factuur', quote: 'offerte', credit: 'creditnota ' },
} as const

/** Chooses the ways of a bill: words, signs of money, how days are written. */
export function pickHouse(bill: Bill, chance: Chance, kind: 'invoice' | 'credit' | 'quote', held: boolean): House {
  const style: MoneyStyle = {
    point: chance.is(0.8) ? ',' : '.',
    thousands: '',
    euro: chance.pick(['behind', 'behind', 'none', 'before', 'EUR', 'none']),
  }
  style.thousands = style.point === '.' ? chance.pick(['', ' ']) : chance.pick([' ', '.', '', ' '])
  const dates = chance.pick<DateStyle>([
    'strokes',
    'strokes',
    'strokes',
    'points',
    'hyphens',
    'words',
    'words',
    'short',
    'iso',
  ])
  // Half of what a held bill says is said in words of its own.
  const table = { ...said[bill.language], ...(held && chance.is(0.5) ? saidHeld[bill.language] : {}) }
  const one = (words: string | readonly string[]) => (typeof words === 'string' ? words : chance.pick(words))
  const drawn = Object.fromEntries(Object.entries(table).map(([key, some]) => [key, one(some)])) as House['words']
  const d = (day: string) => dateText(day, dates, bill.language)
  const paper = papers[bill.language][kind]
  const words = {
    ...drawn,
    // A quote's number is no bill's.
    number:
      kind === 'invoice' ? drawn.number : drawn.number.replace(/facture|fattura|factuur(?=nummer|nr)?|FT/i, paper),
    paid: drawn.paid.replace('{date}', d(bill.day)),
    tax: drawn.tax.replace(/\d\d(?:,00)?/, (rate) => (rate.includes(',') ? `${bill.rate},00` : String(bill.rate))),
    within: drawn.within.replace(/\d\d/, String(bill.rate)),
  }
  const spaced = (digits: string, groups: readonly number[], mark: string) => {
    let at = 0
    return groups.map((size) => digits.slice(at, (at += size))).join(mark)
  }
  const registered =
    bill.country === 'FR'
      ? `SIRET ${chance.is(0.5) ? bill.registered : spaced(bill.registered, [3, 3, 3, 5], ' ')}`
      : bill.country === 'IT'
        ? chance.pick([`P.IVA ${bill.registered}`, `Partita IVA: ${bill.registered}`, `P. IVA IT${bill.registered}`])
        : chance.pick([
            `BTW BE ${spaced(bill.registered, [4, 3, 3], '.')}`,
            `TVA BE${bill.registered}`,
            `BE ${spaced(bill.registered, [4, 3, 3], '.')}`,
          ])
  return {
    words,
    m: (cents) => money(cents, style),
    d,
    registered,
    chance,
    paper,
    title: one(table[kind === 'credit' ? 'credit' : kind === 'quote' ? 'quote' : 'invoice']),
  }
}

export type Row = [label: string, cents: number, look?: 'bold']

/** The rows below a bill's table, in the order in which it is reckoned. */
export function reckoning(bill: Bill, { words }: House): Row[] {
  const rows: Row[] = []
  const byRate = bill.taxes.length > 1
  const ofRate = (label: string, rate: number) => `${label.replace(/\s*\(?\d\d(?:,00)? ?%\)?/, '')} ${rate} %`
  if (bill.discount > 0) rows.push([words.gross, bill.sum], [words.discount, -bill.discount])
  if (bill.fee > 0) rows.push(['Contributo ENPAV 2%', bill.fee])
  if (bill.stamp > 0) rows.push(['Marca da bollo', bill.stamp])
  if (bill.isNet) {
    rows.push([words.net, bill.net + bill.fee])
    if (byRate) for (const { rate, tax } of bill.taxes) rows.push([ofRate(words.tax, rate), tax])
    else rows.push([words.tax, bill.tax])
  }
  rows.push([words.total, bill.total, 'bold'])
  if (!bill.isNet && bill.tax > 0) {
    if (byRate) for (const { rate, tax } of bill.taxes) rows.push([ofRate(words.within, rate), tax])
    else rows.push([words.within, bill.tax])
  }
  if (bill.withheld > 0)
    rows.push(["Ritenuta d'acconto 20%", -bill.withheld], ['Netto a pagare', bill.total - bill.withheld])
  else if (bill.deposit > 0)
    rows.push(
      [words.deposit, -bill.deposit],
      [words.left === words.total ? 'Solde' : words.left, bill.total - bill.deposit, 'bold'],
    )
  return rows
}

export const phone = (bill: Bill, chance: Chance) =>
  bill.country === 'IT'
    ? `Tel. 0${chance.digits(2)} ${chance.digits(7)}`
    : bill.country === 'BE'
      ? `Tel. 09 ${chance.digits(3)} ${chance.digits(2)} ${chance.digits(2)}`
      : `Tél. 02 ${chance.digits(2)} ${chance.digits(2)} ${chance.digits(2)} ${chance.digits(2)}`

export function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
