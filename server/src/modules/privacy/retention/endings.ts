import type { NotificationKind } from '#modules/notifications/notifications.ts'
import type { RuleName } from './rules.ts'

/** Notification (subject to preferences) or letter that announces it to the member, and when. */
type EndAnnouncement = { kind: NotificationKind; when: string } | { letter: string; when: string }

/** Something that expires or is deleted by time alone, with its announcements, or the reason for having none (REM-04). */
export type RetentionEnding = { ends: string } & (
  | { announced: readonly [EndAnnouncement, ...EndAnnouncement[]] }
  | { announced: 'never'; because: string }
)

/** Scheduled jobs by queue name; a test finds each in the code. */
type JobName =
  | 'contract.formula-changes'
  | 'demo.mailbox'
  | 'files.orphans'
  | 'identities.sweep'
  | 'insurer.sweep'
  | 'integration.sweep'
  | 'invitations.mail'
  | 'invitations.sweep'
  | 'mandates.sweep'
  | 'notifications.daily'
  | 'outbox.sweep'
  | 'passkeys.sweep'
  | 'receipts.card-payments'
  | 'receipts.card-returns'
  | 'refund-accounts.unconfirmed'
  | 'refunds.abandoned-drafts'
  | 'refunds.disputes-due'
  | 'refunds.drafts-left'
  | 'refunds.lapsed-quotes'
  | 'refunds.late-arrivals'
  | 'refunds.unanswered'
  | 'refunds.unread'
  | 'refunds.usual-days'
  | 'retention.daily'
  | 'sandbox.clock'
  | 'sandbox.debits'
  | 'secrets.reseal'
  | 'security.former-contacts'
  | 'session.sweep'
  | 'signing.proofs'
  | 'signing.sweep'
  | 'sponsorship.begun'
  | 'webhooks.sweep'

const technical = 'it is internal, and no member sees it'
const usedUp = 'it lasts minutes, and the member gets another with one tap'
const recorded = 'it records what has ended already, and the privacy notice says how long it is retained'

const rules: Readonly<Record<RuleName, RetentionEnding>> = {
  sessions: { ends: 'the trace of a session', announced: 'never', because: recorded },
  audit_log: { ends: 'a line of the security log', announced: 'never', because: recorded },
  operator_log: { ends: 'a line of the operators’ log', announced: 'never', because: technical },
  notifications: { ends: 'a notification', announced: 'never', because: recorded },
  contact_messages: {
    ends: 'a message to the insurer with its files',
    announced: 'never',
    because:
      'it was answered five years ago by a letter that the member has, and the privacy notice says for how long it stays',
  },
  refund_request_messages: {
    ends: 'a message in the thread of a request with its files',
    announced: 'never',
    because: 'it was written five years ago, and the privacy notice says for how long it stays',
  },
  ended_quotes: {
    ends: 'a vet’s quote that has ended, with its files',
    announced: 'never',
    because: 'its end was told five years ago, and the time to claim or to dispute anything by it is over',
  },
  vet_links: { ends: 'the trace of a link for a vet', announced: 'never', because: recorded },
  card_registrations: { ends: 'the trace of a card that was being registered', announced: 'never', because: technical },
  invoice_mails: { ends: 'the trace that a mail became a draft', announced: 'never', because: technical },
  payment_cards: { ends: 'a card that another one replaced', announced: 'never', because: recorded },
  sponsorship_leads: {
    ends: 'the details of somebody who was presented',
    announced: 'never',
    because: 'they are somebody else’s, who asked for a quote three years ago; what the member won stays',
  },
  lapsed_mandates: {
    ends: 'a mandate without a debit for 36 months',
    announced: [{ kind: 'mandate_lapsing', when: '30 days before' }],
  },
  ended_mandates: { ends: 'a mandate or an account that has ended', announced: 'never', because: recorded },
  contract_data: {
    ends: 'the account and all data, years after the end of the contract',
    announced: [{ kind: 'data_ending', when: '30 days before' }],
  },
  empty_rows: { ends: 'the empty row of somebody who is erased', announced: 'never', because: technical },
  erasure_requests: { ends: 'an answered wish to be forgotten', announced: 'never', because: recorded },
  legal_holds: { ends: 'a legal hold that was lifted', announced: 'never', because: recorded },
}

const jobs: Readonly<Record<JobName, RetentionEnding>> = {
  'refunds.unanswered': {
    ends: 'a request whose requested documents did not arrive in time: it is refused',
    announced: [
      { kind: 'action_required', when: 'with the request for documents' },
      { kind: 'documents_due', when: '7 days and 1 day before the deadline' },
    ],
  },
  'refunds.abandoned-drafts': {
    ends: 'a draft with its photographs, 30 days after its last change',
    announced: [
      { kind: 'draft_waiting', when: '24 hours after its last change, if it has more than its animals' },
      { kind: 'draft_ending', when: '3 days before, if it has any content; without this notice it is not deleted' },
      { kind: 'quote_draft_ending', when: '3 days before, for the draft of a quote' },
    ],
  },
  'refunds.lapsed-quotes': {
    ends: 'an agreement on a quote, and the amount that it reserves',
    announced: [
      { kind: 'quote_answered', when: 'with the agreement, which names the day' },
      { kind: 'quote_ending', when: '7 days and 1 day before, unless an invoice was filed under it' },
      { kind: 'quote_lapsed', when: 'once it has lapsed' },
    ],
  },
  'refunds.late-arrivals': {
    ends: 'nothing',
    announced: 'never',
    because: 'it has documents of piles go on whose work was cut off',
  },
  'refunds.unread': {
    ends: 'the reading of an invoice or a quote that was cut off',
    announced: 'never',
    because: 'the document stays as it is, and its page says that it could not be read',
  },
  'contract.formula-changes': {
    ends: 'a change of formula that the insurer has not answered by the renewal (a confirmed one takes effect)',
    announced: [
      { kind: 'formula_change_waiting', when: '7 days before' },
      { kind: 'formula_change_lapsed', when: 'at the renewal: the formula stays, and members can ask again' },
      { kind: 'formula_change_confirmed', when: 'when the insurer confirms it, with the day' },
    ],
  },
  'refunds.usual-days': { ends: 'nothing', announced: 'never', because: 'it counts the days that decisions took' },
  'refunds.disputes-due': {
    ends: 'nothing',
    announced: 'never',
    because: 'it tells the insurer that an answer is due, and the member that it is late',
  },
  'refunds.drafts-left': { ends: 'nothing', announced: 'never', because: 'it announces the deletion of drafts' },
  'notifications.daily': {
    ends: 'a notification that was read two years ago',
    announced: 'never',
    because: recorded,
  },
  'retention.daily': { ends: 'what the rules say', announced: 'never', because: 'each rule has its own row' },
  'mandates.sweep': {
    ends: 'a mandate that nobody signed in 30 days',
    announced: 'never',
    because: 'its code died within minutes, nothing was promised or debited, and another is drawn up in two taps',
  },
  'refund-accounts.unconfirmed': {
    ends: 'an account for refunds that nobody confirmed in 30 days',
    announced: 'never',
    because: 'its code died within minutes, the account before still stands, and it is named again in two taps',
  },
  'receipts.card-payments': {
    ends: 'a payment by card that its member left',
    announced: 'never',
    because: 'nothing was paid, and the contribution says so',
  },
  'receipts.card-returns': { ends: 'nothing', announced: 'never', because: 'it records money that went back' },
  'signing.proofs': { ends: 'nothing', announced: 'never', because: 'it adds what is proven to the public log' },
  'invitations.mail': { ends: 'nothing', announced: 'never', because: 'it sends what is due' },
  'invitations.sweep': { ends: 'a wave of invitations', announced: 'never', because: technical },
  'sponsorship.begun': { ends: 'nothing', announced: 'never', because: 'it moves who came by a link one step on' },
  'session.sweep': { ends: 'tokens, links, counters and kept answers', announced: 'never', because: usedUp },
  'passkeys.sweep': {
    ends: 'challenges of passkeys; a passkey itself has no end',
    announced: 'never',
    because: usedUp,
  },
  'identities.sweep': {
    ends: 'sign-ins on their way to a provider and its ID tokens; a linked account has no end',
    announced: 'never',
    because: usedUp,
  },
  'signing.sweep': { ends: 'one-time codes', announced: 'never', because: usedUp },
  'security.former-contacts': {
    ends: 'a contact that the member left',
    announced: 'never',
    because: 'the change itself was told to the old contact and to the new one',
  },
  'files.orphans': { ends: 'files that no row holds', announced: 'never', because: technical },
  'outbox.sweep': { ends: 'the trace of a sent message', announced: 'never', because: technical },
  'insurer.sweep': { ends: 'what was told to the insurer', announced: 'never', because: technical },
  'webhooks.sweep': { ends: 'deliveries to the insurer', announced: 'never', because: technical },
  'integration.sweep': { ends: 'tokens of the insurer’s systems', announced: 'never', because: technical },
  'secrets.reseal': { ends: 'nothing', announced: 'never', because: 'it seals anew what a former key sealed' },
  'demo.mailbox': { ends: 'mails of a demonstration', announced: 'never', because: technical },
  'sandbox.clock': { ends: 'nothing', announced: 'never', because: 'it stores the time of a sandbox' },
  'sandbox.debits': { ends: 'nothing', announced: 'never', because: 'it plays the bank of a sandbox' },
}

const times: Readonly<Record<string, RetentionEnding>> = {
  'refund_request_awaited.due_on': {
    ends: 'the time to send requested documents',
    announced: [{ kind: 'documents_due', when: '7 days and 1 day before' }],
  },
  'quotes.valid_until': {
    ends: 'the time to file an invoice under an agreement',
    announced: [{ kind: 'quote_ending', when: '7 days and 1 day before the last day' }],
  },
  'payment_cards.expires': {
    ends: 'a card that contributions are charged to',
    announced: [{ kind: 'card_expiring', when: '30 days before its last day' }],
  },
  'contracts.end_date': {
    ends: 'the contract',
    announced: [{ letter: 'the insurer’s reply', when: 'when the last day is known' }],
  },
  'past_contracts.end_date': { ends: 'a contract that another one replaced', announced: 'never', because: recorded },
  'contract_endings.ends_on': {
    ends: 'the contract, at the member’s request',
    announced: [{ letter: 'the acknowledgement', when: 'with the request' }],
  },
  'contracts.withdrawal_until': {
    ends: 'the withdrawal period',
    announced: [{ letter: 'the contract’s own papers', when: 'with the contract; page and calendar show the day' }],
  },
  'contracts.suspends_on': {
    ends: 'cover, for unpaid contributions',
    announced: [
      { letter: 'the insurer’s formal notice, required by law', when: '30 days before' },
      { kind: 'debit_declined', when: 'when a debit is declined' },
    ],
  },
  'animals.cover_end': {
    ends: 'the cover of an animal that died, was sold or lost',
    announced: [{ kind: 'cover_ended', when: 'when the end is reported' }],
  },
  'erasure_requests.answer_by': {
    ends: 'the insurer’s time to answer an erasure request (nothing else ends)',
    announced: [{ letter: 'the acknowledgement', when: 'with the request' }],
  },
  'refund_accounts.held_until': {
    ends: 'the wait of refunds after a new account: they are paid',
    announced: 'never',
    because: 'the letter about the new account tells the day, and nothing is lost',
  },
  'members.recovery_email_until': {
    ends: 'the time for which a former address still opens the account',
    announced: 'never',
    because: 'the change itself was told to the old address and to the new one',
  },
  'refresh_tokens.expires_at': {
    ends: 'a session that was not used for 30 days',
    announced: 'never',
    because: 'who signs in again has another, and nothing that was typed is in it',
  },
  'access_tokens.expires_at': { ends: 'a token, renewed by itself', announced: 'never', because: technical },
  'vet_links.expires_at': {
    ends: 'a link by which a vet may add documents',
    announced: 'never',
    because: 'it shows its end to the member and to the vet, what came by it stays, and another is made with one tap',
  },
  'links.expires_at': { ends: 'a link for signing in', announced: 'never', because: usedUp },
  'signatures.expires_at': { ends: 'a one-time code', announced: 'never', because: usedUp },
  'passkey_challenges.expires_at': { ends: 'a challenge', announced: 'never', because: usedUp },
  'oidc_authorizations.expires_at': { ends: 'a sign-in on its way to a provider', announced: 'never', because: usedUp },
  'card_registrations.expires_at': { ends: 'a visit to the page for cards', announced: 'never', because: usedUp },
  'attempts.blocked_until': {
    ends: 'a wait after too many tries',
    announced: 'never',
    because: 'it ends in the member’s favour',
  },
  'outgoing_messages.expires_at': {
    ends: 'a message whose link or code has died',
    announced: 'never',
    because: technical,
  },
  'integration_client_secrets.expires_at': {
    ends: 'a secret of the insurer’s',
    announced: 'never',
    because: technical,
  },
  'integration_tokens.expires_at': { ends: 'a token of the insurer’s', announced: 'never', because: technical },
  'webhook_endpoints.former_until': { ends: 'a secret of the insurer’s', announced: 'never', because: technical },
  'webhook_streams.leased_until': { ends: 'a lease between nodes', announced: 'never', because: technical },
  'demo_card_payments.expires_at': { ends: 'a payment of a demonstration', announced: 'never', because: technical },
  'demo_card_registrations.expires_at': { ends: 'a card of a demonstration', announced: 'never', because: technical },
}

/** Ends that a rule of the contract or the law sets, on a computed day. */
const reckoned: Readonly<Record<string, RetentionEnding>> = {
  vaccine_package: {
    ends: 'the rest of a vaccine package, at the end of the insurance year',
    announced: [{ kind: 'package_unused', when: '30 days before' }],
  },
  identification: {
    ends: 'the time to give an animal’s identification number: refunds are paused',
    announced: [{ kind: 'icad_missing', when: '30, 15 and 5 days before' }],
  },
  filing: {
    ends: 'the time to file care, two or three years after it',
    announced: 'never',
    because: 'nobody knows of care before it is filed; the form and the conditions tell the time',
  },
  dispute_answer: {
    ends: 'the insurer’s time to answer a dispute: the member can go to the mediator',
    announced: [
      { kind: 'dispute_received', when: 'with the dispute, which names the day' },
      { kind: 'dispute_late', when: 'the day after, with the first day for the mediator' },
    ],
  },
  pending_quote: {
    ends: 'nothing: an unanswered quote keeps waiting, and shows how many days it is late',
    announced: 'never',
    because: 'time alone ends none; its member may withdraw it',
  },
  calendar_feed: {
    ends: 'nothing: a calendar address, an address for invoices and a passkey last until the member removes them',
    announced: 'never',
    because: 'time alone ends none of them',
  },
}

/** Everything of a member's that expires by time alone; a test fails for a rule, job or column without an entry. */
export const endings = { rules, jobs, times, reckoned }
