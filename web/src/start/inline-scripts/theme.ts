/** Applies the member's theme before the first paint, or the system's and its changes, even without the portal's code. */
export function showTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const stored = localStorage.getItem('theme')
    document.documentElement.dataset['theme'] =
      stored === 'dark' || stored === 'light' ? stored : dark.matches ? 'dark' : 'light'
  }
  show()
  dark.addEventListener('change', show)
}
