import type { Feature, Permission } from '@coussinet/contract/permissions.ts'
import Bell from 'lucide-react/icons/bell'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Gift from 'lucide-react/icons/gift'
import HandCoins from 'lucide-react/icons/hand-coins'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import MessageCircle from 'lucide-react/icons/message-circle'
import PawPrint from 'lucide-react/icons/paw-print'
import type { ComponentType } from 'react'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { UnreadCount } from './UnreadCount.tsx'

export const navMessages = messages({
  fr: {
    home: 'Accueil',
    refunds: 'Mes remboursements',
    sponsorship: 'Mes parrainages',
    animals: 'Mes animaux',
    profile: 'Mes informations',
    notifications: 'Notifications',
    contact: 'Nous contacter',
    faq: 'Questions fréquentes',
  },
  it: {
    home: 'Home',
    refunds: 'I miei rimborsi',
    sponsorship: 'Presenta un amico',
    animals: 'I miei animali',
    profile: 'I miei dati',
    notifications: 'Notifiche',
    contact: 'Contatti',
    faq: 'Domande frequenti',
  },
})

type Place = '/' | `/${Exclude<keyof typeof navMessages.fr, 'home'>}`
type NavItem = {
  to: Place
  label: keyof typeof navMessages.fr
  icon: typeof House
  count?: ComponentType
  permission?: Permission
  feature?: Feature
}

/** The sidebar's places, in order. */
export const mainItems: readonly NavItem[] = [
  { to: '/', label: 'home', icon: House },
  { to: '/refunds', label: 'refunds', icon: HandCoins, permission: 'refunds:read' },
  { to: '/sponsorship', label: 'sponsorship', icon: Gift, feature: 'sponsorship' },
  { to: '/animals', label: 'animals', icon: PawPrint, permission: 'animals:read' },
  { to: '/profile', label: 'profile', icon: IdCard },
]

/** Those below: what one is told, and whom one asks. */
export const helpItems: readonly NavItem[] = [
  { to: '/notifications', label: 'notifications', icon: Bell, count: UnreadCount, feature: 'notifications' },
  { to: '/contact', label: 'contact', icon: MessageCircle, permission: 'contact:write' },
  { to: '/faq', label: 'faq', icon: CircleQuestionMark },
]
