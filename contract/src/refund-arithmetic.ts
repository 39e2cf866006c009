import * as z from 'zod/mini'
import { careKinds } from './domain/care.ts'
import { rejectionReasons } from './domain/rejections.ts'
import { cents, day } from './fields/fields.ts'

export const RefundLine = z.object({
  label: z.string(),
  care_kind: z.enum(careKinds),
  billed_cents: cents,
  /** billed cents of a covered line, 0 of an excluded one; for prevention its share of the package */
  covered_cents: cents,
  refunded_cents: cents,
  reason_code: z.nullable(z.enum(rejectionReasons)),
})
export type RefundLine = z.infer<typeof RefundLine>

/** Source of a refund's amounts: the portal by the contract's terms, or the insurer's own systems. */
export const arithmetics = ['portal', 'insurer'] as const

/** line → covered → deductible → rate → ceiling → refunded; refunded = net − cut + package */
export const Computation = z.object({
  covered_base_cents: cents,
  deductible_cents: cents,
  /** per cent */
  rate: z.int(),
  /** before the ceiling */
  net_cents: cents,
  ceiling_cut_cents: cents,
  vaccine_package_cents: cents,
  refunded_cents: cents,
})
export type Computation = z.infer<typeof Computation>

/** Event for which a deductible is taken once: its first day of care and its last, 45 days later, and what earlier decisions took. */
export const DeductibleEvent = z.object({ first_day: day, last_day: day, used_cents: cents })
export type DeductibleEvent = z.infer<typeof DeductibleEvent>
