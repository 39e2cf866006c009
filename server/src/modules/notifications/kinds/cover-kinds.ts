import type { NotificationKinds } from './kind.ts'

export const coverKinds = {
  icad_missing: { severity: 'action', group: 'animals', mail: 'optional', href: '/animals/{animal_id}' },
  waiting_over: { severity: 'info', group: 'animals', mail: 'optional', href: '/animals/{animal_id}' },
  ceiling_80: { severity: 'warning', group: 'animals', mail: 'optional', href: '/animals/{animal_id}' },
  cover_ended: { severity: 'info', group: 'payments', mail: 'always', href: '/animals/{animal_id}' },
  formula_change_confirmed: { severity: 'success', group: 'payments', mail: 'always', href: '/animals/{animal_id}' },
  formula_change_refused: { severity: 'info', group: 'payments', mail: 'always', href: '/profile/contract' },
  formula_change_applied: { severity: 'info', group: 'payments', mail: 'always', href: '/animals/{animal_id}' },
  formula_change_lapsed: { severity: 'warning', group: 'payments', mail: 'always', href: '/profile/contract' },
  document_available: { severity: 'info', group: 'documents', mail: 'optional', href: '/profile/contract' },
} as const satisfies NotificationKinds
