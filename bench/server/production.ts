import { randomBytes } from 'node:crypto'

/** The access token of a seeded member, by number. */
export const tokenOf = (member: number) => `million-access-token-${member}`

/** Looks at `GET me` of 64 members in turn, from one of that number on. */
export const readMe = (from: number) => (count: number) => ({
  method: 'GET',
  path: '/api/me',
  status: 200,
  headers: { authorization: `Bearer ${tokenOf(from + (count % 64))}` },
})

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
