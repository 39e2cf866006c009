import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'
const KEY = 'theme'

const watchers = new Set<() => void>()
const dark = () => matchMedia('(prefers-color-scheme: dark)')

const storedTheme = (): Theme | null => {
  const theme = localStorage.getItem(KEY)
  return theme === 'light' || theme === 'dark' ? theme : null
}

function show(): void {
  document.documentElement.dataset['theme'] = storedTheme() ?? (dark().matches ? 'dark' : 'light')
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  if (watchers.size === 0) {
    dark().addEventListener('change', show)
    addEventListener('storage', show)
  }
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    dark().removeEventListener('change', show)
    removeEventListener('storage', show)
  }
}

const current = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** Theme on screen: the member's choice, else the system's. The inline script set it before the first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, current, () => 'light')
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  show()
}
