import type { Feature, Permission } from '@coussinet/contract/permissions.ts'

/** Grants without which the pages are closed that notifications lead to; what is below a page needs no other. */
const grants = {
  '/animals': { permission: 'animals:read' },
  '/profile/contract': { permission: 'contract:read' },
  '/profile/payment-methods': { permission: 'payment-methods:read' },
  '/profile/receipts': { permission: 'receipts:read' },
  '/refunds': { permission: 'refunds:read' },
  '/sponsorship': { feature: 'sponsorship' },
} as const satisfies Record<string, { permission: Permission } | { feature: Feature }>

type Page = keyof typeof grants
export type Link = Page | `${Page}/{${string}}`

export type Grants = { permissions: readonly string[]; features: readonly string[] }

/** Link to a page as it opens for a member; null where it is closed to them. */
export function openLink(href: string | null, { permissions, features }: Grants): string | null {
  const isOpen = Object.entries(grants).some(
    ([page, needed]) =>
      (href === page || href?.startsWith(`${page}/`)) &&
      ('feature' in needed ? features.includes(needed.feature) : permissions.includes(needed.permission)),
  )
  return isOpen ? href : null
}
