import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Config } from '#platform/config.ts'

/** Who asks for a passkey, and on which page alone it may be given. */
export type RelyingParty = { id: string; name: string; origin: string }

export function relyingParty({ public_url }: Pick<Config, 'public_url'>): RelyingParty {
  const { hostname, origin } = new URL(public_url)
  return { id: hostname, name: brandName, origin }
}

/** What an authenticator keeps to name the account: the member's id, which says nothing of the person. */
export function userHandle(member_id: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(member_id.replaceAll('-', ''), 'hex'))
}
