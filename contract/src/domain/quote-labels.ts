import * as fr from '@coussinet/texts/fr/words/quote-labels.ts'
import * as it from '@coussinet/texts/it/words/quote-labels.ts'
import * as nl from '@coussinet/texts/nl/words/quote-labels.ts'
import { messages } from './messages.ts'

/** States of a vet's quote. */
export const quoteStatusNames = messages({ fr: fr.quoteStatusNames, it: it.quoteStatusNames, nl: nl.quoteStatusNames })

/** Facts of a quote and of its answer, as pages and the archive name them. */
export const quoteLabels = messages({ fr: fr.quoteLabels, it: it.quoteLabels, nl: nl.quoteLabels })

/** Kinds of its documents. */
export const quoteFileNames = messages({ fr: fr.quoteFileNames, it: it.quoteFileNames, nl: nl.quoteFileNames })
