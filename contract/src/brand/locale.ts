import * as z from 'zod/mini'
import { offeredLocales } from './values.ts'

// Separate from the other fields: the schema of a brand file uses those, and this one depends on the brand.

export type Locale = 'fr' | 'fr-BE' | 'it' | 'nl-BE'
/** A locale of the portal: a language, with Belgium's variant if it has one. */
export const locale = /* @__PURE__ */ z.enum<readonly Locale[]>(offeredLocales)
