import type { Day } from '@coussinet/contract/domain/days.ts'
import { day, instant } from '@coussinet/contract/fields/fields.ts'
import * as z from 'zod/mini'
import { problem } from '../core/problem.ts'
import { isId } from '../crypto/ids.ts'

/** Cursor of a list sorted by day: the next page begins after it. */
export type DayPosition = { day: Day; id: string }

const id = z.string().check(z.refine(isId))
const Pair = z.tuple([day, id])

export type MomentPosition = { at: Date; id: string }

const MomentPair = z.tuple([instant.check(z.refine((text) => day.safeParse(text.slice(0, 10)).success)), id])

export function toCursor(place: DayPosition): string {
  return Buffer.from(JSON.stringify([place.day, place.id])).toString('base64url')
}

/** Parses a cursor of `toCursor`; throws `malformed_request` for anything else. */
export function fromCursor(cursor: string): DayPosition {
  const place = Pair.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!place.success) throw problem('malformed_request')
  const [on, row] = place.data
  return { day: on, id: row }
}

export function toMomentCursor({ at, id: row }: MomentPosition): string {
  return Buffer.from(JSON.stringify([at.toISOString(), row])).toString('base64url')
}

/** Parses a cursor of `toMomentCursor`; throws `malformed_request` for anything else. */
export function fromMomentCursor(cursor: string): MomentPosition {
  const place = MomentPair.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!place.success) throw problem('malformed_request')
  const [at, row] = place.data
  return { at: new Date(at), id: row }
}

const Position = z.tuple([z.int().check(z.gte(1))])

export function toPositionCursor(position: number): string {
  return Buffer.from(JSON.stringify([position])).toString('base64url')
}

/** Parses a cursor of `toPositionCursor`; throws `malformed_request` for anything else. */
export function fromPositionCursor(cursor: string): number {
  const place = Position.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!place.success) throw problem('malformed_request')
  return place.data[0]
}

/** Makes a page of rows that were read with a limit of one more, which tells whether there is a next page. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  toNext: (last: Row) => string,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next_cursor: last !== undefined && rows.length > limit ? toNext(last) : null }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
