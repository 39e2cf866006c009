import * as z from 'zod/mini'
import type { FieldCode } from '../domain/problems.ts'
import { endpoint } from '../endpoint.ts'
import { cents, day, id, text } from '../fields/fields.ts'
import { FormulaChange, formulaChangeStatuses } from '../formula-changes.ts'
import { page, pageQuery } from '../page.ts'

/** A change of formula as the insurer's systems read it. */
export const AskedFormulaChange = z.object({ ...FormulaChange.shape, nevg: z.string(), contract_number: z.string() })
export type AskedFormulaChange = z.infer<typeof AskedFormulaChange>

/** Answer: confirmed, on the requested day and at the tariff unless another day or price is given, or refused with the reason. */
export const FormulaChangeAnswer = z
  .strictObject({
    outcome: z.enum(['confirmed', 'refused']),
    takes_effect_on: z.optional(day),
    monthly_price_cents: z.optional(cents),
    /** shown to the member */
    reason: z.optional(text(1, 1000)),
  })
  .check(
    z.superRefine((answer, context) => {
      const wrong = (path: keyof typeof answer, message: FieldCode) =>
        context.addIssue({ code: 'custom', path: [path], message, params: {} })
      const { outcome, reason } = answer
      if (outcome === 'refused' && reason === undefined) wrong('reason', 'required')
      if (outcome === 'confirmed' && reason !== undefined) wrong('reason', 'schema.invalid_type')
      for (const member of ['takes_effect_on', 'monthly_price_cents'] as const)
        if (outcome === 'refused' && answer[member] !== undefined) wrong(member, 'schema.invalid_type')
    }),
  )
export type FormulaChangeAnswer = z.infer<typeof FormulaChangeAnswer>

const one = z.object({ id })

export const listAskedFormulaChanges = endpoint({
  name: 'listAskedFormulaChanges',
  method: 'GET',
  path: '/formula-changes',
  summary:
    'Changes of formula that members ask for, of all members, the earliest first: those that wait for an answer, or of another status',
  access: 'machine',
  scope: 'members:read',
  query: z.strictObject({ ...pageQuery, status: z._default(z.enum(formulaChangeStatuses), 'pending') }),
  answer: { status: 200, body: page(AskedFormulaChange) },
})

export const getAskedFormulaChange = endpoint({
  name: 'getAskedFormulaChange',
  method: 'GET',
  path: '/formula-changes/{id}',
  summary: 'A change of formula that a member asked for',
  access: 'machine',
  scope: 'members:read',
  params: one,
  answer: { status: 200, body: AskedFormulaChange },
})

export const answerFormulaChange = endpoint({
  name: 'answerFormulaChange',
  method: 'POST',
  path: '/formula-changes/{id}/outcome',
  summary:
    'Answer a change of formula, once: confirmed, it is in force from its day without any other call; 409 with params.change.current where it is answered or was given up',
  access: 'machine',
  scope: 'members:write',
  params: one,
  body: FormulaChangeAnswer,
  idempotent: true,
  answer: { status: 200, body: AskedFormulaChange },
})
