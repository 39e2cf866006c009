/**
 * `npm run test:deep` goes to the whole depth that a requirement names; every other run goes one round, without the journeys tagged
 * `@deep`.
 */
export const isDeep = process.env['DEEP'] === '1'
