import { type PageName, pageNames } from '@coussinet/contract/domain/page-names.ts'
import type { Feature, Permission } from '@coussinet/contract/domain/permissions.ts'

/** The pages that answers name between quotes. */
type AnswerPage = {
  to:
    | '/refunds'
    | '/refunds/new'
    | '/refunds/estimate'
    | '/animals'
    | '/contact'
    | '/profile'
    | '/profile/contract'
    | '/profile/contract/termination'
    | '/profile/receipts'
    | '/profile/payment-methods'
    | '/notifications/preferences'
    | '/sponsorship'
  needs: { permission: Permission } | { feature: Feature } | Record<never, never>
}

const ask: AnswerPage = { to: '/refunds/new', needs: { permission: 'refunds:write' } }

const named = (page: PageName, to: AnswerPage['to'], needs: AnswerPage['needs']) =>
  Object.values(pageNames[page]).map((name) => [name, { to, needs }] as const)

const places = new Map<string, AnswerPage>([
  ...named('refunds', '/refunds', { permission: 'refunds:read' }),
  ['Demander un remboursement', ask],
  ['Richiedi un rimborso', ask],
  ...named('estimate', '/refunds/estimate', { permission: 'refunds:read' }),
  ...named('animals', '/animals', { permission: 'animals:read' }),
  ...named('profile', '/profile', {}),
  ...named('contract', '/profile/contract', { permission: 'contract:read' }),
  ...named('termination', '/profile/contract/termination', { permission: 'contract:read' }),
  ...named('contact', '/contact', { permission: 'contact:write' }),
  ...named('receipts', '/profile/receipts', { permission: 'receipts:read' }),
  ...named('sponsorship', '/sponsorship', { feature: 'sponsorship' }),
  ...named('payment_methods', '/profile/payment-methods', { permission: 'payment-methods:read' }),
  ...named('notification_preferences', '/notifications/preferences', { feature: 'notifications' }),
])

export type AnswerPart = { text: string; place: AnswerPage | null }

/** An answer in parts, with links to the pages it names. */
export function answerParts(answer: string): AnswerPart[] {
  const parts = answer.split(/(«\s?|\s?»)/).filter((text) => text !== '')
  return parts.map((text, index) => ({ text, place: (parts[index - 1]?.startsWith('«') && places.get(text)) || null }))
}
