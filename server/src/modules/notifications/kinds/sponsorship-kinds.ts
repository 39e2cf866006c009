import type { NotificationKinds } from './kind.ts'

/** Godchildren of a member, and what they brought. The words of a gain suit a fixed one too: in Italy nothing is left to chance. */
export const sponsorshipKinds = {
  sponsorship_created: { severity: 'info', group: 'sponsorship', mail: 'optional', href: '/sponsorship' },
  sponsorship_validated: { severity: 'success', group: 'sponsorship', mail: 'optional', href: '/sponsorship' },
  // money won: always mailed, like all that is paid
  sponsorship_drawn: { severity: 'success', group: 'payments', mail: 'always', href: '/sponsorship' },
  sponsorship_paid: { severity: 'success', group: 'payments', mail: 'always', href: '/sponsorship' },
  sponsorship_refused: { severity: 'warning', group: 'sponsorship', mail: 'optional', href: '/sponsorship' },
} as const satisfies NotificationKinds
