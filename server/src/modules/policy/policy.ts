/** Members, contracts, suspensions, animals, covers and the account that refunds go to, for all other modules: the rows that papers, decisions and mails are made of. */

export {
  findAnimalIcad,
  findAnimalName,
  type AnimalRow,
  findAnimals,
  findAnimalToRead,
  findRevisions,
  hasAnimal,
  type LockedAnimal,
  lockAnimals,
  insertAnimal,
  type InsuredAnimalRow,
  findInsuredAnimals,
  findInsuredPrices,
  type PriceRevision,
  replaceRevisions,
  findAllRevisions,
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
} from './animals/formula-changes.store.ts'
export {
  answerFormulaChange,
  applyFormulaChange,
  findContractForChange,
  requestFormulaChange,
  withdrawFormulaChange,
} from './animals/formula-changes.ts'
export { possibleChanges } from './animals/possible-changes.ts'
export { formulaOn, presentPrice, type PricedStep, type TermsOnDay, termsOn } from './animals/formula-on-day.ts'
export { formulaTerms, soldFormulas, formulaWarnings } from './animals/formulas.ts'
export { identificationDeadline } from './animals/identification-deadline.ts'
export { formatVaccines } from './animals/vaccines.ts'
export { findBearer, reserveExternalId, lockExternalId, refuseErased, saveExternalIds } from './brought-names.store.ts'
export {
  contractStatus,
  lastDayToWithdraw,
  renewalDate,
  withdrawalUntil,
  reachesMonth,
} from './contracts/contract-dates.ts'
export {
  type UpsertedContract,
  findContractCountry,
  findContractCountryOf,
  findContractDays,
  findContractTerms,
  findContract,
  type EndingRow,
  findEndings,
  liftSuspension,
  putContract,
  setContract,
  type ContractSpan,
  findContractSpan,
  nextMandateNumber,
} from './contracts/contracts.store.ts'
export {
  replaceSuspensions,
  findRunningSuspension,
  type Suspension,
  findSuspensions,
} from './contracts/suspensions.store.ts'
export { possibleEndings, requestContractEnding } from './contracts/endings.ts'
export { coverEnd, earlierEnd } from './cover/cover-end.ts'
export { insuranceYear } from './cover/insurance-year.ts'
export { remaining, usedPercent } from './cover/limits.ts'
export { type ContractDays, outsideCover } from './cover/outside-cover.ts'
export { beganBeforeCover, coveredFrom, coverWarning, waitingPeriods, waitOver } from './cover/waiting-periods.ts'
export {
  type UpsertedMember,
  type Contacts,
  findCorrespondentOrThrow,
  dropPendingEmail,
  findCorrespondent,
  findPasswordHash,
  findFreezeFacts,
  findAccountState,
  findSigner,
  findPostalAddress,
  insertMember,
  lockForUpsert,
  findContacts,
  findMemberForUpdate,
  findUninvited,
  findMemberNames,
  findMemberToRead,
  type OwnWords,
  findOwnWords,
  findRecoveryContacts,
  setMember,
  setPasswordHash,
  type Signer,
} from './members.store.ts'
export { lockMember } from './members/lock-member.ts'
export {
  findBeginnings,
  findInsurance,
  findPolicyholder,
  type Policyholder,
  findContractHolder,
} from './policyholder.store.ts'
export {
  findShownAccount,
  type AccountRow,
  endHolds,
  findAccount,
  findAccountInUse,
  findBic,
  findHold,
  findAllIbans,
} from './refund-accounts/accounts.store.ts'
export { lastHoldEnd, findHoldEnd, paymentHold, type PaymentHold } from './refund-accounts/holds.ts'
export { upsertAccount, useRefundAccount } from './refund-accounts/use-account.ts'
