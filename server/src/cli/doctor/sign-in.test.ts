import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { type OidcServer, startOidcServer } from '#testing/servers/oidc-server.ts'
import { checkProviders } from './sign-in.ts'

let server: OidcServer
beforeAll(async () => {
  server = await startOidcServer({
    client: {
      client_id: 'portal',
      client_secret: 'a secret',
      redirect_uris: ['https://members.example/sign-in/insurer'],
    },
  })
})
beforeEach(() => server.fail(null))
afterAll(() => server.close())

const configOf = (settings: Record<string, unknown>) =>
  readConfig(
    {
      DATA_DIR: '/nowhere',
      PUBLIC_URL: 'https://members.example',
      OIDC_PROVIDERS: JSON.stringify([
        { id: 'insurer', name: 'Insurer', issuer: server.issuer, client_id: 'portal', client_secret: 'x', ...settings },
      ]),
    },
    { makes: false },
  )

it('[GO-05][OIDC-01] a provider answers and knows the levels, or the line says what to mend', async () => {
  expect(await checkProviders(configOf({ acr_values: ['high'] }))).toEqual([
    {
      name: 'provider insurer',
      state: 'green',
      seen: `${server.issuer}; it must know https://members.example/sign-in/insurer`,
      mend: null,
    },
  ])
  expect(await checkProviders(configOf({ acr_values: ['eidas7'] }))).toMatchObject([
    { state: 'red', seen: 'it does not know eidas7', mend: 'Change acr_values of insurer.' },
  ])
  expect(await checkProviders(configOf({ issuer: `${server.issuer}/other` }))).toMatchObject([{ state: 'red' }])
  expect(await checkProviders(configOf({ issuer: 'http://localhost:1' }))).toMatchObject([
    { state: 'red', seen: expect.stringContaining('ECONNREFUSED') },
  ])
  server.fail(503)
  expect(await checkProviders(configOf({}))).toMatchObject([
    { state: 'red', mend: expect.stringContaining('whether this machine may reach') },
  ])
  expect(await checkProviders({ ...configOf({}), identity_providers: [] })).toMatchObject([{ seen: 'off' }])
})
