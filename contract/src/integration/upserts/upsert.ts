import * as z from 'zod/mini'

/** An id of the insurer's choosing: any UUID, the same in the portal, in webhooks and in claims. */
export const ownId = /* @__PURE__ */ z.string().check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
)

/** Result of an upsert. One that changes nothing notifies nobody. */
export const UpsertResult = z.object({ result: z.enum(['created', 'changed', 'unchanged']) })
export type UpsertResult = z.infer<typeof UpsertResult>
