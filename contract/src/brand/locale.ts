import * as z from 'zod/mini'
import { offeredLocales } from './values.ts'

// Apart from the other fields: the form of a brand file is made of those, and this one of what the brand says.

export type Locale = 'fr' | 'fr-BE' | 'it' | 'nl-BE'
/** A language of the portal's, with Belgium's own where it has one. */
export const locale = /* @__PURE__ */ z.enum<readonly Locale[]>(offeredLocales)
