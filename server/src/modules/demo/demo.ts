/** The demonstration: its members, its mailbox, its card payments, and the insurer that it pretends. */

export { sandboxProvider } from './card-payment/sandbox-provider.ts'
export { demoInsurer } from './insurer/demo-insurer.ts'
export { loadDemo } from './load-demo.ts'
export { demoMailbox } from './mailbox/mailbox.ts'
