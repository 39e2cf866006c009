import { randomBytes } from 'node:crypto'

/** The access token of a seeded member, by number. */
export const tokenOf = (member: number) => `million-access-token-${member}`

/** Settings of a portal in production on a database, whose callers are not limited. */
export const productionOn = (url: string): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: url,
  PUBLIC_URL: 'https://members.example',
  SECRET_KEY: randomBytes(40).toString('base64'),
  SMTP_URL: 'smtp://127.0.0.1:9',
  MEMBER_CALLS_PER_MINUTE: '1000000',
  AUTH_CALLS_PER_ADDRESS: '100000',
})
