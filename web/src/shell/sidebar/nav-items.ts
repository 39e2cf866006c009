import type { PageName } from '@coussinet/contract/domain/page-names.ts'
import type { Feature, Permission } from '@coussinet/contract/domain/permissions.ts'
import Bell from 'lucide-react/icons/bell'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Gift from 'lucide-react/icons/gift'
import HandCoins from 'lucide-react/icons/hand-coins'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import MessageCircle from 'lucide-react/icons/message-circle'
import PawPrint from 'lucide-react/icons/paw-print'
import type { ComponentType } from 'react'
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

/** Those below: what one is told, and whom one asks. */
export const helpItems: readonly NavItem[] = [
  { to: '/notifications', page: 'notifications', icon: Bell, count: UnreadCount, feature: 'notifications' },
  { to: '/contact', page: 'contact', icon: MessageCircle, permission: 'contact:write' },
  { to: '/faq', page: 'faq', icon: CircleQuestionMark },
]

/** Those of the member's own menu that the sidebar does not have. */
export const ownPages = ['/profile/payment-methods', '/profile/receipts'] as const
