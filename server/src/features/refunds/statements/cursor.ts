import * as z from 'zod/mini'
import { day } from '@coussinet/contract/fields.ts'
import { isId } from '#platform/ids.ts'
import { problem } from '#platform/problem.ts'
import type { Place } from './refunds.store.ts'

const Pair = z.tuple([day, z.string().check(z.refine(isId))])

/** A place in the list as an opaque text. */
export function toCursor({ care_date, refund_id }: Place): string {
  return Buffer.from(JSON.stringify([care_date, refund_id])).toString('base64url')
}

/** The place that `toCursor` wrote; throws `malformed_request` for anything else. */
export function fromCursor(cursor: string): Place {
  const place = Pair.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!place.success) throw problem('malformed_request')
  const [care_date, refund_id] = place.data
  return { care_date, refund_id }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
