import type { PageName } from '@coussinet/contract/domain/page-names.ts'
import type { Feature, Permission } from '@coussinet/contract/domain/permissions.ts'
import type { ComponentType } from 'react'
import Bell from '~icons/lucide/bell'
import CircleQuestionMark from '~icons/lucide/circle-question-mark'
import Gift from '~icons/lucide/gift'
import HandCoins from '~icons/lucide/hand-coins'
import House from '~icons/lucide/house'
import IdCard from '~icons/lucide/id-card'
import MessageCircle from '~icons/lucide/message-circle'
import PawPrint from '~icons/lucide/paw-print'
import { UnreadCount } from './UnreadCount.tsx'

type NavAddress = '/' | '/refunds' | '/sponsorship' | '/animals' | '/profile' | '/notifications' | '/contact' | '/faq'
type NavItem = {
  to: NavAddress
  page: PageName
  /** pages elsewhere that are reached from this one alone */
  also?: string
  icon: typeof House
  count?: ComponentType
  permission?: Permission
  feature?: Feature
}

/** The sidebar's places, in order. */
export const mainItems: readonly NavItem[] = [
  { to: '/', page: 'home', icon: House },
  { to: '/refunds', page: 'refunds', also: '/quotes', icon: HandCoins, permission: 'refunds:read' },
  { to: '/sponsorship', page: 'sponsorship', icon: Gift, feature: 'sponsorship' },
  { to: '/animals', page: 'animals', icon: PawPrint, permission: 'animals:read' },
  { to: '/profile', page: 'profile', icon: IdCard },
]

/** The lower ones: news for the member, and help. */
export const helpItems: readonly NavItem[] = [
  { to: '/notifications', page: 'notifications', icon: Bell, count: UnreadCount, feature: 'notifications' },
  { to: '/contact', page: 'contact', icon: MessageCircle, permission: 'contact:write' },
  { to: '/faq', page: 'faq', icon: CircleQuestionMark },
]

/** Those of the member's own menu that the sidebar does not have. */
export const ownPages = ['/profile/payment-methods', '/profile/receipts'] as const
