import {
  confirmMandate,
  createMandate,
  getMandate,
  type Mandate,
  type NewMandate,
  signMandate,
} from '@coussinet/contract/mandates.ts'
import { getPaymentMethods, lookUpBank, type PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import type { Signature, SignatureMode } from '@coussinet/contract/signatures.ts'
import { formatSignedText } from '@coussinet/contract/signed-text.ts'
import { answerTo, recordedAt } from './recorded.ts'
import { answers, problem, serves } from './wire.ts'

/** Accounts that nobody has, with valid check digits. */
export const ibans = {
  french: { iban: 'FR1420041010050500013M02606', bic: null, masked: /FR14\s••••\s2606/ },
  second: { iban: 'FR7630006000011234567890189', bic: null, masked: /FR76\s••••\s0189/ },
  italian: { iban: 'IT60X0542811101000000123456', bic: null, masked: /IT60\s••••\s3456/ },
  german: { iban: 'DE89370400440532013000', bic: 'COBADEFF', masked: /DE89\s••••\s3000/ },
  belgian: { iban: 'BE68539007547034', bic: null, masked: /BE68\s••••\s7034/ },
} as const

/** FR14… → FR14 2004 1010 …, the spaces as the pages write them. */
export const inFours = (iban: string, space = '\u00a0'): string => (iban.match(/.{1,4}/g) ?? []).join(space)

/** The code that signs. */
export const rightCode = '482913'

const masked = (iban: string) => `${iban.slice(0, 4)} **** **** ${iban.slice(-4)}`
const later = (minutes: number) => new Date(recordedAt.getTime() + minutes * 60_000).toISOString()

export async function computeHash(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(hash).toHex()
}

/** Looks banks up as the server does: those of `ibans`, and a Swiss one that must be named. */
export function knowsBanks(): void {
  serves(lookUpBank, ({ iban }) => {
    const known = Object.values(ibans).find((one) => one.iban === iban.replaceAll(/\s/g, ''))
    return { bic: known?.bic ?? null, is_bic_required: iban.startsWith('CH') }
  })
}

/** Stores Hélène's means of payment and her mandates as the server does. The lists contain what was sent. */
export function keepsMandates(changes: Partial<PaymentMethods> = {}) {
  const me = answerTo('helene', getMe, '/me')
  let methods: PaymentMethods = { ...answerTo('helene', getPaymentMethods, '/payment-methods'), ...changes }
  const mandates = new Map<string, Mandate>()
  const [drawn, sent, tried]: [NewMandate[], SignatureMode[], string[]] = [[], [], []]
  let newest: Partial<Pick<Mandate, 'first_debit_on' | 'last_debit_before'>> = {}

  function show(): void {
    answers(getPaymentMethods, methods)
    serves(getMandate, (_body, address) => mandates.get(address.split('/').at(-1) ?? '') ?? problem('not_found'))
  }
  function keep(mandate: Mandate): Mandate {
    mandates.set(mandate.id, mandate)
    show()
    return mandate
  }
  async function drawUp(body: NewMandate): Promise<Mandate> {
    for (const one of mandates.values())
      if (one.status === 'draft' || one.status === 'awaiting_code')
        keep({ ...one, status: 'replaced', signature: null })
    const { name, address, contact } = body.holder
    const number = mandates.size + 1
    const umr = `CSN-412703584-00${number + 2}`
    const on_behalf_of = contact === null ? null : `${me.firstname} ${me.lastname}`
    const day = body.due_day ?? null
    const parts = {
      language: 'fr' as const,
      title: 'Mandat de prélèvement SEPA',
      facts: [
        { term: 'Référence unique du mandat (RUM)', lines: [umr] },
        { term: 'Titulaire du compte', lines: [name, address.line1, `${address.postal_code} ${address.city}`] },
        { term: 'IBAN', lines: [inFours(body.iban)] },
        ...(body.bic === null ? [] : [{ term: 'BIC', lines: [body.bic] }]),
        ...(day === null ? [] : [{ term: 'Date', lines: [`Le ${day} de chaque mois`] }]),
        ...(on_behalf_of === null ? [] : [{ term: 'Pour le compte de', lines: [on_behalf_of] }]),
      ],
      paragraphs: ['Vous pouvez être remboursé dans les 8 semaines.'],
    }
    const text = formatSignedText(parts)
    const recipients = contact ?? { email: me.email, mobile: me.phones.mobile }
    const id = `00000000-0000-4000-8000-77777777770${number}`
    methods = { ...methods, pending_mandate_id: id }
    return keep({
      id,
      status: 'draft',
      umr,
      creditor: { name: 'Coussinet Assurances SA', identifier: 'FR38ZZZ9Z0417', address: [] },
      debtor: { name, address },
      on_behalf_of,
      contact,
      iban: body.iban,
      bic: body.bic,
      uses: body.uses,
      due_day: day,
      collect_unpaid: body.collect_unpaid ?? false,
      text,
      parts,
      sha256: await computeHash(text),
      channels: [
        ...(recipients.email === null
          ? []
          : [{ mode: 'email' as const, recipient: 'p•••@example.org', is_recent: false }]),
        ...(recipients.mobile === null ? [] : [{ mode: 'sms' as const, recipient: '+336******04', is_recent: false }]),
      ],
      signature: null,
      document_href: `/api/payment-methods/mandates/${id}/document`,
      signed_at: null,
      first_debit_on: methods.next_debit_on,
      last_debit_before: null,
      ...newest,
    })
  }
  function send(id: string, mode: SignatureMode): Signature {
    sent.push(mode)
    const signature: Signature = {
      id: `00000000-0000-4000-8000-88888888880${sent.length}`,
      mode,
      recipient: mode === 'email' ? 'p•••@example.org' : '+336******04',
      expires_at: later(10),
      resend_after: later(1),
      attempts_left: 5,
    }
    const mandate = mandates.get(id)
    if (mandate !== undefined) keep({ ...mandate, status: 'awaiting_code', signature })
    return signature
  }
  const ofAddress = (address: string) => mandates.get(address.split('/')[4] ?? '')

  show()
  knowsBanks()
  serves(createMandate, (body) => {
    drawn.push(body)
    return drawUp(body)
  })
  serves(signMandate, ({ mode, sha256 }, address) => {
    const mandate = ofAddress(address)
    if (mandate === undefined || mandate.sha256 !== sha256 || mandate.status === 'replaced') return problem('conflict')
    return send(mandate.id, mode)
  })
  serves(confirmMandate, ({ code }, address) => {
    tried.push(code)
    const mandate = ofAddress(address)
    if (mandate === undefined || mandate.status === 'replaced') return problem('conflict')
    if (mandate.signature === null) return problem('expired')
    if (code !== rightCode) {
      const attempts_left = mandate.signature.attempts_left - 1
      const signature = attempts_left === 0 ? null : { ...mandate.signature, attempts_left }
      keep({ ...mandate, signature })
      const params = { code: { attempts_left, left: attempts_left } }
      return problem('validation_failed', { errors: { code: ['code'] }, params })
    }
    const { id, umr, debtor, bic, uses, due_day, first_debit_on } = mandate
    const signed_at = later(0)
    const iban = masked(mandate.iban)
    const account = { iban, bic, holder: debtor.name }
    methods = {
      ...methods,
      debit: { kind: 'bank_account', ...account, mandate_id: id, umr, signed_at, first_debit_on },
      due_day: due_day ?? methods.due_day,
      pending_mandate_id: null,
      ...(uses.includes('refunds') && { refund_account: { id, ...account, held_until: later(48 * 60) } }),
    }
    keep({ ...mandate, status: 'active', iban, contact: null, signature: null, signed_at })
    return methods
  })
  return {
    drawn,
    sent,
    tried,
    methods: () => methods,
    mandate: (id: string) => mandates.get(id),
    /** Draws up a mandate as another tab does. */
    drawUp: (iban: string, uses: NewMandate['uses'] = ['premium', 'refunds']) =>
      drawUp({
        iban,
        bic: null,
        holder: { name: 'HELENE CARPENTIER', address: me.address, contact: null },
        uses,
      }),
    send,
    keep,
    /** Sets the debits that the next mandate announces. */
    debits: (fields: typeof newest) => {
      newest = fields
    },
  }
}
