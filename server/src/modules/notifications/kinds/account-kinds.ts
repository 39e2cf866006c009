import type { NotificationKinds } from './kind.ts'

export const accountKinds = {
  // the member's first one: no IBAN was replaced
  refund_account_chosen: { severity: 'success', group: 'security', mail: 'own', href: '/profile/payment-methods' },
  account_released: { severity: 'warning', group: 'security', mail: 'own', href: '/profile/payment-methods' },
  security: { severity: 'warning', group: 'security', mail: 'own', href: '/profile/payment-methods' },
  withdrawal_requested: { severity: 'info', group: 'security', mail: 'own', href: '/profile/contract' },
  termination_requested: { severity: 'info', group: 'security', mail: 'own', href: '/profile/contract' },
} as const satisfies NotificationKinds
