import { z } from 'zod/mini'
import { serveOnce } from '#platform/files/child/serve-once.ts'
import { readAndUnderstand } from './read-and-understand.ts'

const factsSchema = z.object({
  media_type: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  known: z.object({
    country: z.enum(['FR', 'IT', 'BE']),
    today: z.string(),
    covered: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
    chips: z.array(z.string()),
    names: z.array(z.string()),
  }),
})

serveOnce(400, async (bytes, facts) => {
  const { media_type, known } = factsSchema.parse(facts)
  return { ok: true, said: await readAndUnderstand({ bytes, media_type }, known) }
})
