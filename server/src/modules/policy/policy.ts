/** Members, contracts, suspensions, animals, covers and the account that refunds go to, for all other modules: the rows that papers, decisions and mails are made of. */

export {
  animalIcad,
  animalName,
  type AnimalRow,
  findAnimals,
  findAnimalToRead,
  findRevisions,
  hasAnimal,
  type LockedAnimal,
  lockAnimals,
  insertAnimal,
  type Insured,
  insuredAnimals,
  insuredPrices,
  type PriceRevision,
  replaceRevisions,
  revisionsOf,
  setAnimal,
} from './animals/animals.store.ts'
export {
  type BegunAnimal,
  findAnimalsBegun,
  findAnimalsBegunOn,
  findAnnouncements,
} from './animals/daily-animals.store.ts'
export {
  findAnyFormulaChange,
  findDueFormulaChanges,
  findFormulaChange,
  findFormulaChanges,
  findFormulaChangesOfStatus,
  findUnansweredFormulaChanges,
  type FormulaChangeRow,
  insertFormulaChange,
  moveFormulaChange,
} from './animals/formula-changes.store.ts'
export { formulaOn, presentPrice, type PricedStep, type TermsOnDay, termsOn } from './animals/formula-on-day.ts'
export { formulaTerms, soldFormulas, formulaWarnings } from './animals/formulas.ts'
export { identificationDeadline } from './animals/identification-deadline.ts'
export { vaccinesOf } from './animals/vaccines.ts'
export { bearerOf, reserveExternalId, lockExternalId, refuseErased, saveExternalIds } from './brought-names.store.ts'
export {
  contractStatus,
  lastDayToWithdraw,
  renewalDate,
  withdrawalUntil,
  reachesMonth,
} from './contracts/contract-dates.ts'
export {
  type UpsertedContract,
  contractCountry,
  contractCountryOf,
  contractDaysOf,
  contractTerms,
  contractOf,
  type EndingRow,
  findEndings,
  insertEnding,
  liftSuspension,
  putContract,
  setContract,
  type Span,
  spanOf,
  nextMandateNumber,
} from './contracts/contracts.store.ts'
export { replaceSuspensions, runningSuspension, type Suspension, suspensionsOf } from './contracts/suspensions.store.ts'
export { coverEnd, earlierEnd } from './cover/cover-end.ts'
export { insuranceYear } from './cover/insurance-year.ts'
export { remaining, usedPercent } from './cover/limits.ts'
export { type ContractDays, outsideCover } from './cover/outside-cover.ts'
export { beganBeforeCover, coveredFrom, coverWarning, waitingPeriods, waitOver } from './cover/waiting-periods.ts'
export {
  type UpsertedMember,
  type Contacts,
  correspondentOf,
  dropPendingEmail,
  findCorrespondent,
  findPasswordHash,
  findSigner,
  freezeFactsOf,
  lockCredentials,
  lockSigner,
  postalAddressOf,
  insertMember,
  lockForUpsert,
  lockContacts,
  lockMember,
  memberLocked,
  findUninvited,
  namesOf,
  findMemberToRead,
  type OwnWords,
  ownWordsOf,
  recoveryContactsOf,
  setMember,
  setPasswordHash,
  type Signer,
} from './members.store.ts'
export {
  findBeginnings,
  findInsurance,
  findPolicyholder,
  type Policyholder,
  policyholderOf,
} from './policyholder.store.ts'
export {
  accountInUse,
  type AccountRow,
  endHolds,
  findAccount,
  findAccountInUse,
  findBic,
  findHold,
  allIbansOf,
} from './refund-accounts/accounts.store.ts'
export { lastHoldEnd, heldUntil, paymentHold, type PaymentHold } from './refund-accounts/holds.ts'
export { upsertAccount, useRefundAccount } from './refund-accounts/use-account.ts'
