import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

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

export const Grants = z.object({ permissions: z.array(z.enum(permissions)), features: z.array(z.enum(features)) })
export type Grants = z.infer<typeof Grants>

export const getPermissions = endpoint({
  name: 'getPermissions',
  method: 'GET',
  path: '/permissions',
  summary: 'What the member may do, and which features are on',
  access: 'member',
  answer: { status: 200, body: Grants },
})
