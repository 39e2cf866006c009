import type { Judges } from './verdict.ts'

/** Judges of what the insurer's systems send about a contract. */
export const contractActs: Judges = {
  'put-contract'(state, { status, end_date, suspensions }) {
    const runs = suspensions.some(({ to_day }) => to_day === null)
    return {
      // A status and the times without cover say the same.
      is_legal: (status !== 'suspended' || runs) && (status !== 'active' || !runs),
      apply() {
        state.contract = {
          status,
          end_date,
          suspensions: suspensions.map(({ from_day, to_day }) => ({ from: from_day, to: to_day })),
        }
        return {}
      },
    }
  },
}
