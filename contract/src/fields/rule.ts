import * as z from 'zod/mini'
import type { FieldCode } from '../domain/problems.ts'

/** Refuses an empty text: `required`. */
export const required = /* @__PURE__ */ z.refine<string>((text) => text !== '', {
  error: 'required' satisfies FieldCode,
})

/** A check of what is typed. An empty text has one failure, `required`; nothing aborts, for an aborted member would silence the checks of its object. */
export const rule = (holds: (text: string) => boolean, error: FieldCode) =>
  z.refine<string>((text) => text === '' || holds(text), { error })
