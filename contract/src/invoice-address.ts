import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './fields/fields.ts'

/** Private address to which the member and their vets mail invoices; each mail becomes a draft. */
export const InvoiceAddress = z.object({
  /** this portal receives invoices by mail */
  is_offered: z.boolean(),
  /** null: the member made none, or revoked it */
  address: z.nullable(z.string()),
  created_at: z.nullable(instant),
  /** moment at which a mail last became a draft */
  last_used_at: z.nullable(instant),
})
export type InvoiceAddress = z.infer<typeof InvoiceAddress>

/** Limits of an address: mails and megabytes a day, files of a mail, and open drafts that came by mail. */
export const invoiceMailLimits = { mails: 20, megabytes: 100, files: 10, drafts: 10 }

export const getInvoiceAddress = endpoint({
  name: 'getInvoiceAddress',
  method: 'GET',
  path: '/invoice-address',
  summary: 'The private address for invoices by mail, and when it was last used',
  access: 'member',
  permission: 'refunds:write',
  answer: { status: 200, body: InvoiceAddress },
})

export const createInvoiceAddress = endpoint({
  name: 'createInvoiceAddress',
  method: 'POST',
  path: '/invoice-address',
  summary:
    'Make a private address for invoices by mail; an earlier one stops working. 409 if this portal receives none (`is_offered`)',
  access: 'member',
  permission: 'refunds:write',
  idempotent: true,
  holds_secret: true,
  body: z.optional(z.strictObject({})),
  answer: { status: 201, body: InvoiceAddress },
})

export const revokeInvoiceAddress = endpoint({
  name: 'revokeInvoiceAddress',
  method: 'DELETE',
  path: '/invoice-address',
  summary: 'Make the private address for invoices stop working, for ever',
  access: 'member',
  permission: 'refunds:write',
  answer: { status: 204 },
})
