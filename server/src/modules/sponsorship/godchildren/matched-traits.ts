import { normaliseNevg } from '@coussinet/contract/brand/nevg.ts'
import { namedCode } from '@coussinet/contract/domain/phones.ts'
import { normaliseIban } from '@coussinet/contract/fields/iban.ts'
import { dialledNumber, phoneNumber } from '@coussinet/contract/fields/phone.ts'

type PostalAddress = {
  line1: string
  line2?: string | null
  line3?: string | null
  line4?: string | null
  postal_code: string
  country: string
}

/** Facts that tell godchildren apart; what is left out is not compared. */
export type GodchildFacts = { nevg?: string; email?: string; phone?: string; iban?: string; address?: PostalAddress }

export type SponsorFacts = {
  nevg: string
  emails: readonly string[]
  phones: readonly string[]
  ibans: readonly string[]
  address: PostalAddress
}

export type MatchedTrait = keyof GodchildFacts

/** In what a godchild is the sponsor (SEC-25); empty for somebody else. */
export function matchedTraits(godchild: GodchildFacts, sponsor: SponsorFacts): MatchedTrait[] {
  const { nevg, email, phone, iban, address } = godchild
  const same: Record<MatchedTrait, boolean> = {
    nevg: nevg !== undefined && normaliseNevg(nevg) === sponsor.nevg,
    email: email !== undefined && sponsor.emails.some((own) => mailbox(own) === mailbox(email)),
    phone: phone !== undefined && sponsor.phones.some((own) => isSamePhone(own, phone)),
    iban: iban !== undefined && sponsor.ibans.some((own) => normaliseIban(own) === normaliseIban(iban)),
    address: address !== undefined && isSameHome(address, sponsor.address),
  }
  const names: readonly MatchedTrait[] = ['nevg', 'email', 'phone', 'iban', 'address']
  return names.filter((name) => same[name])
}

const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/** An address as its mailbox knows it: no capitals, nothing after a plus, at Gmail no dots. */
export function mailbox(email: string): string {
  const text = email.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  const local = text.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '')
  return withoutDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}

// Both are E.164 where they come from our forms; another system may write them as at home, or with a code that is not dialled.
function isSamePhone(own: string, phone: string): boolean {
  const country = namedCode(own)?.country
  const read = country && (phoneNumber('mobile', country, phone) ?? phoneNumber('landline', country, phone))
  return read ? read === dialledNumber(own) : digits(own) === digits(phone)
}

const digits = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^00/, '')

/** One home: the same street line and postal code; two flats of one house are two homes. */
function isSameHome(one: PostalAddress, other: PostalAddress): boolean {
  const isSameHouse =
    plain(one.line1) === plain(other.line1) &&
    plain(one.postal_code) === plain(other.postal_code) &&
    one.country === other.country
  const [flat, otherFlat] = [flatOf(one), flatOf(other)]
  return isSameHouse && (flat === otherFlat || flat === '' || otherFlat === '')
}

const flatOf = ({ line2, line3, line4 }: PostalAddress) => plain([line2, line3, line4].filter(Boolean).join(' '))

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
