import type { Contract } from '@coussinet/contract/profile.ts'
import { type ComponentType, lazy } from 'react'
import { isCoverAtRisk } from './is-cover-at-risk.ts'

/**
 * A part of the frame that few members see: `fetch` loads its code with the frame, for those who do. What has arrived is rendered with the
 * frame, because a lazy component waits for a moment even if its code is there. Without a network the frame appears without it.
 */
function withFrame(load: () => Promise<ComponentType>) {
  let arrived: ComponentType | null = null
  const fetch = () =>
    load().then(
      (component) => ({ default: (arrived = component) }),
      () => ({ default: (): null => null }),
    )
  const Late = lazy(fetch)
  return { fetch, component: (): ComponentType => arrived ?? Late }
}

const parts = {
  awaited: withFrame(() => import('./ContractAwaited.tsx').then((module) => module.ContractAwaited)),
  ended: withFrame(() => import('./EndedBanner.tsx').then((module) => module.EndedBanner)),
  at_risk: withFrame(() => import('./SuspensionBanner.tsx').then((module) => module.SuspensionBanner)),
}

type BannerName = keyof typeof parts

/** Banner of the contract’s state on every page; null if there is nothing to show. */
export function getBanner(contract: Contract | null): BannerName | null {
  if (contract === null) return 'awaited'
  if (contract.status === 'terminated') return 'ended'
  return isCoverAtRisk(contract) ? 'at_risk' : null
}

/** Comes with the frame, for those members alone: the page below it does not move. */
export async function fetchBanner(contract: Contract | null): Promise<void> {
  const standing = getBanner(contract)
  if (standing !== null) await parts[standing].fetch()
}

export const bannerComponents = () => ({
  awaited: parts.awaited.component(),
  ended: parts.ended.component(),
  at_risk: parts.at_risk.component(),
})
