import * as z from 'zod/mini'

/** A text that says something. */
export const sentence = z.string().check(z.trim(), z.minLength(1))

/** A text in both languages of the portal. */
export const inBoth = <Words extends z.core.$ZodType>(words: Words) => z.strictObject({ fr: words, it: words })
