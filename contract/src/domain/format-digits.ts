/** Digits in groups of these sizes, the rest after them. */
export function grouped(digits: string, sizes: readonly number[]): string {
  const groups: string[] = []
  let at = 0
  for (const size of sizes) {
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return [...groups, digits.slice(at)].filter((group) => group !== '').join('\u00a0')
}

/** The country, the check digits and the last four: FR76 •••• 4821; takes a whole or a masked IBAN. */
export function shownAccount(iban: string): string {
  const dense = iban.replace(/\s/g, '')
  return `${dense.slice(0, 4)}\u00a0••••\u00a0${dense.slice(-4)}`
}
