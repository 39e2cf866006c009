export const permissions = [
  'profile:write',
  'refunds:read',
  'refunds:write',
  'animals:read',
  'animals:write',
  'contract:read',
  'receipts:read',
  'payment-methods:read',
  'payment-methods:write',
  'contact:write',
  'sponsorship:draw',
] as const

export type Permission = (typeof permissions)[number]

// spec §3: known feature flags
export const features = ['beta_features', 'sponsorship', 'notifications', 'payment_schedule', 'service_slips'] as const

export type Feature = (typeof features)[number]

/** Grant that a page needs, besides those of the pages above it. The routes have the same guards (`house.test.ts`). */
export const pageGrants = {
  '/animals': { permission: 'animals:read' },
  '/contact': { permission: 'contact:write' },
  '/notifications': { feature: 'notifications' },
  '/profile/contract': { permission: 'contract:read' },
  '/profile/payment-methods': { permission: 'payment-methods:read' },
  '/profile/payment-methods/account': { permission: 'payment-methods:write' },
  '/profile/payment-methods/card': { permission: 'payment-methods:write' },
  '/profile/payment-methods/refund-account': { permission: 'payment-methods:write' },
  '/profile/receipts': { permission: 'receipts:read' },
  '/profile/receipts/schedule': { feature: 'payment_schedule' },
  '/quotes': { permission: 'refunds:read' },
  '/quotes/new': { permission: 'refunds:write' },
  '/refunds': { permission: 'refunds:read' },
  '/refunds/new': { permission: 'refunds:write' },
  '/sponsorship': { feature: 'sponsorship' },
} as const satisfies Record<`/${string}`, { permission: Permission } | { feature: Feature }>

/** Tells whether a page, given by its path, is open to a member with these grants. */
export function isPageOpen(
  address: string,
  { permissions, features }: { permissions: readonly string[]; features: readonly string[] },
): boolean {
  return Object.entries(pageGrants).every(([page, needed]) => {
    if (address !== page && !address.startsWith(`${page}/`)) return true
    return 'feature' in needed ? features.includes(needed.feature) : permissions.includes(needed.permission)
  })
}

/** Scopes of the insurer's clients; a token has those that were requested for it. */
export const scopes = [
  'members:write',
  'members:read',
  'receipts:write',
  'sponsorship:write',
  'refunds:read',
  'refunds:write',
  'payment-methods:read',
  'webhooks:manage',
  'sign-in-links:create',
  'invitations:manage',
  'audit:read',
  'notifications:write',
  'documents:write',
  'messages:write',
] as const
export type Scope = (typeof scopes)[number]
