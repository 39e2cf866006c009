/** Algorithms by which a provider may sign: `HS256` with the client's secret, the others with its published keys. */
export const signingAlgorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519', 'HS256'] as const
export type SigningAlgorithm = (typeof signingAlgorithms)[number]

/** Ways of a client to prove itself; `auto`: a private key where there is one, else what the provider says it takes. */
export const clientAuthentications = [
  'auto',
  'client_secret_basic',
  'client_secret_post',
  'private_key_jwt',
  'none',
] as const
export type ClientAuthentication = (typeof clientAuthentications)[number]

/** Demands of a kind of provider; a provider's own settings take the place of each. */
export type ProviderProfile = {
  client_auth: ClientAuthentication
  /** besides `openid` */
  scopes: readonly string[]
  /** levels of assurance from low to high: a higher one than requested is taken; none: the requested ones alone */
  levels: readonly string[]
  acr_values: readonly string[]
  /** null: any that the provider publishes keys for */
  id_token_alg: SigningAlgorithm | null
  prompt: string | null
  /** it asks at every sign-in who is there, so a sign-in is a recent proof of identity though it names no time */
  asks_every_time: boolean
}

export const providerProfiles = {
  generic: {
    client_auth: 'auto',
    scopes: [],
    levels: [],
    acr_values: [],
    id_token_alg: null,
    prompt: null,
    asks_every_time: false,
  },
  // Its secret goes in the body; it forces `prompt=login consent`; its ID tokens are HS256 unless it was asked for another.
  franceconnect: {
    client_auth: 'client_secret_post',
    scopes: [],
    levels: ['eidas1', 'eidas2', 'eidas3'],
    acr_values: ['eidas1'],
    id_token_alg: 'HS256',
    prompt: null,
    asks_every_time: true,
  },
  'franceconnect-plus': {
    client_auth: 'client_secret_post',
    scopes: [],
    levels: ['eidas2', 'eidas3'],
    acr_values: ['eidas2'],
    id_token_alg: 'ES256',
    prompt: null,
    asks_every_time: true,
  },
  // `scopes` must hold `service:` with the code of the contract with itsme.
  itsme: {
    client_auth: 'auto',
    scopes: [],
    levels: ['http://itsme.services/v2/claim/acr_basic', 'http://itsme.services/v2/claim/acr_advanced'],
    acr_values: ['http://itsme.services/v2/claim/acr_basic'],
    id_token_alg: 'RS256',
    prompt: null,
    asks_every_time: true,
  },
  // SPID and CIE speak SAML or need an accredited federation: an aggregator's proxy speaks OpenID Connect.
  'spid-cie-proxy': {
    client_auth: 'auto',
    scopes: [],
    levels: ['https://www.spid.gov.it/SpidL1', 'https://www.spid.gov.it/SpidL2', 'https://www.spid.gov.it/SpidL3'],
    acr_values: ['https://www.spid.gov.it/SpidL2'],
    id_token_alg: null,
    prompt: null,
    asks_every_time: false,
  },
} as const satisfies Record<string, ProviderProfile>

export type ProviderProfileName = keyof typeof providerProfiles
