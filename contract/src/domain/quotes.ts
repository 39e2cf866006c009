import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'

// api.md, PRE
export const quoteStatuses = ['draft', 'pending', 'answered', 'refused', 'withdrawn', 'lapsed', 'used'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

export const quoteFileTypes = ['quote', 'certificate', 'x-ray', 'medical-history', 'other'] as const

export type QuoteFileType = (typeof quoteFileTypes)[number]

export const quoteStatusNames = messages({
  fr: fr.quoteStatusNames satisfies Record<QuoteStatus, string>,
  it: it.quoteStatusNames,
  nl: nl.quoteStatusNames,
})

export const quoteLabels = messages({ fr: fr.quoteLabels, it: it.quoteLabels, nl: nl.quoteLabels })

export const quoteFileNames = messages({
  fr: fr.quoteFileNames satisfies Record<QuoteFileType, string>,
  it: it.quoteFileNames,
  nl: nl.quoteFileNames,
})
