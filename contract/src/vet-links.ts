import * as z from 'zod/mini'
import { quoteFileTypes } from './domain/quotes.ts'
import { fileTypes } from './domain/requests.ts'
import { endpoint } from './endpoint.ts'
import { cents, id, instant } from './fields/fields.ts'
import { linkToken } from './forms.ts'
import { collection } from './page.ts'

/** Hours for which a link works: the vet of an evening visit may send it the day after, and a weekend's on Monday morning. */
export const vetLinkHours = 48

/** Links of a member that work at the same time; a new one for the same animal and subject replaces the former. */
export const mostVetLinks = 10

/** Documents of one link, and their bytes in MB. */
export const mostVetFiles = 10
export const mostVetMegabytes = 50

/** Link by which a vet adds documents without an account; its token is returned only when it is created. */
export const VetLink = z.object({
  id,
  /** the draft or the request that awaits a document; null for a quote */
  request_id: z.nullable(id),
  quote_id: z.nullable(id),
  animal_id: id,
  /** the vet sees what would be refunded of the lines read so far */
  shows_amount: z.boolean(),
  created_at: instant,
  expires_at: instant,
  /** first time that the vet opened it */
  opened_at: z.nullable(instant),
  /** time at which the vet finished; the link then takes no more */
  sent_at: z.nullable(instant),
  /** documents that came by it and are still there */
  file_ids: z.array(id),
})
export type VetLink = z.infer<typeof VetLink>

export const NewVetLink = z.object({ ...VetLink.shape, href: z.string() })
export type NewVetLink = z.infer<typeof NewVetLink>

export const VetLinkInput = z.strictObject({
  request_id: z.optional(id),
  quote_id: z.optional(id),
  animal_id: id,
  shows_amount: z._default(z.boolean(), false),
})
export type VetLinkInput = z.infer<typeof VetLinkInput>

export const createVetLink = endpoint({
  name: 'createVetLink',
  method: 'POST',
  path: '/vet-links',
  summary: `Make a one-time link by which a vet adds documents about an animal to a draft, an awaited answer (\`request_id\`) or the draft of a quote (\`quote_id\`), for ${vetLinkHours} hours; an earlier one for the same stops working. 409 where no document is taken, or with ${mostVetLinks} working links`,
  access: 'member',
  permission: 'refunds:write',
  idempotent: true,
  holds_secret: true,
  body: VetLinkInput,
  answer: { status: 201, body: NewVetLink },
})

export const listVetLinks = endpoint({
  name: 'listVetLinks',
  method: 'GET',
  path: '/vet-links',
  summary: 'Links for a vet that are neither revoked nor expired, used ones too, newest first',
  access: 'member',
  permission: 'refunds:read',
  answer: { status: 200, body: collection(VetLink) },
})

export const revokeVetLink = endpoint({
  name: 'revokeVetLink',
  method: 'DELETE',
  path: '/vet-links/{id}',
  summary: 'Make a link for a vet stop working; what came by it stays',
  access: 'member',
  permission: 'refunds:write',
  params: z.object({ id }),
  answer: { status: 204 },
})

/** Types of document that a vet adds: those of a request, and the quote itself. */
export const vetFileTypes = [...new Set([...fileTypes, ...quoteFileTypes])] as const
const vetFileType = z.enum(vetFileTypes)
export type VetFileType = (typeof vetFileTypes)[number]

export const VetFile = z.object({ id, type: vetFileType, name: z.string(), /** bytes, as stored */ size: z.int() })
export type VetFile = z.infer<typeof VetFile>

/** View of a link for its vet: the animal, what is expected, and what they added; once sent, only that it arrived. */
export const VetLinkView = z.object({
  state: z.enum(['open', 'sent']),
  sent_at: z.nullable(instant),
  /** number of documents that were added by this link */
  file_count: z.int(),
  animal: z.nullable(z.object({ name: z.string(), type: z.enum(['cat', 'dog']) })),
  purpose: z.nullable(z.enum(['draft', 'answer', 'quote'])),
  expires_at: z.nullable(instant),
  /** types that are taken now, those that are needed first; `needed` until one is there */
  expected: z.array(z.object({ type: vetFileType, needed: z.boolean() })),
  files: z.array(VetFile),
  /** the member shows what would be refunded */
  shows_amount: z.boolean(),
  /** a document is still being read */
  is_reading: z.boolean(),
  /** estimate for the lines read so far; null while nothing can be computed, and unless the member shows it */
  amount: z.nullable(
    z.object({
      billed_cents: cents,
      refunded_cents: cents,
      /** lines of unknown kind are left out */ is_partial: z.boolean(),
    }),
  ),
})
export type VetLinkView = z.infer<typeof VetLinkView>

const oneLink = z.strictObject({ token: linkToken })

export const readVetLink = endpoint({
  name: 'readVetLink',
  method: 'POST',
  path: '/vet-uploads/link',
  summary: 'What a vet may see behind a link; 410 for an unknown, expired or revoked one alike',
  access: 'guest',
  body: oneLink,
  answer: { status: 200, body: VetLinkView },
})

export const addVetFile = endpoint({
  name: 'addVetFile',
  method: 'POST',
  path: '/vet-uploads/files',
  summary: `Add a document by a link: checked, scanned and rewritten like a member’s own; the same bytes again return the same document. ${mostVetFiles} documents or ${mostVetMegabytes} MB a link`,
  access: 'guest',
  multipart: {
    fields: z.strictObject({ token: linkToken, type: vetFileType }),
    file: { name: 'file', count: 1, required: true },
  },
  answer: { status: 201, body: VetFile },
})

export const removeVetFile = endpoint({
  name: 'removeVetFile',
  method: 'POST',
  path: '/vet-uploads/files/removal',
  summary: 'Take off a document that was added by the same link, before it is sent',
  access: 'guest',
  body: z.strictObject({ token: linkToken, file_id: id }),
  answer: { status: 204 },
})

export const sendVetFiles = endpoint({
  name: 'sendVetFiles',
  method: 'POST',
  path: '/vet-uploads/sent',
  summary:
    'Finish: the member is notified, an awaited answer that is complete goes to the insurer, and the link takes no more; again, it returns the same. 409 without a document',
  access: 'guest',
  body: oneLink,
  answer: { status: 200, body: VetLinkView },
})
