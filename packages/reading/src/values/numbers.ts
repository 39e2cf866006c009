/** The check of Luhn over digits: each second one from the right is doubled. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A French SIRET: 14 digits, whose first nine are a SIREN; both have the check of Luhn. */
export const isSiret = (digits: string) => /^\d{14}$/.test(digits) && isLuhn(digits) && isSiren(digits.slice(0, 9))

export const isSiren = (digits: string) => /^\d{9}$/.test(digits) && !/^0{9}$/.test(digits) && isLuhn(digits)

/** The SIREN within a French VAT number (FR, two digits of check, nine of the SIREN); null where its check fails. */
export function sirenOfVat(written: string): string | null {
  const match = /^FR(\d{2})(\d{9})$/.exec(written)
  if (match === null) return null
  const siren = match[2] ?? ''
  return isSiren(siren) && (12 + 3 * (Number(siren) % 97)) % 97 === Number(match[1]) ? siren : null
}

/** An Italian partita IVA: 11 digits with the check of Luhn. */
export const isPartitaIva = (digits: string) => /^\d{11}$/.test(digits) && !/^0{7}/.test(digits) && isLuhn(digits)

/** A Belgian enterprise number: ten digits from 0 or 1, the last two 97 less the rest of the others by 97. */
export const isEnterprise = (digits: string) =>
  /^[01]\d{9}$/.test(digits) &&
  digits !== '0000000000' &&
  97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
