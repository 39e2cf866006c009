import { accountKinds } from './kinds/account-kinds.ts'
import { coverKinds } from './kinds/cover-kinds.ts'
import { insurerKinds } from './kinds/insurer-kinds.ts'
import type { Kind } from './kinds/kind.ts'
import { paymentKinds } from './kinds/payment-kinds.ts'
import { refundKinds } from './kinds/refund-kinds.ts'
import { sponsorshipKinds } from './kinds/sponsorship-kinds.ts'

const kinds = { ...refundKinds, ...paymentKinds, ...accountKinds, ...coverKinds, ...sponsorshipKinds, ...insurerKinds }

export type NotificationKind = keyof typeof kinds

/** All that a member may be told of: what it says, how it looks, where it leads, and whether it comes by e-mail too. */
export const notificationKinds: Readonly<Record<NotificationKind, Kind>> = kinds

export const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(kinds, kind)
