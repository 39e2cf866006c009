/** Calls of the insurer’s systems; here their clients: who calls, and the one of the demonstration. */

export { saveDemoClient } from './clients/demo-client.ts'
export { findMachine } from './clients/find-machine.ts'
