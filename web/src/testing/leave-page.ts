import { queries } from '#platform/calls/query-client.ts'
import { clearToasts } from '#ui/toast-store.ts'

let leave = () => {}

/** Says how the page that is shown is taken away. */
export function whenLeft(end: () => void): void {
  leave = end
}

/** Takes the page away; the tab keeps what it stores. */
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
