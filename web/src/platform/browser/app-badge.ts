/** Shows a count on the icon of the installed app, none for 0. Does nothing in a window of the browser, which has no such icon. */
export function showBadge(count: number): void {
  if (!matchMedia('(display-mode: standalone)').matches) return
  void navigator.setAppBadge?.(count).catch(() => undefined)
}
