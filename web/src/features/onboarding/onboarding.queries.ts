import { listOnboarding } from '@coussinet/contract/onboarding.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/calls/call.ts'

export const onboardingQuery = queryOptions({
  queryKey: ['onboarding'],
  queryFn: async ({ signal }) => (await call(listOnboarding, {}, { signal })).data,
})
