const NAME = 'sidebar:state'
const WEEK = 7 * 24 * 60 * 60

/** Tells whether the sidebar was left open, as the cookie tells; open at first. */
export const wasSidebarOpen = (): boolean => !document.cookie.split('; ').includes(`${NAME}=false`)

/** Keeps for 7 days whether the sidebar is open. */
export function saveSidebarOpen(isOpen: boolean): void {
  document.cookie = `${NAME}=${isOpen}; path=/; max-age=${WEEK}; samesite=lax`
}
