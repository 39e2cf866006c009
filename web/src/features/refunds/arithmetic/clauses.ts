import type { Chapter } from '@coussinet/contract/domain/conditions.ts'
import type { ArithmeticStep } from './arithmetic.ts'

/** The chapter which a step between the bill and the refund rests on; what is not covered says so by its reasons. */
export const chapterOfStep: Partial<Record<ArithmeticStep, Chapter>> = {
  deductible: 'amounts',
  copayment: 'amounts',
  ceiling_cut: 'amounts',
  package: 'guarantees',
}
