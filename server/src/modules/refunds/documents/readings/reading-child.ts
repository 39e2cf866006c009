import { setFlagsFromString } from 'node:v8'
import type { InvoiceData } from '@coussinet/contract/readings.ts'
import { readAndUnderstand } from '@coussinet/reading/read-and-understand.ts'
import type { UnderstoodPaper } from '@coussinet/reading/understand.ts'
import { z } from 'zod/mini'
import { serveOnce } from '#platform/files/child/serve-once.ts'

const factsSchema = z.object({
  media_type: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  known: z.object({
    country: z.enum(['FR', 'IT', 'BE']),
    today: z.string(),
    covered: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
    chips: z.array(z.string()),
    names: z.array(z.string()),
  }),
  // The server validates its own row; a file process loads no contract for that.
  data: z.optional(z.custom<InvoiceData>()),
})

// The process reads one file: V8 would spend a third of a second of a core on optimising functions that no longer run.
setFlagsFromString('--wasm-tiering-budget=60000000')

// No bill takes twelve seconds of a core; the result so far is used.
const MOST_CPU_MS = 12_000

serveOnce<{ ok: true; said: UnderstoodPaper }>(
  400,
  async (bytes, facts, tell) => {
    const { media_type, known, data } = factsSchema.parse(facts)
    const paper = await readAndUnderstand({ bytes, media_type, data }, known, (first) =>
      tell({ ok: true, said: first }),
    )
    return { ok: true, said: paper }
  },
  MOST_CPU_MS,
)
