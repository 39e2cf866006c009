export type PanelName = 'address' | 'email' | 'phones' | 'password' | `passkey-${string}`

export type PanelOpening = {
  opened: PanelName | null
  /** Opens a panel, after the question if another one holds changes. */
  open: (name: PanelName) => void
  /** Closes the open panel, after a confirmation if it has changes. */
  cancel: () => void
  /** Closes a panel that is saved; another one, opened meanwhile, stays open. */
  close: (name: PanelName) => void
}
