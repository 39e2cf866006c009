/** `npm run test:long` goes to the whole depth that a requirement names; `npm test` goes one round, without the journeys tagged `@long`. */
export const isLong = process.env['LONG'] === '1'
