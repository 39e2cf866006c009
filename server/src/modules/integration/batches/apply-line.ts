import type { Scope } from '@coussinet/contract/domain/permissions.ts'
import { BatchLine, type FailedLine } from '@coussinet/contract/integration/upserts/batch.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { upsertReceipt } from '#modules/contributions/contributions.ts'
import { problem } from '#platform/core/problem.ts'
import { parse } from '#platform/http/endpoint/parse-call.ts'
import { asProblem } from '#platform/http/errors.ts'
import { refuseCardNumbers } from '#platform/http/hardening/card-numbers.ts'
import { parseJson } from '#platform/http/json-body.ts'
import type { UpsertContext } from '#platform/upsert.ts'
import { upsertAnimal } from '../upserts/upsert-animal.ts'
import { upsertContract } from '../upserts/upsert-contract.ts'
import { upsertGodchild } from '../upserts/upsert-godchild.ts'
import { upsertMember } from '../upserts/upsert-member.ts'
import { upsertOpeningBalance } from '../upserts/upsert-opening-balance.ts'
import { upsertPastRefund } from '../upserts/upsert-past-refund.ts'
import type { NumberedLine } from './lines-of.ts'

/** Source of a batch: a client with its scopes, or the operator of the command. */
export type BatchSource = { client_id: string; scopes: readonly Scope[] }

export type UpsertKind = BatchLine['upsert']

const scopeOf: Record<UpsertKind, Scope> = {
  member: 'members:write',
  contract: 'members:write',
  animal: 'members:write',
  opening_balance: 'members:write',
  past_refund: 'refunds:write',
  receipt: 'receipts:write',
  sponsorship_request: 'sponsorship:write',
}

function upsertLine(platform: UpsertContext, caller: BatchSource, line: BatchLine): Promise<UpsertResult> {
  switch (line.upsert) {
    case 'member': {
      const { upsert: _, ...member } = line
      return upsertMember(platform, caller, member)
    }
    case 'contract': {
      const { upsert: _, ...contract } = line
      return upsertContract(platform, caller, contract)
    }
    case 'animal': {
      const { upsert: _, ...animal } = line
      return upsertAnimal(platform, caller, animal)
    }
    case 'opening_balance': {
      const { upsert: _, ...balance } = line
      return upsertOpeningBalance(platform, caller, balance)
    }
    case 'past_refund': {
      const { upsert: _, ...refund } = line
      return upsertPastRefund(platform, caller, refund)
    }
    case 'receipt': {
      const { upsert: _, ...receipt } = line
      return upsertReceipt(platform, caller, receipt)
    }
    case 'sponsorship_request': {
      const { upsert: _, ...godchild } = line
      return upsertGodchild(platform, caller, godchild)
    }
  }
}

/** Parses a line into an entry, or returns why it cannot be parsed, with its kind and content if known. */
export type ReadLine =
  | { number: number; line: BatchLine }
  | { number: number; failed: FailedLine; upsert: UpsertKind | null; given: unknown }

export type LineEffect = { result: UpsertResult['result'] } | { result: 'failed'; failed: FailedLine }

export function readLine(line: NumberedLine): ReadLine {
  return readText(line).read
}

export function readText({ number, text }: NumberedLine): { read: ReadLine; value: unknown } {
  try {
    if (text === null) throw problem('malformed_request')
    const value = jsonOf(text)
    return { read: readValue(number, value), value }
  } catch (error) {
    return { read: { number, failed: failureOf(number, error), upsert: null, given: null }, value: null }
  }
}

export function readValue(number: number, value: unknown): ReadLine {
  try {
    refuseCardNumbers(withoutNames(value))
    const line = parse(BatchLine, value)
    return { number, line: BatchLine.parse(line) }
  } catch (error) {
    return { number, failed: failureOf(number, error), upsert: kindOf(value), given: value }
  }
}

export const upsertKinds = BatchLine.def.options.flatMap(({ shape }) => [...shape.upsert.def.values])

function kindOf(value: unknown): UpsertKind | null {
  const upsert: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'upsert') : null
  return upsertKinds.find((kind) => kind === upsert) ?? null
}

/**
 * Applies a line in its own transaction, or in the given one. Throws if nothing can be applied because the database is
 * unavailable.
 */
export async function applyLine(
  platform: UpsertContext,
  caller: BatchSource,
  number: number,
  line: BatchLine,
): Promise<LineEffect> {
  try {
    if (!caller.scopes.includes(scopeOf[line.upsert])) throw problem('insufficient_scope')
    const { result } = await upsertLine(platform, caller, line)
    return { result }
  } catch (error) {
    const failed = failureOf(number, error)
    if (failed.code === 'unavailable') throw error
    if (failed.code === 'server_error') platform.log.error({ err: error, line: number }, 'a line of a batch failed')
    return { result: 'failed', failed }
  }
}

function failureOf(line: number, error: unknown): FailedLine {
  const known = error instanceof Error ? asProblem(error) : null
  const { errors, params } = known?.more ?? {}
  return {
    line,
    code: known?.code ?? 'server_error',
    ...(errors ? { errors } : {}),
    ...(params && Object.keys(params).length > 0 ? { params } : {}),
  }
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw problem('malformed_request')
  }
}

/** The insurer's names may be long numbers, but are never card numbers. */
function withoutNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { number: _, id: __, ...rest }: Record<string, unknown> = { ...value }
  return rest
}
