import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigProblem, readConfig } from './config.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'coussinet-config-'))
afterAll(() => rmSync(data_dir, { recursive: true }))

const secret = 'k3Jt9-vQz7Lw_2Rb8Xn4Mc6Ys1Pd5Hf0'
const production = {
  NODE_ENV: 'production',
  DATA_DIR: data_dir,
  PUBLIC_URL: 'https://members.example',
  DATABASE_URL: 'postgres://db.example/portal?sslmode=verify-full',
  SECRET_KEY: secret,
  SMTP_URL: 'smtps://portal:hidden@mail.example',
}

const keyEnd = 'q'.repeat(24)
const stripe = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: `rk_live_${keyEnd}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${keyEnd}`,
}

const refused: [string, Record<string, string>, RegExp][] = [
  ['no secret', { SECRET_KEY: '' }, /SECRET_KEY .*is required/],
  ['a short one', { SECRET_KEY: 'k3Jt9-vQz7Lw' }, /32 bytes/],
  ['a default one', { SECRET_KEY: 'changeme-changeme-changeme-changeme' }, /random, not a default/],
  ['one letter', { SECRET_KEY: 'a'.repeat(64) }, /random, not a default/],
  ['a short previous secret', { SECRET_KEY_PREVIOUS: 'k3Jt9-vQz7Lw' }, /^SECRET_KEY_PREVIOUS must have 32 bytes/],
  [
    'a default previous secret',
    { SECRET_KEY_PREVIOUS: 'changeme-changeme-changeme-changeme' },
    /^SECRET_KEY_PREVIOUS must be random/,
  ],
  ['the same secret twice', { SECRET_KEY_PREVIOUS: secret }, /^SECRET_KEY_PREVIOUS is SECRET_KEY itself/],
  [
    'a default password of the database',
    { DATABASE_URL: 'postgres://portal:postgres@db.example/portal' },
    /^DATABASE_URL must not hold a default password/,
  ],
  [
    'the keys that a store came with',
    { S3_URL: 'https://minioadmin:minioadmin@s3.example/files' },
    /^S3_URL must not hold the keys that the store came with/,
  ],
  ['files over plain http', { S3_URL: 'http://key:hidden@s3.example/files' }, /^S3_URL must begin with https/],
  ['the demo', { DEMO: '1' }, /DEMO must be off/],
  ['the embedded database', { DATABASE_URL: '' }, /ALLOW_EMBEDDED_DATABASE/],
  ['a test mailbox', { SMTP_URL: 'smtp://sandbox.smtp.mailtrap.io:2525' }, /^SMTP_URL must not be a test mailbox/],
  ['another one', { SMTP_URL: 'smtp://mailpit:1025' }, /^SMTP_URL must not be a test mailbox/],
  ['SMS over plain http', { SMS_URL: 'http://sms.example/send' }, /^SMS_URL must begin with https/],
  [
    'a tag manager over plain http',
    { TAG_MANAGER_URL: 'http://tags.example/t.js' },
    /^TAG_MANAGER_URL must be the https/,
  ],
  [
    'error reports over plain http',
    { ERROR_REPORTING_DSN: 'http://key@errors.example/42' },
    /^ERROR_REPORTING_DSN must be https/,
  ],
  ['metrics by a short token', { METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have 16 characters/],
  [
    'traces over plain http',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' },
    /^OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector/,
  ],
  ['another payment provider', { PAYMENTS: 'paypal' }, /^PAYMENTS must be stripe or none/],
  ['the sandbox of the demo', { PAYMENTS: 'sandbox' }, /^PAYMENTS=sandbox is the provider of the demo/],
  [
    'Stripe without a key',
    { ...stripe, STRIPE_SECRET_KEY: '' },
    /^STRIPE_SECRET_KEY must be a secret or restricted key/,
  ],
  ['its publishable key', { ...stripe, STRIPE_SECRET_KEY: `pk_live_${keyEnd}` }, /^STRIPE_SECRET_KEY must be a secret/],
  ['its test key', { ...stripe, STRIPE_SECRET_KEY: `rk_test_${keyEnd}` }, /^STRIPE_SECRET_KEY is a test key/],
  ['its live key in test mode', { ...stripe, STRIPE_TEST_MODE: '1' }, /^STRIPE_SECRET_KEY is a live key/],
  ['no secret of its events', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET must be the signing/],
  ['a double of it', { ...stripe, STRIPE_API_URL: 'http://127.0.0.1:12111' }, /^STRIPE_API_URL is for tests/],
  ['its key without it', { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }, /^STRIPE_SECRET_KEY says nothing without/],
  ['plain http', { PUBLIC_URL: 'http://members.example' }, /https/],
]

function sentencesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return error instanceof ConfigProblem ? error.sentences : [String(error)]
  }
}

describe('settings', () => {
  it('[GO-10] takes payments by Stripe with live keys in production alone, and with test keys where they are wanted', () => {
    expect(readConfig({ ...production, ...stripe }).payments).toEqual({
      kind: 'stripe',
      secret_key: stripe.STRIPE_SECRET_KEY,
      webhook_secret: stripe.STRIPE_WEBHOOK_SECRET,
      api_url: null,
    })
    const tried = { ...stripe, STRIPE_SECRET_KEY: `sk_test_${keyEnd}` }
    expect(readConfig({ ...production, ...tried, STRIPE_TEST_MODE: '1' }).payments.kind).toBe('stripe')
    const demo = { DATA_DIR: data_dir, ...tried, STRIPE_API_URL: 'http://127.0.0.1:12111/' }
    expect(readConfig(demo).payments).toMatchObject({ kind: 'stripe', api_url: 'http://127.0.0.1:12111' })
    for (const DEMO of ['0', '1'])
      expect(sentencesOf({ DATA_DIR: data_dir, ...stripe, DEMO })).toEqual([
        expect.stringMatching(
          /^STRIPE_SECRET_KEY is a live key, which moves money: outside production, use a test key\.$/,
        ),
      ])
  })

  it('[GO-10] has the sandbox in the demo, unless told otherwise, and no provider elsewhere', () => {
    const kindOf = (env: Record<string, string>) => readConfig({ DATA_DIR: data_dir, ...env }).payments.kind
    expect([kindOf({}), kindOf({ PAYMENTS: 'none' }), kindOf({ DEMO: '0' })]).toEqual(['sandbox', 'none', 'none'])
  })

  it('has a demo on port 3000 by default, and keeps the secret that it made', () => {
    const config = readConfig({ DATA_DIR: data_dir })
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      production: false,
      public_url: 'http://localhost:3000',
      database_url: null,
    })
    expect(config.secret.length).toBeGreaterThanOrEqual(32)
    expect(readConfig({ DATA_DIR: data_dir }).secret).toEqual(config.secret)
  })

  it('takes what production asks for', () => {
    expect(readConfig(production)).toMatchObject({ demo: false, production: true, host: '0.0.0.0' })
  })

  it.each([
    ['PORT', { PORT: 'http' }, /^PORT must be a whole number/],
    ['PORT', { PORT: '70000' }, /^PORT must be/],
    ['DEMO', { DEMO: 'maybe' }, /^DEMO must be 1 or 0/],
    ['PUBLIC_URL', { PUBLIC_URL: 'members.example/app' }, /^PUBLIC_URL must be an origin/],
    ['SMTP_URL', { SMTP_URL: 'http://user:hidden@mail.example' }, /^SMTP_URL must be smtp:/],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:hidden@mail.example?requireTLS=0' }, /^SMTP_URL must be smtp:/],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:hidden%@mail.example' }, /^SMTP_URL holds a %/],
    ['MAIL_FROM', { MAIL_FROM: 'Coussinet <no-reply@a.example>, eve@b.example' }, /^MAIL_FROM must be an address/],
    ['SMS_URL', { SMS_URL: 'https://user:hidden@sms.example' }, /^SMS_URL must begin with https/],
    ['SMS_BODY', { SMS_URL: 'https://sms.example', SMS_BODY: '{"to":"{to}"}' }, /^SMS_BODY must be JSON with/],
    ['TAG_MANAGER_URL', { TAG_MANAGER_URL: 'javascript:alert(1)' }, /^TAG_MANAGER_URL must be the https/],
    [
      'TAG_MANAGER_ORIGINS',
      {
        TAG_MANAGER_URL: 'https://tags.example/t.js',
        TAG_MANAGER_ORIGINS: "https://a.example; script-src 'unsafe-inline'",
      },
      /^TAG_MANAGER_ORIGINS must be origins/,
    ],
    ['TAG_MANAGER_ORIGINS', { TAG_MANAGER_ORIGINS: 'https://a.example' }, /^TAG_MANAGER_ORIGINS says nothing without/],
    [
      'ERROR_REPORTING_DSN',
      { ERROR_REPORTING_DSN: 'https://errors.example/42?key=hidden' },
      /^ERROR_REPORTING_DSN must be https/,
    ],
    ['S3_URL', { S3_URL: 's3://key:hidden@s3.example/files' }, /^S3_URL must be the address of a bucket/],
    ['S3_URL', { S3_URL: 'https://key:hidden@s3.example' }, /^S3_URL must be the address of a bucket/],
    ['S3_URL', { S3_URL: 'https://s3.example/files' }, /^S3_URL lacks the keys/],
    [
      'S3_URL',
      { S3_URL: 'https://key:hidden@s3.example/files?acl=public' },
      /^S3_URL knows region, sse and kms_key alone/,
    ],
    ['S3_URL', { S3_URL: 'https://key:hidden@s3.example/files?sse=rot13' }, /^S3_URL may ask for sse=AES256/],
    ['S3_URL_FILE', { S3_URL_FILE: '/nowhere/at/all' }, /^S3_URL_FILE names a file that cannot be read \(ENOENT\)/],
    ['CLAMD_URL', { CLAMD_URL: 'http://clamd:3310' }, /^CLAMD_URL must be tcp:/],
    ['SECRET_KEY_PREVIOUS', { SECRET_KEY_PREVIOUS: secret }, /^SECRET_KEY_PREVIOUS says nothing without SECRET_KEY/],
    ['DATABASE_URL', { DATABASE_URL: 'maria://user:hidden@db' }, /^DATABASE_URL must begin with postgres/],
  ])('says in one sentence what is wrong with %s', (_name, env, sentence) => {
    const sentences = sentencesOf({ DATA_DIR: data_dir, ...env })
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toMatch(sentence)
    expect(sentences[0]).not.toContain('hidden')
  })

  it.each(refused)('[SEC-53] refuses %s in production', (_name, env, sentence) => {
    expect(sentencesOf({ ...production, ...env })).toEqual([expect.stringMatching(sentence)])
  })

  it('reads where mails and SMS go, secrets from files too', () => {
    const file = join(data_dir, 'sms-token')
    writeFileSync(file, 't0ken\n')
    const config = readConfig({
      DATA_DIR: data_dir,
      SMTP_URL: 'smtp://portal:p%40ss@mail.example',
      MAIL_FROM: '"L’équipe, Coussinet" <bonjour@members.example>',
      SMS_URL: 'https://sms.example/send',
      SMS_TOKEN_FILE: file,
    })
    expect(config.smtp).toEqual({
      host: 'mail.example',
      port: 587,
      secure: false,
      user: 'portal',
      password: 'p@ss',
      demands_tls: true,
    })
    expect(config.mail_from).toEqual({ name: 'L’équipe, Coussinet', address: 'bonjour@members.example' })
    expect(config.sms).toEqual({
      url: 'https://sms.example/send',
      token: 't0ken',
      body: { to: '{to}', text: '{text}' },
    })
    expect(readConfig({ DATA_DIR: data_dir, SMTP_URL: 'smtps://[::1]' }).smtp).toEqual({
      host: '::1',
      port: 465,
      secure: true,
      user: null,
      password: '',
      demands_tls: false,
    })
    expect(readConfig({ ...production, SMTP_URL: 'smtp://localhost:2525' }).smtp).toMatchObject({
      host: 'localhost',
      port: 2525,
    })
    expect(readConfig({ DATA_DIR: data_dir })).toMatchObject({
      smtp: null,
      sms: null,
      mail_from: { name: 'Coussinet', address: 'no-reply@coussinet.example' },
    })
  })

  const inbound = {
    INBOUND_MAIL_ADDRESS: 'answer@replies.members.example',
    INBOUND_MAIL_RELAYS: '10.20.0.25/32,fd12:3456::/64',
    INBOUND_MAIL_AUTHSERV_ID: 'mx.members.example',
  }

  it('[MSG-02] reads where answers by mail are taken, from whom, and whose results are believed; nowhere unless told', () => {
    expect(readConfig(production).inbound_mail).toBeNull()
    expect(readConfig({ ...production, ...inbound, INBOUND_MAIL_PLAINTEXT: '1' }).inbound_mail).toEqual({
      address: 'answer@replies.members.example',
      invoice_address: null,
      host: '127.0.0.1',
      port: 2525,
      relays: ['10.20.0.25/32', 'fd12:3456::/64'],
      authserv_id: 'mx.members.example',
      tls: null,
    })
    const both = { ...inbound, INBOUND_MAIL_INVOICE_ADDRESS: 'invoices@replies.members.example' }
    expect(readConfig({ ...production, ...both, INBOUND_MAIL_PLAINTEXT: '1' }).inbound_mail).toMatchObject({
      invoice_address: 'invoices@replies.members.example',
    })
    const here = { ...inbound, INBOUND_MAIL_RELAYS: '127.0.0.1/32,::1/128', INBOUND_MAIL_LISTEN: '[::]:25' }
    expect(readConfig({ ...production, ...here }).inbound_mail).toMatchObject({ host: '::', port: 25 })
  })

  it.each([
    [
      'a mailbox that leaves no room',
      { INBOUND_MAIL_ADDRESS: `${'a'.repeat(19)}@members.example` },
      /^INBOUND_MAIL_ADDRESS .*18 letters/,
    ],
    ['a mailbox with a sign', { INBOUND_MAIL_ADDRESS: 'a+b@members.example' }, /^INBOUND_MAIL_ADDRESS/],
    [
      'invoices at the mailbox of answers',
      { INBOUND_MAIL_INVOICE_ADDRESS: 'Answer@replies.members.example' },
      /^INBOUND_MAIL_INVOICE_ADDRESS must be another address/,
    ],
    [
      'invoices at another domain',
      { INBOUND_MAIL_INVOICE_ADDRESS: 'invoices@members.example' },
      /^INBOUND_MAIL_INVOICE_ADDRESS must be another address of the domain/,
    ],
    ['no address', { INBOUND_MAIL_ADDRESS: 'answer' }, /^INBOUND_MAIL_ADDRESS/],
    ['nobody who may connect', { INBOUND_MAIL_RELAYS: '' }, /^INBOUND_MAIL_RELAYS is required/],
    ['a relay that is no network', { INBOUND_MAIL_RELAYS: '10.20.0.25/33' }, /^INBOUND_MAIL_RELAYS must be networks/],
    ['no name of the relay', { INBOUND_MAIL_AUTHSERV_ID: '' }, /^INBOUND_MAIL_AUTHSERV_ID is required/],
    ['a name with a blank', { INBOUND_MAIL_AUTHSERV_ID: 'mx 1' }, /^INBOUND_MAIL_AUTHSERV_ID/],
    ['no port', { INBOUND_MAIL_LISTEN: '0.0.0.0' }, /^INBOUND_MAIL_LISTEN/],
    ['a certificate alone', { INBOUND_MAIL_TLS_CERT_FILE: '/none' }, /belong together/],
    [
      'a certificate that is not there',
      { INBOUND_MAIL_TLS_CERT_FILE: '/none', INBOUND_MAIL_TLS_KEY_FILE: '/none' },
      /in PEM \(ENOENT\)/,
    ],
    ['relays elsewhere in clear', { INBOUND_MAIL_PLAINTEXT: '0' }, /are required in production for relays elsewhere/],
  ])('[MSG-02] refuses for answers by mail %s', (_name, env, sentence) => {
    const sentences = sentencesOf({ ...production, ...inbound, INBOUND_MAIL_PLAINTEXT: '1', ...env })
    expect(sentences.filter((one) => sentence.test(one))).toHaveLength(1)
  })

  it('[MSG-02] refuses the rest without the address that switches it on', () => {
    const { INBOUND_MAIL_ADDRESS: _none, ...rest } = inbound
    expect(sentencesOf({ ...production, ...rest })).toEqual([
      expect.stringMatching(/^INBOUND_MAIL_RELAYS says nothing without INBOUND_MAIL_ADDRESS/),
      expect.stringMatching(/^INBOUND_MAIL_AUTHSERV_ID says nothing without INBOUND_MAIL_ADDRESS/),
    ])
  })

  it('[SEC-53] mails leave this machine by TLS alone in production, unless a setting says otherwise of a server without a password', () => {
    const demands = (env: Record<string, string>) => readConfig({ ...production, ...env }).smtp?.demands_tls
    expect(demands({ SMTP_URL: 'smtp://relay.example' })).toBe(true)
    expect(demands({ SMTP_URL: 'smtp://relay.example', SMTP_PLAINTEXT: '1' })).toBe(false)
    expect(demands({ SMTP_URL: 'smtp://portal:p@relay.example', SMTP_PLAINTEXT: '1' })).toBe(true)
    expect(demands({ SMTP_URL: 'smtp://127.0.0.1:2525' })).toBe(false)
    expect(readConfig({ DATA_DIR: data_dir, SMTP_URL: 'smtp://mailpit:1025' }).smtp?.demands_tls).toBe(false)
  })

  it('[SEC-51] webhooks go to the networks of the setting; all private ones are 1', () => {
    const read = (WEBHOOK_PRIVATE_ADDRESSES: string) =>
      readConfig({ ...production, WEBHOOK_PRIVATE_ADDRESSES }).webhook_private_addresses
    expect([read(''), read('0'), read('10.20.0.0/16, fd12:3456::/32')]).toEqual([
      [],
      [],
      ['10.20.0.0/16', 'fd12:3456::/32'],
    ])
    expect(read('1')).toEqual(expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']))
    expect(read('1').join()).not.toMatch(/169\.254|fe80/)
    for (const wrong of ['10.0.0.0/33', '10.0.0/8', 'all/8', '10.0.0.0/8,1'])
      expect(sentencesOf({ ...production, WEBHOOK_PRIVATE_ADDRESSES: wrong })).toEqual([
        expect.stringMatching(/^WEBHOOK_PRIVATE_ADDRESSES must be networks such as/),
      ])
  })

  it('reads where files are kept and who scans them', () => {
    const read = (env: Record<string, string>) => readConfig({ DATA_DIR: data_dir, ...env })
    expect(read({})).toMatchObject({ s3: null, clamd: null, previous_secret: null })
    expect(
      read({
        S3_URL:
          'https://key:se%2Fcret@s3.eu-west-3.example/members/portal/files?region=eu-west-3&sse=aws:kms&kms_key=arn:1',
      }).s3,
    ).toEqual({
      endpoint: 'https://s3.eu-west-3.example',
      region: 'eu-west-3',
      bucket: 'members',
      prefix: 'portal/files/',
      access_key: 'key',
      secret_key: 'se/cret',
      encryption: { algorithm: 'aws:kms', key: 'arn:1' },
    })
    expect(read({ S3_URL: 'http://key:secret@localhost:9000/members?sse=AES256' }).s3).toMatchObject({
      endpoint: 'http://localhost:9000',
      region: 'us-east-1',
      prefix: '',
      encryption: { algorithm: 'AES256' },
    })
    expect([
      read({ CLAMD_URL: 'tcp://clamd.example' }).clamd,
      read({ CLAMD_URL: 'unix:/run/clamav/clamd.ctl' }).clamd,
    ]).toEqual([{ host: 'clamd.example', port: 3310 }, { path: '/run/clamav/clamd.ctl' }])
    expect(
      readConfig({
        ...production,
        SECRET_KEY_PREVIOUS: 'Zw4-former_9Lk2Vb7Qx1Rm5Tc8Nd3Hs6',
      }).previous_secret?.toString(),
    ).toBe('Zw4-former_9Lk2Vb7Qx1Rm5Tc8Nd3Hs6')
  })

  it('[SEC-53] a file of a secret that is empty is no setting that is not set', () => {
    const empty = join(data_dir, 'empty')
    writeFileSync(empty, '\n')
    expect(sentencesOf({ ...production, SECRET_KEY_FILE: empty })).toEqual(['SECRET_KEY_FILE names an empty file.'])
  })

  it('reads where measurement and errors go', () => {
    const given = {
      TAG_MANAGER_URL: 'https://tags.example/t.js?id=T-1',
      TAG_MANAGER_ORIGINS: 'https://*.beacons.example, https://tags.example',
      ERROR_REPORTING_DSN: 'https://key@errors.example/sentry/42',
    }
    expect(readConfig({ ...production, ...given })).toMatchObject({
      tag_manager: { url: given.TAG_MANAGER_URL, origins: ['https://tags.example', 'https://*.beacons.example'] },
      error_reporting: {
        dsn: given.ERROR_REPORTING_DSN,
        key: 'key',
        envelope_url: 'https://errors.example/sentry/api/42/envelope/',
      },
    })
    expect(readConfig(production)).toMatchObject({ tag_manager: null, error_reporting: null })
  })

  it('reads who may read metrics, and where traces go by the variables of OpenTelemetry', () => {
    const read = (env: Record<string, string>) => readConfig({ ...production, ...env })
    expect([
      readConfig({ DATA_DIR: data_dir }).metrics,
      read({}).metrics,
      read({ METRICS_TOKEN: secret }).metrics,
    ]).toEqual([{ open_to: 'machine' }, { open_to: 'nobody' }, { open_to: 'bearer', token: secret }])
    const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' }
    expect(read({}).traces).toBeNull()
    expect(read({ ...base, OTEL_SDK_DISABLED: 'true' }).traces).toBeNull()
    expect(read(base).traces).toEqual({
      url: 'https://collector.example/otlp/v1/traces',
      headers: {},
      service: 'coussinet',
      sampler: { name: 'always_on', ratio: 1, follows_parent: true },
      delay_ms: 5000,
    })
    const more = {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/in',
      OTEL_EXPORTER_OTLP_HEADERS: 'a=b%20c, d=e',
      OTEL_SERVICE_NAME: 'x',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }
    expect(read({ ...base, ...more }).traces).toMatchObject({
      url: 'http://127.0.0.1:4318/in',
      headers: { a: 'b c', d: 'e' },
      service: 'x',
      sampler: { name: 'traceidratio', ratio: 0.1, follows_parent: false },
    })
    const file = join(data_dir, 'collector-headers')
    writeFileSync(file, 'authorization=Bearer%20k\n')
    expect(read({ ...base, OTEL_EXPORTER_OTLP_HEADERS_FILE: file }).traces?.headers).toEqual({
      authorization: 'Bearer k',
    })
    for (const wrong of [
      { OTEL_TRACES_SAMPLER: 'sometimes' },
      { OTEL_TRACES_SAMPLER_ARG: '2' },
      { OTEL_EXPORTER_OTLP_HEADERS: 'hidden-key' },
      { OTEL_BSP_SCHEDULE_DELAY: 'soon' },
    ]) {
      const sentences = sentencesOf({ ...production, ...base, ...wrong })
      expect(sentences).toEqual([expect.stringContaining(Object.keys(wrong)[0] ?? '')])
      expect(sentences.join()).not.toContain('hidden-key')
    }
  })

  it('tells all that is wrong at once', () => {
    expect(sentencesOf({ DATA_DIR: data_dir, PORT: 'x', DEMO: 'x', PUBLIC_URL: 'x' })).toHaveLength(3)
  })
})
