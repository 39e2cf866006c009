import * as z from 'zod/mini'
import type { FieldCode } from '../domain/problems.ts'

/** Refuses an empty text: `required`. */
export const required = /* @__PURE__ */ z.refine<string>((text) => text !== '', {
  error: 'required' satisfies FieldCode,
})

/** Check of an input. An empty text fails with `required` only; nothing aborts, which would skip the checks of its object. */
export const rule = (holds: (text: string) => boolean, error: FieldCode) =>
  z.refine<string>((text) => text === '' || holds(text), { error })
