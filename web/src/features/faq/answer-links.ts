import { type PageName, pageNames } from '@coussinet/contract/domain/page-names.ts'
import type { Feature, Permission } from '@coussinet/contract/permissions.ts'

/** The pages that answers name between quotes. */
type Place = {
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

const refunds: Place = { to: '/refunds', needs: { permission: 'refunds:read' } }
const ask: Place = { to: '/refunds/new', needs: { permission: 'refunds:write' } }
const estimate: Place = { to: '/refunds/estimate', needs: { permission: 'refunds:read' } }
const animals: Place = { to: '/animals', needs: { permission: 'animals:read' } }
const profile: Place = { to: '/profile', needs: {} }
const contract: Place = { to: '/profile/contract', needs: { permission: 'contract:read' } }
const termination: Place = { to: '/profile/contract/termination', needs: { permission: 'contract:read' } }
const contact: Place = { to: '/contact', needs: { permission: 'contact:write' } }
const receipts: Place = { to: '/profile/receipts', needs: { permission: 'receipts:read' } }
const preferences: Place = { to: '/profile/payment-methods', needs: { permission: 'payment-methods:read' } }
const notices: Place = { to: '/notifications/preferences', needs: { feature: 'notifications' } }
const sponsorship: Place = { to: '/sponsorship', needs: { feature: 'sponsorship' } }

const named = (page: PageName, place: Place) =>
  [
    [pageNames[page].fr, place],
    [pageNames[page].it, place],
  ] as const

const places = new Map<string, Place>([
  ...named('refunds', refunds),
  ['Demander un remboursement', ask],
  ['Richiedi un rimborso', ask],
  ...named('estimate', estimate),
  ...named('animals', animals),
  ...named('profile', profile),
  ...named('contract', contract),
  ...named('termination', termination),
  ...named('contact', contact),
  ...named('receipts', receipts),
  ...named('sponsorship', sponsorship),
  ...named('payment_methods', preferences),
  ...named('notification_preferences', notices),
])

export type AnswerPart = { text: string; place: Place | null }

/** An answer in parts: the pages that it names can be gone to. */
export function answerParts(answer: string): AnswerPart[] {
  const parts = answer.split(/(«\s?|\s?»)/).filter((text) => text !== '')
  return parts.map((text, index) => ({ text, place: (parts[index - 1]?.startsWith('«') && places.get(text)) || null }))
}
