import type { NotificationKinds } from './kind.ts'

export const paymentKinds = {
  // domain rules §4.3: the letter is the pre-notification, with account, mandate and creditor
  debit_upcoming: { severity: 'info', group: 'payments', mail: 'always', href: '/profile/receipts/{receipt_id}' },
  debit_declined: { severity: 'warning', group: 'payments', mail: 'always', href: '/profile/receipts/{receipt_id}' },
  contribution_paid: { severity: 'success', group: 'payments', mail: 'own', href: '/profile/receipts' },
  // one that had come back, and was collected in the end without the member's doing
  contribution_collected: {
    severity: 'success',
    group: 'payments',
    mail: 'always',
    href: '/profile/receipts/{receipt_id}',
  },
  card_payment_refunded: { severity: 'info', group: 'payments', mail: 'always', href: '/profile/receipts' },
  // the bank sent the refund back: the insurer pays it in another way
  card_payment_refund_failed: { severity: 'warning', group: 'payments', mail: 'always', href: '/profile/receipts' },
  // the card's bank took the money back
  card_payment_disputed: {
    severity: 'warning',
    group: 'payments',
    mail: 'always',
    href: '/profile/receipts/{receipt_id}',
  },
  card_payment_restored: {
    severity: 'success',
    group: 'payments',
    mail: 'always',
    href: '/profile/receipts/{receipt_id}',
  },
  due_day_changed: { severity: 'info', group: 'payments', mail: 'own', href: '/profile/payment-methods' },
  mandate_signed: { severity: 'success', group: 'payments', mail: 'own', href: '/profile/payment-methods' },
  // no debit is planned yet
  mandate_signed_undated: { severity: 'success', group: 'payments', mail: 'own', href: '/profile/payment-methods' },
  card_registered: { severity: 'success', group: 'payments', mail: 'own', href: '/profile/payment-methods' },
} as const satisfies NotificationKinds
