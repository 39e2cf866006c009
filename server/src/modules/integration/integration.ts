/** Clients of the insurer’s systems: their tokens, and the one of the demonstration. */

export { saveDemoClient } from './clients/demo-client.ts'
export { findMachine } from './clients/find-machine.ts'
export { metadataRoute } from './clients/metadata.ts'
