import type { Scope } from '@coussinet/contract/domain/permissions.ts'
import type { Endpoint } from '@coussinet/contract/endpoint.ts'
import { createClient } from '#modules/integration/clients/clients.ts'
import type { TestAnswer, Ask, SignedIn, TestPortal } from './start-portal.ts'

type Machine = SignedIn & { client_id: string; secret: string }

/** A client of the insurer's with these scopes, and a token that bears them. */
export async function aMachine(portal: TestPortal, scopes: readonly Scope[], name = 'claims system'): Promise<Machine> {
  const { client_id, secret } = await createClient(portal.db, { name, scopes, at: portal.clock.now() })
  return { client_id, secret, ...(await fetchToken(portal, { client_id, secret })) }
}

/** A fresh token of a client. */
export async function fetchToken(
  portal: TestPortal,
  { client_id, secret }: { client_id: string; secret: string },
): Promise<SignedIn> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/integration/v1/oauth/token',
    headers: {
      authorization: `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'grant_type=client_credentials',
  })
  if (answer.statusCode !== 200) throw new Error(`no token: ${answer.statusCode} ${answer.body}`)
  return answer.json<SignedIn>()
}

/** One call of the insurer's side. */
export function askMachine<E extends Endpoint>(
  portal: TestPortal,
  endpoint: E,
  ask: Ask<E> = {},
): Promise<TestAnswer<E>> {
  return portal.call(endpoint, { ...ask, below: '/integration/v1' })
}
