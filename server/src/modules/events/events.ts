/** Hints to open pages, and events for the insurer: `publishInsurerEvent` in the transaction of the change, webhooks afterwards. */

export { demoQueue, publishInsurerEvent } from './insurer-events.ts'
export { findEventSince } from './insurer-events.store.ts'
export { isInsurerConnected } from './webhooks/is-insurer-connected.ts'
export { findWebhookCounts } from './webhooks/log/deliveries.store.ts'
export { resealWebhooks } from './webhooks/reseal-webhooks.ts'
export { type Dispatcher, openDispatcher } from './webhooks/send/dispatcher.ts'
export { openSender } from './webhooks/send/post.ts'
export { saveWebhook } from './webhooks/webhooks.ts'
export { findWaitingEvents } from './webhooks/webhooks.store.ts'
