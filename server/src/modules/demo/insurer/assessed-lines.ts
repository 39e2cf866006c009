import type { CareKind } from '@coussinet/contract/domain/care-kinds.ts'
import type { Cause } from '@coussinet/contract/refund-requests.ts'
import { careKindsOf, type InsurerTransition } from '#modules/refunds/refunds.ts'
import type { AnyRequest, ChosenAnimal } from '../demo.store.ts'
import { chanceOf, demoId } from '../seed/demo-id.ts'
import { seedRequests } from '../seed/seed-rows.ts'

type AssessedLine = NonNullable<InsurerTransition['lines']>[number]

const usualCare: Record<Cause, readonly (readonly CareKind[])[]> = {
  accident: [
    ['emergency', 'xray', 'bandage'],
    ['consultation', 'bandage', 'medication'],
    ['emergency', 'xray', 'surgery', 'anaesthesia', 'medication'],
    ['emergency', 'medication'],
  ],
  illness: [
    ['consultation', 'medication'],
    ['consultation', 'blood_test', 'medication'],
    ['consultation', 'ultrasound'],
    ['consultation', 'lab', 'medication'],
  ],
  prevention: [['vaccine'], ['vaccine', 'antiparasitic'], ['dental_scaling']],
}

/** Lines of the invoice: for the demo's own requests their lines, else usual care at usual prices, the same each time. */
export function assessedLines(request: AnyRequest, animals: readonly ChosenAnimal[]): AssessedLine[] {
  const seeded = seedRequests.find(({ request: name }) => demoId(name) === request.request_id)
  if (seeded && seeded.parts.some(({ lines }) => lines.length > 0))
    return seeded.parts.flatMap(({ animal, event, lines }) =>
      lines.map(([kind, cents]) => lineOf(demoId(animal), kind, cents, event)),
    )
  return animals.flatMap(({ animal_id }) => usualLines(request, animal_id))
}

function usualLines({ request_id, cause, country }: AnyRequest, animal_id: string): AssessedLine[] {
  const choices = usualCare[cause ?? 'illness']
  const kinds = choices[chanceOf(`${request_id} ${animal_id} care`, choices.length)] ?? []
  const prices = careKindsOf('fr', country)
  return kinds.flatMap((kind) => {
    const price = prices.find(({ care_kind }) => care_kind === kind)
    return price ? [lineOf(animal_id, kind, usualPrice(`${request_id} ${animal_id} ${kind}`, price), null)] : []
  })
}

const step = 50 // invoices are rarely odder than half a euro

// In the lower half of what is usual: an ordinary case.
function usualPrice(
  text: string,
  { usual_min_cents, usual_max_cents }: { usual_min_cents: number; usual_max_cents: number },
): number {
  const steps = Math.floor((usual_max_cents - usual_min_cents) / 2 / step)
  return usual_min_cents + chanceOf(text, steps + 1) * step
}

// Without a label of its own, a line is named after its kind in the reader's language.
const lineOf = (animal_id: string, care_kind: CareKind, billed_cents: number, event: string | null): AssessedLine => ({
  animal_id,
  label: '',
  care_kind,
  billed_cents,
  event,
  reason_code: null,
})
