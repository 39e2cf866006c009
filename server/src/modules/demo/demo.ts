/** The demonstration: its members, its mailbox, its card payments, and the insurer that it pretends. */

export { cardPaymentRoutes } from './card-payment/card-payment.routes.ts'
export { sandboxProvider } from './card-payment/sandbox-provider.ts'
export { demoRoutes } from './demo.routes.ts'
export { demoInsurer } from './insurer/demo-insurer.ts'
export { loadDemo } from './load-demo.ts'
export { mailboxRoutes } from './mailbox/mailbox.routes.ts'
export { demoMailbox } from './mailbox/mailbox.ts'
