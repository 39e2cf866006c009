import { currentToasts, dismissToast, toast } from '#ui/feedback/toast/toast-store.ts'

/** Says in a toast what went well; the same sentence does not stand there twice. */
export function tellOnce(text: string): void {
  for (const shown of currentToasts()) if (shown.text === text) dismissToast(shown.id)
  toast({ text, tone: 'success' })
}
