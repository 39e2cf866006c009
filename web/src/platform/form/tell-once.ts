import { toast } from '#ui/feedback/toast/toast-store.ts'

/** Says in a toast what went well; the same sentence does not stand there twice. */
export function tellOnce(text: string): void {
  toast({ text, tone: 'success', key: text })
}
