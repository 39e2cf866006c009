/** Applies the member's theme before the first paint, or the system's and its changes, even without the portal's code. */
export function showTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const kept = localStorage.getItem('theme')
    document.documentElement.dataset['theme'] =
      kept === 'dark' || kept === 'light' ? kept : dark.matches ? 'dark' : 'light'
  }
  show()
  dark.addEventListener('change', show)
}
