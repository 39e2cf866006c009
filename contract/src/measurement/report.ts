import * as z from 'zod/mini'

/** Limits of one report and of one call. Anybody can send them; the server cleans each text. */
export const mostReports = 5
export const mostFailures = 3
export const mostFrames = 20
export const mostSteps = 30
export const mostSpans = 100
export const largestReports = 65_536

const word = z.string().check(z.maxLength(200))
const text = z.string().check(z.maxLength(1000))
const seconds = z.number().check(z.nonnegative())
const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

const Frame = z.object({
  filename: word,
  function: z.optional(word),
  lineno: z.optional(z.int()),
  colno: z.optional(z.int()),
  in_app: z.optional(z.boolean()),
})

const Span = z.object({
  span_id: hex(16),
  parent_span_id: z.optional(hex(16)),
  op: z.optional(word),
  description: z.optional(word),
  status: z.optional(word),
  start_timestamp: seconds,
  timestamp: seconds,
})

/**
 * All that an error reporting service ever receives, from a page or the server: fields that are not named here are dropped, and each text
 * goes through `cleanText`. Times are in seconds since 1970, as these services count them.
 */
export const Report = z.object({
  event_id: hex(32),
  timestamp: seconds,
  /** the page or the call, as a pattern: `/refunds/$id` */
  transaction: word,
  /** places in the portal: `action`, `block`, `part`, `request_id` … */
  tags: z.record(z.string().check(z.regex(/^[a-z_]{1,32}$/)), word),
  trace: z.optional(
    z.object({
      trace_id: hex(32),
      span_id: hex(16),
      parent_span_id: z.optional(hex(16)),
      op: z.optional(word),
      status: z.optional(word),
    }),
  ),
  /** errors, the cause first */
  failures: z
    .array(
      z.object({
        type: word,
        value: text,
        handled: z.boolean(),
        frames: z.array(Frame).check(z.maxLength(mostFrames)),
      }),
    )
    .check(z.maxLength(mostFailures)),
  /** events before the failure */
  steps: z.array(z.object({ timestamp: seconds, category: word, message: text })).check(z.maxLength(mostSteps)),
  /** timing, in place of a failure */
  timing: z.optional(
    z.object({
      start_timestamp: seconds,
      spans: z.array(Span).check(z.maxLength(mostSpans)),
      measurements: z.record(
        z.string().check(z.regex(/^[a-z_.]{1,40}$/)),
        z.object({ value: z.number(), unit: z.string().check(z.maxLength(20)) }),
      ),
    }),
  ),
})
export type Report = z.infer<typeof Report>
