import { useMutation } from '@tanstack/react-query'
import { problemText } from '#platform/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'
import { keepDraft } from '../new-refund/draft/draft.queries.ts'
import { keepDraftMessages } from './keep-draft.messages.ts'

/** The button that has the days of a draft begin anew. */
export function KeepDraft({ id }: { id: string }) {
  const words = useMessages(keepDraftMessages)
  const language = useLanguage()
  const format = useFormat()
  const keeping = useMutation(keepDraft)
  function keep() {
    // A promise outlives this button, which goes when the draft is kept.
    keeping.mutateAsync(id).then(
      ({ deleted_on }) =>
        deleted_on !== null && toast({ text: words.kept(format.longDay(deleted_on)), tone: 'success' }),
      (error: unknown) => toast({ text: problemText(error, language), tone: 'danger' }),
    )
  }
  return (
    <Button size="small" unavailable={keeping.isPending} onClick={keep}>
      {words.keep}
    </Button>
  )
}
