/** Members, contracts, suspensions, animals, covers and refund accounts, for all other modules. */

export { animalColumnNames, animalColumns } from './animals/animal-columns.ts'
export {
  findAnimalIcad,
  findAnimalName,
  type AnimalRow,
  findAnimals,
  findAnimalToRead,
  type InsuredAnimalRow,
  findInsuredAnimals,
  findInsuredPrices,
  findAllRevisions,
  findRevisions,
  type PriceRevision,
  type LockedAnimal,
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
export { changeAnimal, endAnimalCover, isCoveredAfter, upsertAnimal } from './animals/change-animal.ts'
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
export { findBearer } from './external-ids.store.ts'
export { lockExternalId, reserveExternalId, saveExternalIds, upsertByExternalId } from './external-ids.ts'
export {
  contractStatus,
  lastDayToWithdraw,
  renewalDate,
  withdrawalUntil,
  reachesMonth,
} from './contracts/contract-dates.ts'
export {
  findContractCountry,
  findContractCountryOf,
  findContractDays,
  findContractTerms,
  findContract,
  type EndingRow,
  findEndings,
  type ContractSpan,
  findContractSpan,
} from './contracts/contracts.store.ts'
export { findRunningSuspension, findSuspensions } from './contracts/suspensions.store.ts'
export { endContract, possibleEndings, requestContractEnding } from './contracts/endings.ts'
export { findCoveredDays } from './contracts/covered-days.ts'
export { liftSuspension } from './contracts/suspensions.ts'
export { upsertContract } from './contracts/upsert-contract.ts'
export { coverEnd, earlierEnd } from './cover/cover-end.ts'
export { insuranceYear } from './cover/insurance-year.ts'
export { remaining, usedPercent } from './cover/limits.ts'
export { type ContractDays, outsideCover } from './cover/outside-cover.ts'
export { beganBeforeCover, coveredFrom, coverWarning, waitingPeriods, waitOver } from './cover/waiting-periods.ts'
export {
  type UpsertedMember,
  type Contacts,
  findCorrespondentOrThrow,
  findCorrespondent,
  findPasswordHash,
  findAccountState,
  findFrozenAt,
  findSigner,
  findPostalAddress,
  findContacts,
  findSoleMemberByEmail,
  findMemberForUpdate,
  findUninvited,
  findMemberNames,
  findMemberToRead,
  type OwnWords,
  findOwnWords,
  findRecoveryContacts,
  type Signer,
} from './members.store.ts'
export {
  choosePassword,
  closeAccount,
  dropPassword,
  freezeAccount,
  rehashPassword,
  reopenAccount,
} from './members/account-state.ts'
export {
  awaitNewEmail,
  changeContacts,
  changeEmail,
  noRecovery,
  type RecoveryAddress,
} from './members/change-contacts.ts'
export { checkNewMember, upsertMember } from './members/upsert-member.ts'
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
  findAccount,
  findAccountInUse,
  findBic,
  findHold,
  findAllIbans,
} from './refund-accounts/accounts.store.ts'
export { lastHoldEnd, findHoldEnd, paymentHold, type PaymentHold } from './refund-accounts/holds.ts'
export { releaseAccount, upsertAccount, activateRefundAccount } from './refund-accounts/use-account.ts'
