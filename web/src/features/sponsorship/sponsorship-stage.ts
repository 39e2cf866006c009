import type { SponsorshipStage } from '@coussinet/contract/domain/sponsorship.ts'
import type { Godchild } from '@coussinet/contract/sponsorship.ts'
import type { BadgeTone } from '#ui/Badge.tsx'
import type { PawTone, PawSteps } from '#ui/PawProgress.tsx'

export function getSponsorshipStage({
  status,
  drawn_at,
  paid_on,
  refused_on,
}: Pick<Godchild, 'status' | 'drawn_at' | 'paid_on' | 'refused_on'>): SponsorshipStage {
  if (refused_on !== null) return 'refused'
  if (drawn_at === null) return status
  return paid_on === null ? 'drawn' : 'paid'
}

type StageMark = { done: PawSteps; tone: PawTone; badge: BadgeTone }

/** A toe for each step, the pad for the gain. */
export const stageMark: Record<SponsorshipStage, StageMark> = {
  created: { done: 1, tone: 'pending', badge: 'plain' },
  signed: { done: 2, tone: 'pending', badge: 'processing' },
  pending: { done: 3, tone: 'pending', badge: 'pending' },
  validated: { done: 4, tone: 'accepted', badge: 'loud' },
  drawn: { done: 5, tone: 'refunded', badge: 'positive' },
  paid: { done: 5, tone: 'refunded', badge: 'positive' },
  // Nothing is drawn of a path that ended before its end.
  refused: { done: 0, tone: 'draft', badge: 'plain' },
}

/** Key of the words about a gain: drawn by lot, or the same for everybody. */
export const drawKind = (by_lot: boolean) => (by_lot ? 'by_lot' : 'fixed')
