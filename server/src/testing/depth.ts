/** `npm run test:deep` goes to the whole depth that a requirement names; every other run goes one round. */
export const isDeep = process.env['DEEP'] === '1'

export const atDepth = <T>(once: T, all: T): T => (isDeep ? all : once)
