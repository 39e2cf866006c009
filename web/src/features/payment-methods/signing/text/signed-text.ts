import { type SignedParts, textOf } from '@coussinet/contract/signing/signed-text.ts'

type Shown = { parts: SignedParts; text: string; sha256: string }

/** SHA-256 of a text in hexadecimal; null where the browser has none (a page without TLS). */
async function sha256Of(text: string): Promise<string | null> {
  if (typeof crypto === 'undefined' || !('subtle' in crypto)) return null
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether what is laid out is the very text whose hash will be signed. */
export async function isWhatIsSigned({ parts, text, sha256 }: Shown): Promise<boolean> {
  if (textOf(parts) !== text) return false
  const hash = await sha256Of(text)
  return hash === null || hash === sha256
}
