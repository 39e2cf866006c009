/** Why the identifier of a creditor (ICS, CID) is refused. */
export type CreditorIdentifierFailure = 'format' | 'length' | 'checksum'

// A Belgian one holds the number of the enterprise, or that and three digits more.
const lengths: Record<string, readonly number[]> = { FR: [13], IT: [23], BE: [17, 20], DE: [18] }

function remainder(characters: string): number {
  let rest = 0
  for (const character of characters) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** Returns the first fault of a normalised SEPA creditor identifier; null if it is valid. */
export function creditorIdentifierFailure(identifier: string): CreditorIdentifierFailure | null {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{4,31}$/.test(identifier)) return 'format'
  const country = identifier.slice(0, 2)
  if (lengths[country]?.includes(identifier.length) === false) return 'length'
  // The business code, three characters after the check digits, is the creditor's to choose and takes no part.
  const checked = identifier.slice(7) + identifier.slice(0, 4)
  return remainder(checked) === 1 ? null : 'checksum'
}
