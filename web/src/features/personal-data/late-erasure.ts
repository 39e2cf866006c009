import { lazyPart } from '#platform/page/lazy-part.tsx'

// Below what is first seen: it comes in a file of its own.
export const Erasure = lazyPart(() => import('./Erasure.tsx').then((module) => module.Erasure))
