import type { Day } from '@coussinet/contract/domain/days.ts'
import { newReference } from '#platform/reference.ts'

/** `ZR-2026-7K3QX9M2`: of the filing year. */
export const newTrackingReference = (filing_day: Day): string => newReference('ZR', filing_day)
