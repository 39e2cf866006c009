import { useState } from 'react'
import { linkRequestMessages } from '#messages/session.ts'
import { problemText } from '#platform/calls/errors.ts'
import { problemFields } from '#platform/form/field-sentences.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report-failure.ts'
import { toast } from '#ui/toast-store.ts'
import { requestLink, type LinkKind } from './request-link.ts'

/** Requests a mailed link, for the form and for "send again"; `onRefused` gets the message of a refusal at the field. */
export function useAsk(kind: LinkKind, onSent: (username: string) => void, onRefused: (sentence: string) => void) {
  const words = useMessages(linkRequestMessages)
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)

  function show(error: unknown) {
    const { username } = problemFields(error, language)
    if (username !== undefined) {
      onRefused(username)
      return
    }
    report(error, { action: kind })
    toast({ text: problemText(error, language), tone: 'danger' })
  }

  async function ask(username: string): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    await requestLink(kind, username).then(() => {
      toast({ text: words[kind].sent })
      onSent(username)
    }, show)
    setIsBusy(false)
  }

  return { ask, busy: isBusy ? words.busy : undefined }
}
