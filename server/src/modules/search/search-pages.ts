import * as fr from '@coussinet/texts/fr/search-terms.ts'
import * as it from '@coussinet/texts/it/search-terms.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/search-terms.ts'

export const pageWords = messages({ fr: fr.pageWords, it: it.pageWords, nl: nl.pageWords })

/** `is_of_cards`: nothing where there is no payment provider; `is_task`: one thing that is done there */
export type SearchPage = {
  href: string
  page: keyof typeof pageWords.fr
  is_of_cards?: boolean
  is_task?: boolean
}

const pageMentions = messages({ fr: fr.pageMentions, it: it.pageMentions, nl: nl.pageMentions })

/** Words of what a page tells of among other things, or undefined. */
export const findMentions = (page: SearchPage['page'], language: Language): string | undefined =>
  Object.entries(pageMentions[language]).find(([name]) => name === page)?.[1]

/** The pages that a member may look for, in the order of the menu. */
export const pages: readonly SearchPage[] = [
  { href: '/', page: 'home' },
  { href: '/refunds', page: 'refunds' },
  { href: '/refunds/new', page: 'new_request' },
  { href: '/refunds/estimate', page: 'estimate' },
  { href: '/quotes', page: 'quotes' },
  { href: '/quotes/new', page: 'new_quote' },
  { href: '/sponsorship', page: 'sponsorship' },
  { href: '/animals', page: 'animals' },
  { href: '/profile', page: 'profile' },
  { href: '/profile/contract', page: 'contract' },
  { href: '/profile/contract/termination', page: 'termination' },
  { href: '/profile/payment-methods', page: 'payment_methods' },
  { href: '/profile/payment-methods/account', page: 'account', is_task: true },
  { href: '/profile/payment-methods/refund-account', page: 'refund_account' },
  { href: '/profile/payment-methods/card', page: 'card', is_of_cards: true },
  { href: '/profile/receipts', page: 'receipts' },
  { href: '/profile/receipts/schedule', page: 'schedule' },
  { href: '/notifications', page: 'notifications' },
  { href: '/notifications/preferences', page: 'notification_preferences' },
  { href: '/contact', page: 'contact' },
  { href: '/faq', page: 'faq' },
]
