import type { Brand } from './brand.ts'
import { usualMemberNumber } from './member-number.ts'

/** Fingerprint of the brand in built pages. Pages and server with different texts have different brands, or different versions of one. */
export function computeBrandFingerprint({
  name,
  slogan,
  tagline,
  languages,
  home,
  companies,
  sold_in,
  member_number = usualMemberNumber,
  logo,
  colours,
  formulas,
  legal_pages,
  papers = [],
}: Brand): string {
  const sold = formulas.map(({ name: formula, label, waiting_days }) => [formula, label, waiting_days])
  // FNV-1a: it detects mistakes and protects nothing.
  let hash = 0x811c9dc5
  for (const character of JSON.stringify([
    name,
    slogan,
    tagline,
    home,
    companies,
    sold_in,
    member_number,
    logo,
    colours,
    sold,
    legal_pages,
    // Pages are built per language: a language added later has none.
    ...(languages ? [languages] : []),
    ...(papers.some(({ type }) => type === 'cgv') ? ['own conditions'] : []),
  ]))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return `${name} ${hash.toString(16).padStart(8, '0')}`
}
