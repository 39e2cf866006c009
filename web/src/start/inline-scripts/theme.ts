/** Puts the page in the member's theme before anything is painted, and in the system's whenever that changes, be the portal's code there or not. */
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
