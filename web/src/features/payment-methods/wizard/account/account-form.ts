import { memberName } from '@coussinet/contract/domain/members.ts'
import { isInternational, phone, phoneCountry } from '@coussinet/contract/domain/phones.ts'
import { mobile } from '@coussinet/contract/fields/fields.ts'
import { type Mandate, NewMandate } from '@coussinet/contract/mandates.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import type { Profile } from '@coussinet/contract/profile.ts'
import { readWith, type FormReading } from '#platform/form/reading.ts'
import { readBic } from '../../signing/bank/bank-fit.ts'
import { formatIban } from '../../signing/bank/iban-format.ts'

export const addressFields = ['line1', 'line2', 'line3', 'line4', 'postal_code', 'city', 'country'] as const
export type AddressField = (typeof addressFields)[number]
export type TypedHolder = { name: string } & Record<AddressField, string>

/** Texts of the fields of the first step; the holder's are separate for the member and for another person. */
export type TypedAccount = {
  iban: string
  bic: string
  is_other: boolean
  own: TypedHolder
  other: TypedHolder
  email: string
  mobile: string
  for_refunds: boolean
  due_day: number
  collect_unpaid: boolean
}

type AccountFormFacts = {
  me: Pick<Profile, 'organisation' | 'firstname' | 'lastname' | 'address' | 'contract'>
  methods: Pick<PaymentMethods, 'due_day'>
  /** the draft to which the member returns */
  mandate: Mandate | undefined
}

type Address = Mandate['debtor']['address']

const typedHolder = (
  name: string,
  { line1, line2, line3, line4, postal_code, city, country }: Address,
): TypedHolder => ({
  name,
  line1,
  line2: line2 ?? '',
  line3: line3 ?? '',
  line4: line4 ?? '',
  postal_code,
  city,
  country,
})

/** The fields as they are before anything is typed: those of the draft, else the member's own. */
export function typedAccount({ me, methods, mandate }: AccountFormFacts): TypedAccount {
  const own = typedHolder(memberName(me), me.address)
  const nobody = {
    name: '',
    line1: '',
    line2: '',
    line3: '',
    line4: '',
    postal_code: '',
    city: '',
    country: (me.contract ?? me.address).country,
  }
  if (mandate === undefined) {
    const none = { iban: '', bic: '', is_other: false, email: '', mobile: '', for_refunds: true, collect_unpaid: false }
    return { ...none, own, other: nobody, due_day: methods.due_day }
  }
  const { debtor, contact, uses, due_day, collect_unpaid } = mandate
  const holder = typedHolder(debtor.name, debtor.address)
  return {
    iban: formatIban(mandate.iban),
    bic: mandate.bic ?? '',
    is_other: contact !== null,
    own: contact === null ? holder : own,
    other: contact === null ? nobody : holder,
    email: contact?.email ?? '',
    mobile: contact?.mobile ? phone(contact.mobile, null) : '',
    for_refunds: contact !== null || uses.includes('refunds'),
    due_day: due_day ?? methods.due_day,
    collect_unpaid,
  }
}

export const areDaysShown = ({ due_day_choices }: Pick<PaymentMethods, 'due_day_choices'>): boolean =>
  due_day_choices.length > 1

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** A mobile number as it is written at home is read for the holder's country; a foreign one is left as it is. */
function mobileOf(text: string, country: string): string | null {
  if (text.trim() === '' || isInternational(text)) return orNull(text)
  const home = country === 'FR' || country === 'IT' || country === 'BE' ? mobile(country).safeParse(text) : undefined
  return home?.success ? home.data : text
}

/** Tells whether no number of the country can get an SMS, judged by its prefix, else by the holder's country. */
export function isMobileAbroad(text: string, country: string): boolean {
  return isInternational(text) ? phoneCountry(text) === null : !['FR', 'IT', 'BE'].includes(country)
}

/** Reads the account, or its errors. The due day is sent as shown, so that a change made elsewhere meanwhile stays. */
export function readAccount(
  typed: TypedAccount,
  present: Pick<PaymentMethods, 'due_day_choices' | 'unpaid_cents'>,
): FormReading<NewMandate> {
  const { name, ...address } = typed.is_other ? typed.other : typed.own
  const isDaySent = areDaysShown(present) && present.due_day_choices.some(({ due_day }) => due_day === typed.due_day)
  const read = readWith(NewMandate, {
    iban: typed.iban,
    bic: orNull(typed.bic),
    holder: {
      name,
      address: { ...address, line2: orNull(address.line2), line3: orNull(address.line3), line4: orNull(address.line4) },
      contact: typed.is_other ? { email: orNull(typed.email), mobile: mobileOf(typed.mobile, address.country) } : null,
    },
    uses: typed.for_refunds && !typed.is_other ? ['premium', 'refunds'] : ['premium'],
    due_day: isDaySent ? typed.due_day : null,
    collect_unpaid: typed.collect_unpaid && present.unpaid_cents > 0,
  })
  const bank = readBic(typed.iban, typed.bic)
  if (!('errors' in bank)) return read
  return 'errors' in read
    ? { errors: { ...read.errors, ...bank.errors }, params: { ...read.params, ...bank.params } }
    : bank
}

/** Tells whether the draft already contains everything to send: it is continued, and no other is created. */
export function isDrawnUp(mandate: Mandate, { iban, bic, holder, uses, due_day, collect_unpaid }: NewMandate): boolean {
  const requested = {
    iban,
    bic,
    ...holder,
    uses: uses.toSorted(),
    due_day: due_day ?? null,
    collect_unpaid: collect_unpaid ?? false,
  }
  const { debtor, contact } = mandate
  const drawn = {
    iban: mandate.iban,
    bic: mandate.bic,
    name: debtor.name,
    address: debtor.address,
    contact,
    uses: mandate.uses.toSorted(),
    due_day: mandate.due_day,
    collect_unpaid: mandate.collect_unpaid,
  }
  return isEqual(requested, drawn)
}

/** Tells whether two values hold the same, whatever the order of their members. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other)
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isEqual(Reflect.get(one, name), Reflect.get(other, name)))
}
