import type { Feature, Permission } from '@coussinet/contract/permissions.ts'
import HandCoins from 'lucide-react/icons/hand-coins'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import PawPrint from 'lucide-react/icons/paw-print'
import { messages } from '#platform/language/i18n.ts'

export const navMessages = messages({
  fr: { home: 'Accueil', refunds: 'Mes remboursements', animals: 'Mes animaux', profile: 'Mes informations' },
  it: { home: 'Home', refunds: 'I miei rimborsi', animals: 'I miei animali', profile: 'I miei dati' },
})

type NavItem = { to: '/' | '/refunds' | '/animals' | '/profile'; label: 'home' | 'refunds' | 'animals' | 'profile'; icon: typeof House; permission?: Permission; feature?: Feature }

/** The sidebar's places, in order; one is added with its page. */
export const mainItems: readonly NavItem[] = [
  { to: '/', label: 'home', icon: House },
  { to: '/refunds', label: 'refunds', icon: HandCoins, permission: 'refunds:read' },
  { to: '/animals', label: 'animals', icon: PawPrint, permission: 'animals:read' },
  { to: '/profile', label: 'profile', icon: IdCard },
]
