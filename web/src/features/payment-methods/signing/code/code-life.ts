import type { Signature } from '@coussinet/contract/signatures.ts'

/** Why a code that was sent can no longer be typed: its ten minutes are over, five tries were wrong, or another one took its place. */
export type CodeEnd = 'expired' | 'tries' | 'gone'

type Life = {
  /** the code that was sent last, as far as this page knows */
  sent: Signature | null
  /** the code that the server knows to be on its way */
  present: Signature | null
  /** the code that an answer has ended, and how */
  ended: { id: string; end: CodeEnd } | null
  seconds_left: number
}

/** End of a code; null while it can be typed. */
export function getCodeEnd({ sent, present, ended, seconds_left }: Life): CodeEnd | null {
  if (sent === null) return 'gone'
  if (ended?.id === sent.id) return ended.end
  if (seconds_left === 0) return 'expired'
  return present === null ? 'gone' : null
}

/** Rest of a code's life, cut into minutes and seconds. */
export const minutesAndSeconds = (seconds: number): { minutes: number; seconds: number } => ({
  minutes: Math.floor(seconds / 60),
  seconds: seconds % 60,
})

/** Announcement of a code's life: nothing of each second, only its last minute and its end. */
export function lifeMoment(seconds: number): 'living' | 'last_minute' | 'over' {
  if (seconds === 0) return 'over'
  return seconds <= 60 ? 'last_minute' : 'living'
}
