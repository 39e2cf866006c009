export type PhoneCountry = 'FR' | 'IT' | 'BE'
export type PhoneKind = 'mobile' | 'landline'

type Plan = { readonly prefix: string; readonly mobile: RegExp; readonly landline: RegExp }

// Italy has no trunk zero: the zero of a landline is a part of the number and stays after +39.
const plans: Record<PhoneCountry, Plan> = {
  FR: { prefix: '33', mobile: /^0(?:6\d{8}|7[3-9]\d{7})$/, landline: /^0[1-59]\d{8}$/ },
  IT: { prefix: '39', mobile: /^3[1-9]\d{7,8}$/, landline: /^0\d{5,10}$/ },
  BE: { prefix: '32', mobile: /^04[5-9]\d{7}$/, landline: /^0(?!4[5-9]|70|7[7-9]|800|90)[1-9]\d{7}$/ },
}

function nationalNumber(country: PhoneCountry, text: string): string | null {
  const compact = text
    .replace(/[\s./-]/g, '')
    .replace(/^00/, '+')
    .replace('(0)', country === 'IT' ? '0' : '')
  if (!compact.startsWith('+')) return compact
  const { prefix } = plans[country]
  if (!compact.startsWith(`+${prefix}`)) return null
  const rest = compact.slice(1 + prefix.length)
  return country === 'IT' || rest.startsWith('0') ? rest : `0${rest}`
}

/** The E.164 form of a number written the national or the international way, or null when it is not of this kind in this country. */
export function phoneNumber(kind: PhoneKind, country: PhoneCountry, text: string): string | null {
  const national = nationalNumber(country, text)
  if (national === null || !plans[country][kind].test(national)) return null
  return `+${plans[country].prefix}${country === 'IT' ? national : national.slice(1)}`
}
