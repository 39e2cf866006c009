import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'

/** States of a dispute. */
export const disputeStatusNames = messages({
  fr: fr.disputeStatusNames,
  it: it.disputeStatusNames,
  nl: nl.disputeStatusNames,
})

/** Parts of a dispute, as its page, its paper and the archive name them. */
export const disputeLabels = messages({ fr: fr.disputeLabels, it: it.disputeLabels, nl: nl.disputeLabels })
