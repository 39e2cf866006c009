import { mutationOptions } from '@tanstack/react-query'
import { type EstimateQuestion, estimateRefund } from '@coussinet/contract/refunds.ts'
import { call } from '#platform/call.ts'

/** Reckons what a bill would be refunded; nothing is kept. */
export const estimate = mutationOptions({
  mutationFn: (question: EstimateQuestion) => call(estimateRefund, { body: question }),
})
