/** Masks an e-mail address so that its owner recognises it: `m****@example.org`, always four stars. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}****${email.slice(email.lastIndexOf('@'))}`
}

/**
 * Masks an E.164 number of FR, IT or BE so that its owner recognises it: `+33 6 ** ** ** 12`; of other countries only
 * the last two digits stay.
 */
export function maskPhone(number_e164: string): string {
  const [, prefix, first] = /^(\+(?:33|39|32|262|590|594|596))(\d)/.exec(number_e164) ?? []
  const last = number_e164.slice(-2)
  return prefix === undefined ? `** ** ** ${last}` : `${prefix} ${first} ** ** ** ${last}`
}

/** Masks an account for responses: `FR76 **** **** 0189`, the first and last four characters. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} **** **** ${iban.slice(-4)}`
