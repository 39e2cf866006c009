import { queries } from '#platform/calls/query-client.ts'
import { clearToasts } from '#ui/toast-store.ts'

let leave = () => {}

/** Sets how to remove the page that is shown. */
export function whenLeft(end: () => void): void {
  leave = end
}

/** Removes the page; the tab keeps its storage. */
export function unloadPage(): void {
  leave()
  leave = () => {}
  clearToasts()
  queries.clear()
}

/** Takes the page away, with all that it knew. */
export function leavePage(): void {
  unloadPage()
  localStorage.clear()
  sessionStorage.clear()
}
