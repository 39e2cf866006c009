import { lazy, type ComponentType } from 'react'

let arrived: ComponentType | null = null

/** Loads the banner of a suspended cover; without a line the pages stand without it. */
export const fetchBanner = (): Promise<{ default: ComponentType }> =>
  import('./SuspensionBanner.tsx').then(
    ({ SuspensionBanner }) => ({ default: (arrived = SuspensionBanner) }),
    () => ({ default: () => null }),
  )

const LateBanner = lazy(fetchBanner)

// A lazy component waits for a moment even for what is there: what was loaded with the frame is shown with it, in its place.
export const suspensionBanner = (): ComponentType => arrived ?? LateBanner
