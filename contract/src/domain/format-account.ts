/** The country, the check digits and the last four: FR76 •••• 4821; takes a whole or a masked IBAN. */
export function shownAccount(iban: string): string {
  const dense = iban.replace(/\s/g, '')
  return `${dense.slice(0, 4)}\u00a0••••\u00a0${dense.slice(-4)}`
}
