import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { type CareKind, careKindNames } from '@coussinet/contract/domain/care.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { ReadDocument, ReadingCheck } from '@coussinet/contract/readings.ts'
import { getSeedMember, getSeedVet } from './seed-rows.ts'

type DrawnPaper = {
  document: ReadDocument
  member: string
  day: Day
  number: string
  vet: string
  lines: readonly (readonly [CareKind, number])[]
  filled: readonly string[]
}

/** Reading of a drawn paper, as the portal's reader tells it. No word of the paper tells the animal's number. */
export function drawnReading({ document, member, day, number, vet, lines, filled }: DrawnPaper) {
  const names = careKindNames[toLanguage(getSeedMember(member).locale)]
  const readValue = <T>(value: T, check: ReadingCheck | null = null) => ({ value, sure: true, check, box: null })
  return {
    status: 'done',
    understood: {
      document,
      care_date: readValue(day, 'contract_days'),
      invoice_number: readValue(number),
      clinic: readValue(getSeedVet(vet).name),
      clinic_number: null,
      chip: null,
      total_cents: readValue(
        sumBy(lines, ([, cents]) => cents),
        'sum_of_lines',
      ),
      lines: lines.map(([care_kind, amount_cents]) => ({
        label: names[care_kind],
        amount_cents,
        care_kind,
        sure: true,
        box: null,
      })),
    },
    filled,
    told: [],
  }
}
