import type { Mandate } from '@coussinet/contract/mandates.ts'
import type { Signature, SignatureMode } from '@coussinet/contract/signatures.ts'

/** Subject of a code in its present state: a mandate, an account for refunds. */
export type Signable = Pick<Mandate, 'sha256' | 'channels' | 'signature'>

export type SignatureChannel = Signable['channels'][number]

export type SendBody = { mode: SignatureMode; sha256: string; current_password?: string }

/** Calls of what is signed; a repeat with the same key counts once. */
export type SigningCalls<Answer> = {
  /** Query of the subject, which then bears the signature. */
  send: (body: SendBody, key: string) => Promise<Signature>
  confirm: (signature_id: string, code: string, key: string) => Promise<Answer>
  /** Fetches again what is signed. */
  reload: () => Promise<unknown>
}

/** A masked address or number as it is read: dots that the lines do not break. */
export const shownRecipient = (masked: string): string => masked.replaceAll('*', '•').replaceAll(' ', '\u00a0')

export const otherChannel = (channels: readonly SignatureChannel[], mode: SignatureMode): SignatureChannel | null =>
  channels.find((channel) => channel.mode !== mode) ?? null

/** The way that is chosen at first: that of the code on its way, else one that was not changed lately. */
export function firstMode({ channels, signature }: Signable): SignatureMode | null {
  const known =
    channels.find(({ mode }) => mode === signature?.mode) ?? channels.find(({ is_recent }) => !is_recent) ?? channels[0]
  return known?.mode ?? null
}
