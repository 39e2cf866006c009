import { problemText } from '#platform/calls/errors.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'
import { type PaperKind, readingWords } from './reading.messages.ts'

type CarryButtonProps = { from: PaperKind; isPending: boolean; carry: () => Promise<unknown> }

/** Takes a document to where it belongs, as it is: nobody sends it twice. */
export function CarryButton({ from, isPending, carry }: CarryButtonProps) {
  const { elsewhere, opening } = useMessages(readingWords[from])
  const language = useLanguage()
  // The draft may be gone, and this button with it, before the answer is there.
  const press = () =>
    void carry().catch((error: unknown) => toast({ text: problemText(error, language), tone: 'danger' }))
  return (
    <Button size="small" variant="secondary" busy={isPending ? opening : undefined} onClick={press}>
      {elsewhere.link}
    </Button>
  )
}
