import type { Language } from '@coussinet/texts/messages.ts'
import { brand } from '../chosen.ts'
import type { Locale } from '../locale.ts'

/** The languages that the portal speaks, the first of them first where a choice is shown. */
export const offeredLanguages: readonly Language[] = brand.languages ?? ['fr', 'it']

const localesOf: Readonly<Record<Language, readonly Locale[]>> = { fr: ['fr', 'fr-BE'], it: ['it'], nl: ['nl-BE'] }

/** The locales that a member may have: `fr-BE` and `nl-BE` are those of Belgium. */
export const offeredLocales: readonly Locale[] = offeredLanguages.flatMap((language) => localesOf[language])
