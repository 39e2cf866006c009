import { phrases, plainWords, says } from '../page/phrases.ts'
import type { PageRow } from '../page/rows.ts'
import type { PageWord } from '../recognition/page-text.ts'
import type { MemberFacts } from './member-facts.ts'
import { isEnterprise, isPartitaIva, isSiren, isSiret, sirenOfVat } from './numbers.ts'

export type ClinicNumber = { digits: string; row: PageRow; words: readonly PageWord[] }

const patternsOf: Record<
  MemberFacts['country'],
  { most: number; labels: string; numberOf: (text: string) => string | null }[]
> = {
  FR: [
    {
      most: 5,
      labels: 'siret | siren | rcs | tva | immatricul* | n°',
      numberOf: (text) => (isSiret(text) ? text : null),
    },
    { most: 5, labels: 'siren | rcs', numberOf: (text) => (isSiren(text) ? text : null) },
    { most: 5, labels: 'tva | intracommunautaire | intra', numberOf: sirenOfVat },
  ],
  IT: [
    {
      most: 3,
      labels: 'piva | p iva | iva | partita | partita iva | cf | vat | pi | codice fiscale',
      numberOf: (text) => {
        // The engine reads IT as digits.
        const digits = text.replace(/^(?:IT|1T|I7|17|1IT|LT)(?=\d{11}$)/, '')
        return isPartitaIva(digits) ? digits : null
      },
    },
  ],
  BE: [
    {
      most: 5,
      labels:
        'tva | btw | entreprise | ondernemingsnummer | ondernemingsnr | bce | kbo | numero d entreprise | rpr | rpm | on | be',
      numberOf: (text) => {
        const digits = text.replace(/^BE/, '').padStart(10, '0')
        return isEnterprise(digits) ? digits : null
      },
    },
  ],
}

// Some bills print the customer's number, with a label.
const ofCustomer = phrases(
  'client | cliente | klant | destinataire | facture a | spett | codice cliente | intestat* | proprietaire | assure*',
)
const ofAccount = /^(?:[A-Z]{2}\d{2}(?:\d{4})+|IBAN)/

// One of a hundred misread numbers has valid check digits by chance. Nearly all SIRETs of vets end with an establishment below 100.
const LEAST_CONFIDENCE = 60
const isOfMany = (digits: string) => digits.length === 14 && !digits.startsWith('000', 9)

/** Finds the clinic's registered number by its check digits: the first of the page that is not a customer's. */
export function findClinicNumber(rows: readonly PageRow[], country: MemberFacts['country']): ClinicNumber | null {
  for (const { most, labels, numberOf } of patternsOf[country]) {
    const known = phrases(labels)
    const hits = rows.flatMap((row) => hitsOf(row, most, numberOf))
    // One number of ten, or of a hundred, has valid check digits by chance: require a label.
    const named = hits.filter(({ digits, row, words }) => {
      const before = row.words.filter((word) => word.x < (words[0]?.x ?? 0))
      const beside = plainWords(
        before
          .slice(-5)
          .map(({ text }) => text)
          .join(' '),
      )
      const own = plainWords(
        words
          .map(({ text }) => text)
          .join(' ')
          .replaceAll(/\d/g, ' '),
      )
      const above = plainWords(rows[rows.indexOf(row) - 1]?.text ?? '')
      const isNamed = says(beside, known) || says(own, known) || (before.length === 0 && says(above, known))
      const isLegible = !isOfMany(digits) || words.every(({ confidence }) => confidence >= LEAST_CONFIDENCE)
      return isNamed && isLegible && !says(beside, ofCustomer)
    })
    const [first] = named
    if (first !== undefined) return first
  }
  return null
}

function hitsOf(row: PageRow, most: number, numberOf: (text: string) => string | null): ClinicNumber[] {
  const hits: ClinicNumber[] = []
  for (let at = 0; at < row.words.length; at += 1) {
    for (let length = Math.min(most, row.words.length - at); length >= 1; length -= 1) {
      const words = row.words.slice(at, at + length)
      const raw = words.map(({ text }) => text).join('')
      if (ofAccount.test(raw.replace(/^[^A-Z]*/, '')) && raw.replaceAll(/\D/g, '').length > 14) continue
      const text = raw
        .toUpperCase()
        .replace(/^.*?:/, '')
        .replaceAll(/[\s.\-_/]/g, '')
        .replace(/^(?:N°|SIRET|SIREN|RCS|TVA|BTW|PIVA|PARTITAIVA|CF|BCE|KBO|VAT)+/, '')
        .replaceAll(/[,;)]+$/g, '')
      const digits = text.replaceAll(/(?<=\d)O|O(?=\d)/g, '0').replaceAll(/(?<=\d)[IL|]|[IL|](?=\d)/g, '1')
      // Nine digits of a SIRET's fourteen are not a SIREN.
      const isWhole =
        digits.length !== 9 || ![at - 1, at + length].some((near) => /^[\d.]+$/.test(row.words[near]?.text ?? ''))
      const number = isWhole && /^(?:[A-Z1]{1,3})?\d+$/.test(digits) ? numberOf(digits) : null
      if (number === null) continue
      hits.push({ digits: number, row, words })
      break
    }
  }
  return hits
}
