import { lazyPart } from '#platform/page/lazy-part.tsx'

// For the few who have none yet.
export const NoRefund = lazyPart(() => import('./NoRefund.tsx').then((module) => module.NoRefund))
