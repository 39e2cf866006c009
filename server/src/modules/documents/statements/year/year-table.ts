import { stringify } from 'csv-stringify/sync'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { YearRow } from './year-figures.ts'
import { yearWords } from './year-words.ts'

// 12345 → 123,45
const decimal = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** The year's refunds of an animal for a spreadsheet of these countries: amounts in euros, days YYYY-MM-DD. */
export function yearTable(rows: readonly YearRow[], language: Language): Buffer {
  const cells = rows.map((row) => [
    row.care_date,
    row.vet_name,
    row.invoice_number,
    row.tracking_reference,
    decimal(row.billed_cents),
    decimal(row.refunded_cents),
    decimal(row.kept_cents),
    row.payment_date,
  ])
  // A vet's name may begin like a formula, and a spreadsheet would compute it (SEC-50).
  return Buffer.from(
    stringify([yearWords[language].table, ...cells], {
      bom: true,
      delimiter: ';',
      record_delimiter: '\r\n',
      escape_formulas: true,
    }),
  )
}
