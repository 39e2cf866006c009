import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import { listPricedCareKinds, findReadBill, type RequestMove } from '#modules/refunds/refunds.ts'
import type { Db } from '#platform/db/db.ts'
import type { AnyRequest, ChosenAnimal } from '../demo.store.ts'
import { computeChance, demoId } from '../seed/demo-id.ts'
import { seedRequests } from '../seed/seed-rows.ts'

type AssessedLine = NonNullable<RequestMove['lines']>[number]

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

/** Outcome of the demo's insurer's look at a bill: its lines, which may be others once it is read, or the reason to refuse it. */
type BillAssessment = { lines: AssessedLine[]; is_waiting: boolean } | { rejection: RejectionReason }

// What shows no care that was paid, though it has lines.
const noInvoice: readonly (string | null)[] = ['credit_note', 'quote']

/**
 * Assesses a request's bill: by the lines that were read of it, or of the quote that it follows, so that what is announced is what is paid;
 * a credit note and a quote are no invoices. The demo's own requests have lines of theirs, and where nothing was read usual care at usual
 * prices stands in, the same each time.
 */
export async function assessBill(
  db: Db,
  request: AnyRequest,
  animals: readonly ChosenAnimal[],
): Promise<BillAssessment> {
  const seeded = seededLines(request)
  if (seeded.length > 0) return { lines: seeded, is_waiting: false }
  const { is_waiting, document, lines } = await findReadBill(db, request.member_id, request.request_id)
  if (noInvoice.includes(document)) return { rejection: 'not_an_invoice' }
  return { lines: lines.length > 0 ? dealtOut(lines, animals) : usualOf(request, animals), is_waiting }
}

/** Deals the lines of one bill out to its animals in turn, for a bill does not say whose each is. */
const dealtOut = (
  lines: readonly Pick<AssessedLine, 'label' | 'care_kind' | 'billed_cents'>[],
  animals: readonly ChosenAnimal[],
) =>
  lines.flatMap(({ label, care_kind, billed_cents }, place) => {
    const animal = animals[place % animals.length]
    return animal ? [{ ...lineOf(animal.animal_id, care_kind, billed_cents, null), label }] : []
  })

function seededLines(request: AnyRequest): AssessedLine[] {
  const seeded = seedRequests.find(({ request: name }) => demoId(name) === request.request_id)
  return (seeded?.parts ?? []).flatMap(({ animal, event, lines }) =>
    lines.map(([kind, cents]) => lineOf(demoId(animal), kind, cents, event)),
  )
}

const usualOf = (request: AnyRequest, animals: readonly ChosenAnimal[]): AssessedLine[] =>
  animals.flatMap(({ animal_id }) => usualLines(request, animal_id))

function usualLines({ request_id, cause, country }: AnyRequest, animal_id: string): AssessedLine[] {
  const choices = usualCare[cause ?? 'illness']
  const kinds = choices[computeChance(`${request_id} ${animal_id} care`, choices.length)] ?? []
  const prices = listPricedCareKinds('fr', country)
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
  return usual_min_cents + computeChance(text, steps + 1) * step
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
