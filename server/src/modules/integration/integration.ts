/** Clients of the insurer’s systems, and the demo's client. */

export { saveKnownClient } from './clients/clients.ts'
export { saveDemoClient } from './clients/demo-client.ts'
export { findMachine } from './clients/find-machine.ts'
