/** Hints to open pages, and what the insurer hears: `publishInsurerEvent` in the transaction of the fact, webhooks afterwards. */

export { demoQueue, publishInsurerEvent } from './insurer-events.ts'
export { wasToldSince } from './insurer-events.store.ts'
export { isInsurerConnected } from './webhooks/is-insurer-connected.ts'
export { webhookCounts } from './webhooks/log/deliveries.store.ts'
export { resealWebhooks } from './webhooks/reseal-webhooks.ts'
export { openDispatcher } from './webhooks/send/dispatcher.ts'
export { waitingEvents } from './webhooks/webhooks.store.ts'
