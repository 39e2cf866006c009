import * as z from 'zod/mini'

/** A text that is not empty. */
export const sentence = z.string().check(z.trim(), z.minLength(1))

/** A text of the brand's in French and Italian, and in Dutch where the brand writes it: `label` reads it. */
export const inLanguages = <Words extends z.core.$ZodType>(words: Words) =>
  z.strictObject({ fr: words, it: words, nl: z.optional(words) })
