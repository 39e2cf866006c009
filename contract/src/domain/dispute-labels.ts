import * as fr from '@coussinet/texts/fr/words/dispute-labels.ts'
import * as it from '@coussinet/texts/it/words/dispute-labels.ts'
import * as nl from '@coussinet/texts/nl/words/dispute-labels.ts'
import { messages } from './messages.ts'

/** States of a dispute. */
export const disputeStatusNames = messages({
  fr: fr.disputeStatusNames,
  it: it.disputeStatusNames,
  nl: nl.disputeStatusNames,
})

/** Parts of a dispute, as its page, its paper and the archive name them. */
export const disputeLabels = messages({ fr: fr.disputeLabels, it: it.disputeLabels, nl: nl.disputeLabels })
