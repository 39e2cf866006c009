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
