/** Sponsors, the friends they bring, and what both gain. */

export { scheduleGodchildErasure, deleteOldLeads } from './godchild-erasure.ts'
export { moveGodchild, payGain } from './godchild-moves.ts'
export { type UpsertedGodchild, findGodchild } from './godchildren/godchildren.store.ts'
export { type GodchildFacts, mailbox } from './godchildren/matched-traits.ts'
export { drawFrom, guaranteed, sumWeights } from './odds.ts'
export { checkOffers, offerOn, getOffers, offerWarnings, findPrizes } from './offers.ts'
export { renameGodchild, saveGodchild } from './save-godchild.ts'
export { assignSponsorCode } from './sponsors.ts'
