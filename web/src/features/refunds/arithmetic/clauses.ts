import type { BillStep } from '@coussinet/contract/domain/bill.ts'
import type { Chapter } from '@coussinet/contract/domain/conditions.ts'

/** The chapter which a step between the bill and the refund rests on; what is not covered says so by its reasons. */
export const chapterOfStep: Partial<Record<BillStep, Chapter>> = {
  deductible: 'amounts',
  copayment: 'amounts',
  ceiling_cut: 'amounts',
  package: 'guarantees',
}
