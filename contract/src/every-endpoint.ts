import * as animals from './animals.ts'
import * as calendar from './calendar.ts'
import * as contact from './contact.ts'
import * as continuations from './continuations.ts'
import * as contractEndings from './contract-endings.ts'
import * as disputes from './disputes.ts'
import * as documents from './documents.ts'
import { type Endpoint, listEndpoints } from './endpoint.ts'
import * as erasure from './erasure.ts'
import * as events from './events.ts'
import * as faq from './faq.ts'
import * as formulaChanges from './formula-changes.ts'
import * as formulaReplay from './formula-replay.ts'
import * as identities from './identities.ts'
import * as invoiceAddress from './invoice-address.ts'
import * as mandates from './mandates.ts'
import * as measurement from './measurement.ts'
import * as notifications from './notifications.ts'
import * as onboarding from './onboarding.ts'
import * as passkeys from './passkeys.ts'
import * as paymentMethods from './payment-methods.ts'
import * as permissions from './permissions.ts'
import * as personalData from './personal-data.ts'
import * as profile from './profile.ts'
import * as push from './push.ts'
import * as quotes from './quotes.ts'
import * as reauthentication from './reauthentication.ts'
import * as receipts from './receipts.ts'
import * as refundAccounts from './refund-accounts.ts'
import * as refundPiles from './refund-piles.ts'
import * as refundRequests from './refund-requests.ts'
import * as refunds from './refunds.ts'
import * as requestFiles from './request-files.ts'
import * as requestMessages from './request-messages.ts'
import * as search from './search.ts'
import * as security from './security.ts'
import * as session from './session.ts'
import * as sponsorship from './sponsorship.ts'
import * as vetLinks from './vet-links.ts'

/** Calls of members and guests: the API’s document, its tests and `npm run map` read them. */
export const everyEndpoint: readonly Endpoint[] = listEndpoints([
  animals,
  calendar,
  contact,
  continuations,
  contractEndings,
  disputes,
  documents,
  erasure,
  events,
  faq,
  formulaChanges,
  formulaReplay,
  identities,
  invoiceAddress,
  mandates,
  measurement,
  notifications,
  onboarding,
  passkeys,
  paymentMethods,
  permissions,
  personalData,
  profile,
  push,
  quotes,
  reauthentication,
  receipts,
  refundAccounts,
  refundPiles,
  refundRequests,
  refunds,
  requestFiles,
  requestMessages,
  search,
  security,
  session,
  sponsorship,
  vetLinks,
])
