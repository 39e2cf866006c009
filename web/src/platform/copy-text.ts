import { copyWords } from '#messages/platform.ts'
import { toast } from '#ui/toast-store.ts'
import { inLanguage } from './language/i18n.ts'

/** Copies a text and confirms it; `copied` names what, where that helps. */
export function copyText(text: string, copied?: string): void {
  const { copied: done, failed } = inLanguage(copyWords)
  // A page of an insecure origin has no clipboard.
  const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new TypeError('No clipboard'))
  copying.then(
    () => toast({ text: copied ?? done }),
    () => toast({ text: failed, tone: 'warning' }),
  )
}
