import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/platform/copy-text.ts'
import * as it from '@coussinet/texts/it/pages/platform/copy-text.ts'
import * as nl from '@coussinet/texts/nl/pages/platform/copy-text.ts'
import { toast } from '#ui/toast-store.ts'
import { inLanguage } from './language/i18n.ts'

const words = messages({ fr: fr.words, it: it.words, nl: nl.words })

/** Copies a text and says so; `copied` says what, where a word more helps. */
export function copyText(text: string, copied?: string): void {
  const { copied: done, failed } = inLanguage(words)
  // A page that is not of a safe origin has no clipboard.
  const copying = navigator.clipboard?.writeText(text) ?? Promise.reject(new TypeError('No clipboard'))
  copying.then(
    () => toast({ text: copied ?? done }),
    () => toast({ text: failed, tone: 'warning' }),
  )
}
