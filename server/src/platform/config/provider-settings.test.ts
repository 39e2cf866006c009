import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { isLevelReached } from '../identity-providers/identity-provider.ts'
import { readProviderSettings } from './provider-settings.ts'

const least = { id: 'insurer', name: 'Insurer', issuer: 'https://id.example', client_id: 'portal', client_secret: 'x' }

function read(given: unknown, production = true) {
  const wrong: string[] = []
  const text = typeof given === 'string' ? given : JSON.stringify(given)
  return { providers: readProviderSettings({ OIDC_PROVIDERS: text }, { production }, wrong), wrong }
}

it('[OIDC-01] takes five lines a provider, and what its profile says', () => {
  const issuer = 'https://fc.example'
  const { providers, wrong } = read([
    least,
    { ...least, id: 'fc', issuer, profile: 'franceconnect', acr_values: ['eidas2'] },
  ])
  expect(wrong).toEqual([])
  expect(providers).toMatchObject([
    {
      id: 'insurer',
      client_auth: 'auto',
      name: { fr: 'Insurer', it: 'Insurer' },
      scopes: [],
      link_by: null,
      logout: true,
    },
    {
      id: 'fc',
      client_auth: 'client_secret_post',
      id_token_alg: 'HS256',
      acr_values: ['eidas2'],
      asks_every_time: true,
    },
  ])
  expect(readProviderSettings({}, { production: true }, [])).toEqual([])
})

it('[OIDC-01] takes names by language, and another one for a language without', () => {
  const [provider] = read([{ ...least, name: { it: 'Assicuratore' } }]).providers
  expect(provider?.name).toEqual({ fr: 'Assicuratore', it: 'Assicuratore', nl: 'Assicuratore' })
})

it.each<[string, unknown, string]>([
  ['no JSON', '[{', 'OIDC_PROVIDERS must be a JSON array'],
  ['no array', {}, 'OIDC_PROVIDERS must be a JSON array'],
  ['no id', [{ ...least, id: 'In surer' }], 'OIDC_PROVIDERS[0].id must be 1 to 32 lower-case letters'],
  ['two of one id', [least, least], 'OIDC_PROVIDERS names two providers "insurer"'],
  [
    'two levels of one issuer',
    [
      { ...least, acr_values: ['high'] },
      { ...least, id: 'other' },
    ],
    'OIDC_PROVIDERS has entries for https://id.example with different acr_values: they share its accounts.',
  ],
  ['no name', [{ ...least, name: {} }], 'OIDC_PROVIDERS[0].name must be a name, or names by language'],
  ['a word that it does not know', [{ ...least, isuer: 'x' }], 'OIDC_PROVIDERS[0] has unknown settings: isuer.'],
  [
    'a profile that it does not know',
    [{ ...least, profile: 'x' }],
    'OIDC_PROVIDERS[0].profile must be one of generic,',
  ],
  ['plain http', [{ ...least, issuer: 'http://id.example' }], 'OIDC_PROVIDERS[0].issuer must be the https:// address'],
  ['plain http here', [{ ...least, issuer: 'http://localhost:1' }], 'OIDC_PROVIDERS[0].issuer must be the https://'],
  ['no secret', [{ ...least, client_secret: undefined }], 'OIDC_PROVIDERS[0] needs client_secret, private_key or'],
  ['no key', [{ ...least, private_key: 'x' }], 'OIDC_PROVIDERS[0].private_key must be a private key of RSA or P-256'],
  [
    'a key without its file',
    [{ ...least, private_key_file: '/nowhere/key.pem' }],
    'OIDC_PROVIDERS[0].private_key_file names a file that cannot be read (ENOENT).',
  ],
  [
    'no authority',
    [{ ...least, ca_file: import.meta.filename }],
    'OIDC_PROVIDERS[0].ca_file names a file that is not in',
  ],
  [
    'a parameter of its own',
    [{ ...least, authorization_parameters: { state: 'x' } }],
    'OIDC_PROVIDERS[0].authorization_parameters may not have state',
  ],
  [
    'an attribute that a member has not',
    [{ ...least, link_by: { claim: 'x', attribute: 'name' } }],
    'OIDC_PROVIDERS[0].link_by.attribute must be one of nevg, email.',
  ],
  [
    'an e-mail address that nobody has verified',
    [{ ...least, link_by: { claim: 'preferred_username', attribute: 'email' } }],
    'OIDC_PROVIDERS[0].link_by.claim must be "email" for the attribute email',
  ],
  [
    'HS256 without a secret',
    [{ ...least, client_secret: undefined, client_auth: 'none', id_token_alg: 'HS256' }],
    'OIDC_PROVIDERS[0].id_token_alg is HS256, which needs client_secret',
  ],
])('[OIDC-01] refuses at the start: %s', (_what, given, sentence) => {
  expect(read(given).wrong).toEqual([expect.stringContaining(sentence)])
})

it('[OIDC-01] takes plain http of this machine outside production, and a private key', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const private_key = privateKey.export({ format: 'pem', type: 'pkcs8' })
  const given = { ...least, client_secret: undefined, issuer: 'http://localhost:1', private_key }
  const { providers, wrong } = read([given], false)
  expect(wrong).toEqual([])
  expect(providers[0]?.private_key?.asymmetricKeyType).toBe('ec')
})

it.each([
  [['eidas1'], 'eidas2', true],
  [['eidas2'], 'eidas1', false],
  [['eidas2', 'eidas3'], 'eidas2', true],
  [['own'], 'eidas3', false],
  [['own'], 'own', true],
  [['eidas1'], undefined, false],
  [['eidas1'], 'eidas9', false],
  [[], undefined, true],
])('[OIDC-01] asked for %j, the level %s counts: %s', (acr_values, acr, expected) => {
  expect(isLevelReached({ acr_values, levels: ['eidas1', 'eidas2', 'eidas3'] }, acr)).toBe(expected)
})
