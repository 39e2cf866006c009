export type ToastTone = 'success' | 'warning' | 'danger' | 'info'

export type Toast = {
  id: string
  text: string
  tone: ToastTone
  action?: { label: string; onAction: () => void } | undefined
  /** Subject of the message: a newer one of the same key takes its place. */
  key?: string | undefined
}

const lifetime_ms = 6000
const most = 3
const none: readonly Toast[] = []

let toasts: readonly Toast[] = none
let count = 0
let isPaused = false
const listeners = new Set<() => void>()
const clocks = new Map<string, { timer: ReturnType<typeof setTimeout> | undefined; left_ms: number; since: number }>()

function show(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function start(id: string) {
  const clock = clocks.get(id)
  if (!clock || isPaused) return
  clock.since = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.left_ms)
}

/** Errors and toasts with an action stay until they are dismissed; the others leave after six seconds. */
export function staysOn(toast: Toast): boolean {
  return toast.tone === 'danger' || toast.action !== undefined
}

/** Shows a passing message and gives its id; it takes the place of one of the same key, and a fourth one pushes the oldest out. */
export function toast({
  tone = 'success',
  ...rest
}: Omit<Toast, 'id' | 'tone'> & { tone?: ToastTone | undefined }): string {
  count += 1
  const added: Toast = { id: `toast-${count}`, tone, ...rest }
  for (const old of toasts) if (added.key !== undefined && old.key === added.key) dismissToast(old.id)
  for (const old of toasts.slice(0, Math.max(0, toasts.length + 1 - most))) dismissToast(old.id)
  show([...toasts, added])
  if (!staysOn(added)) {
    clocks.set(added.id, { timer: undefined, left_ms: lifetime_ms, since: 0 })
    start(added.id)
  }
  return added.id
}

/** Takes one message away; an unknown id is no fault. */
export function dismissToast(id: string): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  if (toasts.some((shown) => shown.id === id)) show(toasts.filter((shown) => shown.id !== id))
}

export function clearToasts(): void {
  for (const shown of toasts) dismissToast(shown.id)
}

/** Stops the clocks while the pointer or the focus is on the messages. */
export function pauseToasts(): void {
  if (isPaused) return
  isPaused = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.left_ms = Math.max(0, clock.left_ms - (Date.now() - clock.since))
  }
}

/** Lets the clocks go on with the time that they had left. */
export function resumeToasts(): void {
  if (!isPaused) return
  isPaused = false
  for (const id of clocks.keys()) start(id)
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

/** A page rendered on the server has no passing message. */
export function toastsOnTheServer(): readonly Toast[] {
  return none
}
