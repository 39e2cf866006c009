import * as z from 'zod/mini'
import { features, permissions } from './domain/permissions.ts'
import { endpoint } from './endpoint.ts'

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
