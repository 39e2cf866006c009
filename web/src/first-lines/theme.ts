/** Puts the page in the member's theme, before anything is painted. */
export function showTheme(): void {
  const kept = localStorage.getItem('theme')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = kept === 'dark' || kept === 'light' ? kept : system
}
