import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { keepDraftMessages } from '#messages/refund-requests.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'
import { extendDraft } from '../new-refund/draft/draft.queries.ts'

/** Gives the focus to the draft's own link in a list, else to the page's heading. */
function focusNear(row: Element | null | undefined): void {
  const link = row?.querySelector('a')
  if (link) link.focus({ preventScroll: true })
  else takeFocus(document.querySelector('main h1'))
}

/** Button that restarts the days of a draft. */
export function KeepDraft({ id }: { id: string }) {
  const words = useMessages(keepDraftMessages)
  const language = useLanguage()
  const format = useFormat()
  const keeping = useMutation(extendDraft)
  const button = useRef<HTMLButtonElement>(null)
  function keep() {
    const row = button.current?.closest('li')
    const hadFocus = button.current === document.activeElement
    // A promise outlives this button, which disappears once the draft is kept.
    keeping.mutateAsync(id).then(
      ({ deleted_on }) => {
        if (deleted_on !== null) toast({ text: words.kept(format.longDay(deleted_on)), tone: 'success' })
        if (hadFocus) requestAnimationFrame(() => focusNear(row))
      },
      (error: unknown) => toast({ text: problemText(error, language), tone: 'danger' }),
    )
  }
  return (
    <Button ref={button} size="small" unavailable={keeping.isPending} onClick={keep}>
      {words.keep}
    </Button>
  )
}
