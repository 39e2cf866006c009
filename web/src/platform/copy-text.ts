import * as fr from '@coussinet/texts/fr/platform.ts'
import * as it from '@coussinet/texts/it/platform.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/platform.ts'
import { toast } from '#ui/toast-store.ts'
import { inLanguage } from './language/i18n.ts'

const words = messages({ fr: fr.copyWords, it: it.copyWords, nl: nl.copyWords })

/** Copies a text and confirms it; `copied` names what, where that helps. */
export function copyText(text: string, copied?: string): void {
  const { copied: done, failed } = inLanguage(words)
  // A page of an insecure origin has no clipboard.
  const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new TypeError('No clipboard'))
  copying.then(
    () => toast({ text: copied ?? done }),
    () => toast({ text: failed, tone: 'warning' }),
  )
}
