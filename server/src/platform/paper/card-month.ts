/** 2026-10 → 10/2026 */
export const monthOf = (month: string): string => month.split('-').toReversed().join('/')
