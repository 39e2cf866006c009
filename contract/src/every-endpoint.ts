import { changeAnimal, endAnimalCover, getAnimal, getAnimalCosts, listAnimals } from './animals.ts'
import { getCalendarFeed, makeCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './calendar.ts'
import { getContactMessage, listContactMessages, listPublicHolidays, listTopics, sendContact } from './contact.ts'
import { contestDecision, getContestDossier, listContests } from './contests.ts'
import { getContractEndings, terminateContract, withdrawContract } from './contract-endings.ts'
import {
  getDocument,
  getInsurerDocument,
  getReceiptDocument,
  getYearStatement,
  getYearTable,
  listDocuments,
  listInsurerDocuments,
} from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { askForErasure, cancelErasure, listErasureRequests } from './erasure.ts'
import { streamEvents } from './events.ts'
import { listFaqs, listFaqTags, voteOnQuestion } from './faq.ts'
import { listFormulaChanges, requestFormulaChange, withdrawFormulaChange } from './formula-changes.ts'
import { getFormulaReplay } from './formula-replay.ts'
import { getAnalyticsId, sendErrorReport } from './measurement.ts'
import {
  changeNotificationPreferences,
  listNotificationPreferences,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.ts'
import { listOnboarding } from './onboarding.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from './passkeys.ts'
import { chooseDueDay, getPaymentMethods, lookUpBank, openCardRegistration, registerCard } from './payment-methods.ts'
import { getPermissions } from './permissions.ts'
import { exportPersonalData, readPersonalData } from './personal-data.ts'
import { changeMe, confirmEmail, getMe } from './profile.ts'
import { beginReauthentication, reauthenticate } from './reauthentication.ts'
import { getCardPayment, getPaymentSchedule, getReceipt, listReceipts, payByCard } from './receipts.ts'
import { changeRefundPile, createRefundPile, getRefundPile, makePileDrafts } from './refund-piles.ts'
import {
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  deleteRefundRequest,
  getRefundRequest,
  keepRefundRequest,
  listRefundRequests,
  submitRefundRequest,
} from './refund-requests.ts'
import { estimateRefund, estimateRequest, getBenefitSlip, getRefund, listCareKinds, listRefunds } from './refunds.ts'
import {
  addRequestFile,
  deleteRequestFile,
  getRequestFile,
  getRequestFilePage,
  getRequestFileThumbnail,
  listRequestFiles,
  tellReadLines,
} from './request-files.ts'
import { listRequestMessages, readRequestMessages, sendRequestMessage } from './request-messages.ts'
import { searchPortal } from './search.ts'
import { endOtherSessions, endSession, freezeAccount, getSecurityLog, listSessions } from './security.ts'
import {
  activateAccount,
  changePassword,
  forgotPassword,
  refreshSession,
  resetPassword,
  signIn,
  signOut,
  transferSession,
} from './session.ts'
import { confirmMandate, createMandate, getMandate, signMandate } from './signing/mandates.ts'
import {
  confirmRefundAccount,
  createRefundAccount,
  getRefundAccount,
  signRefundAccount,
} from './signing/refund-accounts.ts'
import {
  drawSponsorship,
  getSponsorshipOffer,
  getSponsorshipReport,
  listSponsorshipRequests,
  requestQuote,
} from './sponsorship.ts'

/** A plain list: the API's document, the smoke test and `npm run map` read it. */
export const everyEndpoint: readonly Endpoint[] = [
  signIn,
  refreshSession,
  signOut,
  transferSession,
  forgotPassword,
  resetPassword,
  activateAccount,
  beginPasskeySignIn,
  signInWithPasskey,
  getMe,
  changeMe,
  confirmEmail,
  beginReauthentication,
  reauthenticate,
  changePassword,
  getPermissions,
  listSessions,
  endSession,
  endOtherSessions,
  getSecurityLog,
  freezeAccount,
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  listAnimals,
  getAnimal,
  changeAnimal,
  endAnimalCover,
  getAnimalCosts,
  listOnboarding,
  getContractEndings,
  withdrawContract,
  terminateContract,
  listDocuments,
  getDocument,
  listInsurerDocuments,
  getInsurerDocument,
  getReceiptDocument,
  getYearStatement,
  getYearTable,
  listReceipts,
  getReceipt,
  getPaymentSchedule,
  payByCard,
  getCardPayment,
  getPaymentMethods,
  createMandate,
  getMandate,
  signMandate,
  confirmMandate,
  createRefundAccount,
  getRefundAccount,
  signRefundAccount,
  confirmRefundAccount,
  chooseDueDay,
  openCardRegistration,
  registerCard,
  lookUpBank,
  getCalendarFeed,
  makeCalendarFeed,
  revokeCalendarFeed,
  readCalendarFeed,
  createRefundRequest,
  listRefundRequests,
  getRefundRequest,
  changeRefundRequest,
  keepRefundRequest,
  deleteRefundRequest,
  listRequestFiles,
  addRequestFile,
  getRequestFile,
  getRequestFilePage,
  getRequestFileThumbnail,
  deleteRequestFile,
  tellReadLines,
  listRequestMessages,
  sendRequestMessage,
  readRequestMessages,
  checkRefundRequest,
  submitRefundRequest,
  contestDecision,
  listContests,
  getContestDossier,
  listRefunds,
  getRefund,
  getBenefitSlip,
  estimateRefund,
  estimateRequest,
  createRefundPile,
  getRefundPile,
  changeRefundPile,
  makePileDrafts,
  getFormulaReplay,
  listFormulaChanges,
  requestFormulaChange,
  withdrawFormulaChange,
  listCareKinds,
  streamEvents,
  listTopics,
  sendContact,
  listContactMessages,
  getContactMessage,
  listPublicHolidays,
  listFaqs,
  listFaqTags,
  voteOnQuestion,
  searchPortal,
  listNotifications,
  readNotification,
  readAllNotifications,
  listNotificationPreferences,
  changeNotificationPreferences,
  getSponsorshipOffer,
  listSponsorshipRequests,
  getSponsorshipReport,
  drawSponsorship,
  requestQuote,
  exportPersonalData,
  readPersonalData,
  listErasureRequests,
  askForErasure,
  cancelErasure,
  getAnalyticsId,
  sendErrorReport,
]
