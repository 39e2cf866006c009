import type { Contract } from '@coussinet/contract/profile.ts'

export const isCoverAtRisk = ({ status, suspends_on }: Contract): boolean =>
  status === 'suspended' || suspends_on !== null
