// Says of this browser that its home page did not invite to send an invoice when it was last open, and nothing of why.
const KEY = 'home'

/** Puts on the page whether the home page last invited to send an invoice: what is printed of it follows. */
export function showHomeMark(): void {
  if (localStorage.getItem(KEY) !== null) document.documentElement.dataset['home'] = 'other'
}

export function saveHomeMark(invites: boolean): void {
  if (invites) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'other')
}
