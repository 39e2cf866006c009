import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** `?limit=` (1 to 100, default 50) and `?cursor=` of a collection that can grow without bound. */
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  cursor: z.optional(z.string().check(z.maxLength(200))),
}

/** `{"data": [...]}` */
export function collection<S extends Schema>(item: S) {
  return z.object({ data: z.array(item) })
}

/** `{"data": [...], "next_cursor": "…"|null}` */
export function page<S extends Schema>(item: S) {
  return z.object({ data: z.array(item), next_cursor: z.nullable(z.string()) })
}
