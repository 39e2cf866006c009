import * as fr from '@coussinet/texts/fr/words/contest-labels.ts'
import * as it from '@coussinet/texts/it/words/contest-labels.ts'
import * as nl from '@coussinet/texts/nl/words/contest-labels.ts'
import { messages } from './messages.ts'

/** States of a contest. */
export const contestStatusNames = messages({
  fr: fr.contestStatusNames,
  it: it.contestStatusNames,
  nl: nl.contestStatusNames,
})

/** Parts of a contest, as its page, its paper and the archive name them. */
export const contestLabels = messages({ fr: fr.contestLabels, it: it.contestLabels, nl: nl.contestLabels })
