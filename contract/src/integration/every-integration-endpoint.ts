import { type Endpoint, listEndpoints } from '../endpoint.ts'
import * as accounts from './accounts.ts'
import * as auditTrail from './audit-trail.ts'
import * as disputes from './disputes.ts'
import * as filedForMember from './filed-for-member.ts'
import * as formulaChanges from './formula-changes.ts'
import * as invitations from './invitations.ts'
import * as memberDocuments from './member-documents.ts'
import * as messageAnswers from './message-answers.ts'
import * as notifications from './notifications.ts'
import * as payments from './payments.ts'
import * as quotes from './quotes.ts'
import * as readBack from './read-back.ts'
import * as refundRequests from './refund-requests.ts'
import * as requestMessages from './request-messages.ts'
import * as token from './token.ts'
import * as transferLinks from './transfer-links.ts'
import * as animalUpserts from './upserts/animal.ts'
import * as batch from './upserts/batch.ts'
import * as contractUpserts from './upserts/contract.ts'
import * as memberUpserts from './upserts/member.ts'
import * as openingBalanceUpserts from './upserts/opening-balance.ts'
import * as pastRefundUpserts from './upserts/past-refund.ts'
import * as receiptUpserts from './upserts/receipt.ts'
import * as sponsorshipRequestUpserts from './upserts/sponsorship-request.ts'
import * as webhooks from './webhooks.ts'

/** Endpoints of the insurer; paths are relative to `/integration/v1`. */
export const everyIntegrationEndpoint: readonly Endpoint[] = listEndpoints([
  accounts,
  auditTrail,
  disputes,
  filedForMember,
  formulaChanges,
  invitations,
  memberDocuments,
  messageAnswers,
  notifications,
  payments,
  quotes,
  readBack,
  refundRequests,
  requestMessages,
  token,
  transferLinks,
  animalUpserts,
  batch,
  contractUpserts,
  memberUpserts,
  openingBalanceUpserts,
  pastRefundUpserts,
  receiptUpserts,
  sponsorshipRequestUpserts,
  webhooks,
])
