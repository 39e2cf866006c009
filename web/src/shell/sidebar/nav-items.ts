import type { Feature, Permission } from '@coussinet/contract/permissions.ts'
import HandCoins from 'lucide-react/icons/hand-coins'
import House from 'lucide-react/icons/house'
import PawPrint from 'lucide-react/icons/paw-print'
import { messages } from '#platform/language/i18n.ts'

export const navMessages = messages({
  fr: { home: 'Accueil', refunds: 'Mes remboursements', animals: 'Mes animaux' },
  it: { home: 'Home', refunds: 'I miei rimborsi', animals: 'I miei animali' },
})

type NavItem = { to: '/' | '/refunds' | '/animals'; label: 'home' | 'refunds' | 'animals'; icon: typeof House; permission?: Permission; feature?: Feature }

/** The sidebar's places, in order; one is added with its page. */
export const mainItems: readonly NavItem[] = [
  { to: '/', label: 'home', icon: House },
  { to: '/refunds', label: 'refunds', icon: HandCoins, permission: 'refunds:read' },
  { to: '/animals', label: 'animals', icon: PawPrint, permission: 'animals:read' },
]
