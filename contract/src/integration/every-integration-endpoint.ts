import type { Endpoint } from '../endpoint.ts'
import { getKnownCard, getKnownRefundAccount, getSignedMandate } from './accounts.ts'
import { listAuditTrail } from './audit-trail.ts'
import { answerFiledDispute, getFiledDispute, listFiledDisputes } from './disputes.ts'
import { addFiledRequestFile, addPastRefundPaper, fileRequestForMember } from './filed-for-member.ts'
import { answerFormulaChange, getAskedFormulaChange, listAskedFormulaChanges } from './formula-changes.ts'
import {
  beginInvitations,
  getInvitations,
  listInvitations,
  listInvited,
  pauseInvitations,
  resumeInvitations,
} from './invitations.ts'
import { deleteMemberDocument, putMemberDocument } from './member-documents.ts'
import { answerMessage } from './message-answers.ts'
import { pushNotification } from './notifications.ts'
import { getPaymentOrder, recordPayment, returnPayment } from './payments.ts'
import { answerFiledQuote, getFiledQuote, getFiledQuoteFile, listFiledQuotes } from './quotes.ts'
import { getKnownAnimal, getKnownContract, getKnownMember } from './read-back.ts'
import {
  getFiledRequest,
  correctFiledRequest,
  getFiledRequestFile,
  listFiledRequests,
  moveFiledRequest,
} from './refund-requests.ts'
import { listFiledRequestMessages, readFiledRequestMessages, sendFiledRequestMessage } from './request-messages.ts'
import { issueToken } from './token.ts'
import { createTransferLink } from './transfer-links.ts'
import { putAnimal } from './upserts/animal.ts'
import { sendBatch } from './upserts/batch.ts'
import { putContract } from './upserts/contract.ts'
import { putMember } from './upserts/member.ts'
import { putOpeningBalance } from './upserts/opening-balance.ts'
import { putPastRefund } from './upserts/past-refund.ts'
import { putReceipt } from './upserts/receipt.ts'
import { putSponsorshipRequest } from './upserts/sponsorship-request.ts'
import {
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  putWebhook,
  replayWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from './webhooks.ts'

/** A plain list of the insurer's calls: their paths stand below `/integration/v1`. */
export const everyIntegrationEndpoint: readonly Endpoint[] = [
  issueToken,
  putMember,
  getKnownMember,
  createTransferLink,
  beginInvitations,
  listInvitations,
  getInvitations,
  pauseInvitations,
  resumeInvitations,
  listInvited,
  pushNotification,
  putMemberDocument,
  deleteMemberDocument,
  answerMessage,
  putContract,
  getKnownContract,
  putAnimal,
  getKnownAnimal,
  putOpeningBalance,
  putPastRefund,
  addPastRefundPaper,
  putReceipt,
  putSponsorshipRequest,
  sendBatch,
  listFiledRequests,
  fileRequestForMember,
  getFiledRequest,
  getFiledRequestFile,
  addFiledRequestFile,
  listFiledRequestMessages,
  sendFiledRequestMessage,
  readFiledRequestMessages,
  moveFiledRequest,
  correctFiledRequest,
  listFiledDisputes,
  getFiledDispute,
  answerFiledDispute,
  listAskedFormulaChanges,
  getAskedFormulaChange,
  answerFormulaChange,
  listFiledQuotes,
  getFiledQuote,
  getFiledQuoteFile,
  answerFiledQuote,
  getPaymentOrder,
  recordPayment,
  returnPayment,
  getSignedMandate,
  getKnownRefundAccount,
  getKnownCard,
  listAuditTrail,
  listWebhooks,
  putWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  replayWebhook,
  listWebhookDeliveries,
  replayWebhookDelivery,
]
