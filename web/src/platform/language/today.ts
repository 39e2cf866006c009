import { dayOf } from '@coussinet/contract/domain/days.ts'

/** The day of now, YYYY-MM-DD. */
export const today = () => dayOf(new Date())
