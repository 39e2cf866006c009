import type { NotificationKinds } from './kind.ts'

/** Answers to vets' quotes, and their ends, told before (PRE-01). */
export const quoteKinds = {
  quote_answered: {
    severity: 'success',
    group: 'refunds',
    mail: 'always',
    facts: ['vet'],
    href: '/quotes/{quote_id}',
  },
  quote_refused: { severity: 'warning', group: 'refunds', mail: 'always', facts: ['vet'], href: '/quotes/{quote_id}' },
  // what is reserved is lost with it: always mailed
  quote_ending: { severity: 'action', group: 'refunds', mail: 'always', facts: ['vet'], href: '/quotes/{quote_id}' },
  quote_lapsed: { severity: 'info', group: 'refunds', mail: 'always', facts: ['vet'], href: '/quotes/{quote_id}' },
  // its documents are deleted with it
  quote_draft_ending: { severity: 'action', group: 'refunds', mail: 'always', href: '/quotes/{quote_id}' },
} as const satisfies NotificationKinds
