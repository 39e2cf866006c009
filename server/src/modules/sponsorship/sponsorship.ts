/** Sponsors, the friends they bring, and what both gain. */

export { type BroughtGodchild, hasGodchild, holdGodchild, setFirstname } from './godchildren.store.ts'
export { keepGodchild } from './keep-godchild.ts'
export { promiseToForget, forgetLeads } from './forget-godchild.ts'
export { type GodchildFacts, mailbox } from './godchildren/same-person.ts'
export { moveGodchild, payGain } from './moves.ts'
export { drawFrom, guaranteed, totalOf } from './odds.ts'
export { checkOffers, offerOn, offersOf, offerWarnings, prizesOf } from './offers.ts'
export { giveCode } from './sponsors.ts'
