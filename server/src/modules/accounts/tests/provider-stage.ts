import {
  addIdentity,
  type AuthorizationPurpose,
  beginAuthorization,
  finishAuthorization,
  listIdentities,
  removeIdentity,
} from '@coussinet/contract/identities.ts'
import { type OidcServer, startOidcServer } from '#testing/servers/oidc-server.ts'
import { ownPortal, type SignedIn, type TestPortal } from '#testing/start-portal.ts'

const origin = 'https://members.example'
export const client = {
  client_id: 'portal',
  client_secret: 'a secret of the portal, which the provider knows',
  redirect_uris: [`${origin}/sign-in/insurer`, `${origin}/sign-in/other`],
  post_logout_redirect_uris: [`${origin}/login`],
  token_endpoint_auth_method: 'client_secret_post',
} as const

/** A browser: what it holds of the portal's cookies and of the provider's. */
export type StageBrowser = { cookie: string; at_provider: Map<string, string> }
export const newBrowser = (): StageBrowser => ({ cookie: '', at_provider: new Map() })

export type ProviderStage = {
  portal: TestPortal
  server: OidcServer
  begin(purpose: AuthorizationPurpose, browser: StageBrowser, as?: SignedIn, provider?: string): Promise<string>
  finish(query: string, browser: StageBrowser, as?: SignedIn, provider?: string): ReturnType<typeof callFinish>
  /** the whole way, as a member goes it */
  go(
    purpose: AuthorizationPurpose,
    who: { subject?: string; browser?: StageBrowser; as?: SignedIn },
  ): ReturnType<typeof callFinish>
  link(link_token: string, browser: StageBrowser, as: SignedIn): ReturnType<typeof callLink>
  list(as: SignedIn): ReturnType<typeof callList>
  unlink(id: string, as: SignedIn): Promise<{ status: number }>
  close(): Promise<void>
}

const cookiesOf = ({ cookie }: StageBrowser) => (cookie ? { cookie } : {})
const callFinish = (portal: TestPortal, provider: string, query: string, browser: StageBrowser, as?: SignedIn) =>
  portal.call(finishAuthorization, {
    params: { provider },
    body: { query },
    headers: cookiesOf(browser),
    ...(as && { as }),
  })
const callLink = (portal: TestPortal, link_token: string, browser: StageBrowser, as: SignedIn) =>
  portal.call(addIdentity, { as, body: { link_token }, headers: cookiesOf(browser) })
const callList = async (portal: TestPortal, as: SignedIn) => (await portal.call(listIdentities, { as })).body.data

type StageOptions = {
  /** settings of the provider besides */
  settings?: Record<string, unknown>
  /** further providers */
  others?: Record<string, unknown>[]
  server?: OidcServer
  log?: (line: string) => void
}

/** A portal whose members sign in by a real provider. */
export async function openProviderStage({
  settings = {},
  others = [],
  log,
  ...given
}: StageOptions = {}): Promise<ProviderStage> {
  const server = given.server ?? (await startOidcServer({ client }))
  const own = {
    name: { fr: 'L’assureur', it: 'L’assicuratore' },
    issuer: server.issuer,
    client_id: client.client_id,
    client_secret: client.client_secret,
  }
  // Entries of one issuer are of one level.
  const { profile, acr_values } = settings as { profile?: string; acr_values?: string[] }
  const portal = await ownPortal({
    env: {
      PUBLIC_URL: origin,
      OIDC_PROVIDERS: JSON.stringify([
        { id: 'insurer', ...own, ...settings },
        { id: 'other', ...own, name: 'Other', ...(profile && { profile }), ...(acr_values && { acr_values }) },
        ...others,
      ]),
    },
    ...(log && { log }),
  })
  const stage: ProviderStage = {
    portal,
    server,
    async begin(purpose, browser, as, provider = 'insurer') {
      const answer = await portal.call(beginAuthorization, {
        params: { provider },
        body: { purpose },
        headers: cookiesOf(browser),
        ...(as && { as }),
      })
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.problem))
      browser.cookie = answer.headers['set-cookie']?.split(';')[0] ?? browser.cookie
      return answer.body.href
    },
    finish: (query, browser, as, provider = 'insurer') => callFinish(portal, provider, query, browser, as),
    async go(purpose, { subject = 'alice', browser = newBrowser(), as }) {
      const href = await stage.begin(purpose, browser, as)
      const query = await server.signIn(href, { subject, browser: browser.at_provider })
      return stage.finish(query, browser, as)
    },
    link: (link_token, browser, as) => callLink(portal, link_token, browser, as),
    list: (as) => callList(portal, as),
    unlink: (id, as) => portal.call(removeIdentity, { as, params: { id } }),
    async close() {
      await portal.close()
      if (!given.server) await server.close()
    },
  }
  return stage
}
