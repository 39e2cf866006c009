import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields/fields.ts'
import { nevg } from '../usernames.ts'

/** Link that signs a member in once; it is shown in the member's own browser and not stored. */
export const TransferLink = z.object({ href: z.string(), expires_at: instant })
export type TransferLink = z.infer<typeof TransferLink>

export const createTransferLink = endpoint({
  name: 'createTransferLink',
  method: 'POST',
  path: '/members/{nevg}/transfer-links',
  summary:
    'A link that signs a member in once within ten minutes, from an app of the insurer’s in which they are signed in; one before it ends',
  access: 'machine',
  scope: 'sign-in-links:create',
  idempotent: true,
  holds_secret: true,
  params: z.object({ nevg }),
  answer: { status: 201, body: TransferLink },
})
