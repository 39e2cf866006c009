import { brand } from '../chosen.ts'

/** State of the portal by the rules of accessibility: what nobody has audited does not meet them. */
export const conformity: 'full' | 'partial' | 'none' = brand.legal_pages?.accessibility.conformity ?? 'none'
