import { createHash } from 'node:crypto'
import type { AssessedLine, FiledRequest, Transition } from './api.ts'
import type { Client } from './client.ts'

const day = 86_400_000
const daysToAnswer = 30

/** Reads each document whole; throws when one is not what the portal says that it is. */
export async function readDocuments(client: Client, { files }: FiledRequest): Promise<void> {
  for (const { href, name, sha256 } of files) {
    const bytes = await client.download(href)
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`${name} is not what was filed`)
  }
}

/**
 * Decision of the pretended handler on a request. A real one reads the invoice; this one knows three stories:
 * an illness needs the animal's history, bytes that were filed before are a duplicate, all else is accepted.
 */
export function judge(request: FiledRequest): Transition {
  const { animals, cause, files, duplicate_of } = request
  if (duplicate_of.length > 0) return { to: 'rejected', rejection: { code: 'duplicate' } }
  const [animal] = animals
  if (cause === 'illness' && animal && !files.some(({ type }) => type === 'medical-history')) {
    const due_on = new Date(Date.now() + daysToAnswer * day).toISOString().slice(0, 10)
    const note = 'The file of the last two years, as the veterinarian prints it.'
    return {
      to: 'action-required',
      awaited: [
        { type: 'medical-history', animal_id: animal.id, reason_code: 'missing_medical_history', note, due_on },
      ],
    }
  }
  return { to: 'accepted', lines: animals.flatMap(({ id }) => linesFor(id, request)) }
}

/** A vaccine's or a consultation's invoice, with a bag of food that no contract covers. */
function linesFor(animal_id: string, { cause, tracking_reference }: FiledRequest): AssessedLine[] {
  const line = (
    label: string,
    care_kind: string,
    billed_cents: number,
    reason_code: string | null = null,
  ): AssessedLine => ({
    animal_id,
    label,
    care_kind,
    billed_cents,
    event: cause === 'prevention' ? null : tracking_reference,
    reason_code,
  })
  if (cause === 'prevention') return [line('Vaccination', 'vaccine', 6_500)]
  return [
    line('Consultation', 'consultation', 5_200),
    line('Médicaments', 'medication', 3_180),
    line('Croquettes', 'food', 2_490, 'excluded_care'),
  ]
}
