import type { Contract } from '@coussinet/contract/profile.ts'

/** Tells whether the member is told on every page that the cover is suspended or will be. */
export const isCoverAtRisk = ({ status, suspends_on }: Contract): boolean =>
  status === 'suspended' || suspends_on !== null
