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
  // The server's own, which it holds in its row; a file process reads no contract to check it by.
  data: z.optional(z.custom<InvoiceData>()),
})

// The engine of pictures lives for one file: V8 would spend a third of a second of a core on functions that then run no more.
setFlagsFromString('--wasm-tiering-budget=60000000')

// Twelve seconds of a core are more than any bill takes; what was told by then counts.
const MOST_CPU_MS = 12_000

serveOnce<{ ok: true; said: UnderstoodPaper }>(
  400,
  async (bytes, facts, tell) => {
    const { media_type, known, data } = factsSchema.parse(facts)
    const said = await readAndUnderstand({ bytes, media_type, data }, known, (first) => tell({ ok: true, said: first }))
    return { ok: true, said }
  },
  MOST_CPU_MS,
)
