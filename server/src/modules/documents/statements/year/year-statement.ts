import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { fileSlug } from '@coussinet/contract/brand/values.ts'
import { pastRefundLabels } from '@coussinet/contract/domain/bill.ts'
import { careName } from '@coussinet/contract/domain/care.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { type PaperLanguage, toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { stringify } from 'csv-stringify/sync'
import { findInsuredAnimals } from '#modules/policy/policy.ts'
import { findYearRefunds } from '#modules/refunds/refunds.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { createFrame } from '#platform/paper/frame.ts'
import type { Platform } from '#platform/portal.ts'
import { toFileNamePart } from '../../file-name-part.ts'
import { getReader } from '../reader-of.ts'
import { yearContent } from './year-content.ts'
import { rowsOfYear, type YearRow } from './year-figures.ts'
import { yearWords } from './year-words.ts'

type StatementReader = { id: string; locale: string }
type YearStatementQuery = { animal_id: string; year: number }

/** An animal's calendar year as a PDF in the language of the member's papers; throws `not_found` for another member's animal. */
export async function createYearStatement(
  { db, papers, clock }: Platform,
  member: StatementReader,
  wanted: YearStatementQuery,
) {
  const { year } = wanted
  const { animal, rows } = await yearOf(db, member.id, wanted)
  const reader = await getReader(db, member.id)
  const language = toPaperLanguage(toLanguage(member.locale))
  const day = today(clock())
  const frame = createFrame({
    language,
    country: reader.contract_country,
    title: `${yearWords[language].title(year)}, ${animal.name}`,
    issued_on: day,
    whose: reader,
  })
  const content = {
    heading: yearWords[language].title(year),
    ...yearContent({ year, animal, rows, home_country: reader.country, today: day }, language),
  }
  const bytes = await papers.make(
    { template: '/modules/documents/statements/year/year-statement.typ', frame, content },
    member.id,
  )
  return { name: fileName(animal.name, year, 'pdf'), media_type: 'application/pdf', bytes }
}

/** The same year as a table of comma-separated values; throws `not_found` for another member's animal. */
export async function createYearTable({ db }: Platform, member: StatementReader, wanted: YearStatementQuery) {
  const { animal, rows } = await yearOf(db, member.id, wanted)
  const own = rows.filter(({ animal_id }) => animal_id === animal.id)
  return {
    name: fileName(animal.name, wanted.year, 'csv'),
    media_type: 'text/csv; charset=utf-8',
    bytes: yearTable(own, toPaperLanguage(toLanguage(member.locale))),
  }
}

async function yearOf(db: Db, member_id: string, { animal_id, year }: YearStatementQuery) {
  const [insured] = isId(animal_id) ? await findInsuredAnimals(db, member_id, [animal_id]) : []
  if (!insured) throw problem('not_found')
  // An id may be written in capitals: this one is as the database writes it.
  return {
    animal: { id: insured.animal_id, name: insured.name },
    rows: rowsOfYear(await findYearRefunds(db, member_id, year), year),
  }
}

const fileName = (animal_name: string, year: number, extension: string) =>
  `${fileSlug}-statement-${toFileNamePart(animal_name)}-${year}.${extension}`

// 12345 → 123,45
const decimal = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** The year's refunds of an animal for a spreadsheet of these countries: amounts in euros, days YYYY-MM-DD. */
function yearTable(rows: readonly YearRow[], language: PaperLanguage): Buffer {
  // A column of its own, for members who have one.
  const { table, difference, yes, no } = yearWords[language]
  const hasPast = rows.some(({ before_portal }) => before_portal)
  const cells = rows.map((row) => [
    row.care_date,
    [careName({ care_kinds: row.care_kinds }, language), row.is_difference ? difference : null]
      .filter((part) => part !== null)
      .join(', '),
    row.vet_name,
    row.invoice_number,
    row.tracking_reference,
    row.billed_cents,
    row.refunded_cents,
    row.kept_cents,
    row.payment_date,
    ...(hasPast ? [row.before_portal ? yes : no] : []),
  ])
  const head = [...table, ...(hasPast ? [pastRefundLabels[language].before] : [])]
  // A vet's name may begin like a formula, and a spreadsheet would compute it (SEC-50).
  return Buffer.from(
    stringify([head, ...cells], {
      bom: true,
      delimiter: ';',
      record_delimiter: '\r\n',
      escape_formulas: true,
      // Amounts in cents, which are not escaped: -37,50 is a number.
      cast: { number: decimal },
    }),
  )
}
