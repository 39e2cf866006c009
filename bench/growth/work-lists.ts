/** Reads of a member's pages. */
export const readPaths = [
  '/me',
  '/permissions',
  '/payment-schedule',
  '/animals',
  '/refunds',
  '/refund-requests',
  '/notifications',
  '/receipts',
  '/payment-methods',
  '/sessions',
  '/security-log',
  '/search?q=oslo',
] as const

/** Work of the portal itself, once a day or an hour; but for the morning’s notifications, one transaction a member. */
export const sweepQueues = [
  'session.sweep',
  'outbox.sweep',
  'signing.sweep',
  'mandates.sweep',
  'passkeys.sweep',
  'refund-accounts.unconfirmed',
  'security.former-contacts',
  'refunds.unanswered',
  'refunds.abandoned-drafts',
  'receipts.card-payments',
  'sponsorship.begun',
  'retention.daily',
  'insurer.sweep',
  'webhooks.sweep',
] as const
