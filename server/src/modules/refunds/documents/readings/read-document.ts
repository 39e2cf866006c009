import {
  ComparedData,
  OtherPapers,
  readDocuments,
  readingChecks,
  ReadBox,
  ReadLine,
} from '@coussinet/contract/readings.ts'
import type { StoredDocument } from '@coussinet/reading/read-and-understand.ts'
import type { UnderstoodPaper } from '@coussinet/reading/understand.ts'
import type { MemberFacts } from '@coussinet/reading/values/member-facts.ts'
import { z } from 'zod/mini'
import { programFile } from '#platform/core/build.ts'
import { runReader } from '#platform/files/child/run-child.ts'

// A printed page takes a second or two of a core; long documents are read in part, and a busy machine is slow.
const TIME_LIMIT_MS = 25_000

const child = programFile(import.meta.dirname, 'reading-child.ts')

const found = <T extends z.ZodMiniType>(value: T) =>
  z.nullable(z.object({ value, sure: z.boolean(), check: z.nullable(z.enum(readingChecks)), box: z.nullable(ReadBox) }))

// Strips fields that the schema does not know.
const paperSchema: z.ZodMiniType<Required<Omit<UnderstoodPaper, 'data'>> & Pick<UnderstoodPaper, 'data'>> = z.object({
  document: z.enum(readDocuments),
  care_date: found(z.string()),
  invoice_number: found(z.string()),
  clinic: found(z.string()),
  clinic_number: found(z.string()),
  chip: found(z.string()),
  animal: found(z.string()),
  total_cents: found(z.number()),
  payment_proof: found(z.string()),
  lines: z.array(ReadLine),
  other_papers: OtherPapers,
  data: z.exactOptional(ComparedData),
})
const answer = z.object({ ok: z.literal(true), said: paperSchema })

/**
 * Reads a stored file in a process of its own. Returns null if it could not be read: broken, or over its limits of time
 * or memory. Throws only if the process did not start.
 */
export async function readDocument(
  { bytes, media_type, data }: StoredDocument,
  known: MemberFacts,
): Promise<UnderstoodPaper | null> {
  return runReader({ script: child, bytes, facts: { media_type, known, data }, timeLimitMs: TIME_LIMIT_MS, answer })
}
