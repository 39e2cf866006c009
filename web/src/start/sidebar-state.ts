const NAME = 'sidebar:state'
const WEEK = 7 * 24 * 60 * 60

/** Reads from the cookie whether the sidebar was left open; open by default. */
export const wasSidebarOpen = (): boolean => !document.cookie.split('; ').includes(`${NAME}=false`)

/** Keeps for 7 days whether the sidebar is open. */
export function saveSidebarOpen(isOpen: boolean): void {
  document.cookie = `${NAME}=${isOpen}; path=/; max-age=${WEEK}; samesite=lax`
}
