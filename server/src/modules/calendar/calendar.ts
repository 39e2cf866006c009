/** The address that a calendar program reads. */

export { revokeFeed } from './revoke-feed.ts'
