/** Scopes of a machine of the insurer; each token bears those that it was asked for. */
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
