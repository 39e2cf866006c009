// Records in this browser that its home page last showed no invitation to send an invoice; the reason is not stored.
const KEY = 'home'

/** Marks on the page whether the home page last invited to send an invoice; the prerendered HTML follows it. */
export function showHomeMark(): void {
  if (localStorage.getItem(KEY) !== null) document.documentElement.dataset['home'] = 'other'
}

export function saveHomeMark(invites: boolean): void {
  if (invites) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'other')
}
