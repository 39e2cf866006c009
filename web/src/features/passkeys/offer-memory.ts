// The day of the last offer in this browser, and nothing of whom it was made to.
const KEY = 'passkey_offered_on'
const DAY_MS = 86_400_000
const pause_days = 30

/** Whether 30 days have gone by since a passkey was last offered in this browser; days are YYYY-MM-DD. */
export function mayOffer(last_offer: string | null, today: string): boolean {
  if (last_offer === null) return true
  const days = (Date.parse(today) - Date.parse(last_offer)) / DAY_MS
  return Number.isNaN(days) || days >= pause_days
}

export const lastOffer = () => localStorage.getItem(KEY)

/** Notes that a passkey was offered on this day. */
export const noteOffer = (today: string): void => localStorage.setItem(KEY, today)
