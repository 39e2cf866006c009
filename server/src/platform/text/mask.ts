/** An e-mail address as one may recognise one's own: `m****@example.org`, as many stars however long it is. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}****${email.slice(email.lastIndexOf('@'))}`
}

/** An E.164 number of FR, IT or BE as one may recognise one's own: `+33 6 ** ** ** 12`; of another country the last two digits alone. */
export function maskPhone(number_e164: string): string {
  const [, prefix, first] = /^(\+(?:33|39|32|262|590|594|596))(\d)/.exec(number_e164) ?? []
  const last = number_e164.slice(-2)
  return prefix === undefined ? `** ** ** ${last}` : `${prefix} ${first} ** ** ** ${last}`
}

/** An account as it goes over the wire: `FR76 **** **** 0189`, its first and last four characters. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 4)} **** **** ${iban.slice(-4)}`
