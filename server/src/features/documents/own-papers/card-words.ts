/** visa → Visa */
export const brandOf = (brand: string): string => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`

/** 2026-10 → 10/2026 */
export const monthOf = (month: string): string => month.split('-').toReversed().join('/')
