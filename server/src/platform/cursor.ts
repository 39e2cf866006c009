import * as z from 'zod/mini'
import { day } from '@coussinet/contract/fields.ts'
import type { Day } from './days.ts'
import { isId } from './ids.ts'
import { problem } from './problem.ts'

/** Where a page of a list by day ends: the next one begins after it. */
export type Place = { day: Day; id: string }

const Pair = z.tuple([day, z.string().check(z.refine(isId))])

/** A place in the list as an opaque text. */
export function toCursor(place: Place): string {
  return Buffer.from(JSON.stringify([place.day, place.id])).toString('base64url')
}

/** The place that `toCursor` wrote; throws `malformed_request` for anything else. */
export function fromCursor(cursor: string): Place {
  const place = Pair.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!place.success) throw problem('malformed_request')
  const [on, id] = place.data
  return { day: on, id }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
