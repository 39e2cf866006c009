/** `FR76 **** **** 0189`: its first and last four characters. */
export function maskedIban(iban: string): string {
  return `${iban.slice(0, 4)} **** **** ${iban.slice(-4)}`
}
