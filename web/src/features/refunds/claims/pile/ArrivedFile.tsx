import { fieldErrorSentences } from '@coussinet/contract/domain/problems.ts'
import type { PileArrival } from '@coussinet/contract/refund-piles.ts'
import { useMutation } from '@tanstack/react-query'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { FileTile } from '#ui/FileTile.tsx'
import { pileMessages } from './pile.messages.ts'
import { removeFromPile } from './pile.queries.ts'

type ArrivedFileProps = { pile_id: string; arrival: PileArrival; onGone: (file_id: string) => void }

/** An uploaded document that is being prepared, or that was refused, with the reason. */
export function ArrivedFile({ pile_id, arrival: { id, name, refusal_code }, onGone }: ArrivedFileProps) {
  const words = useMessages(pileMessages)
  const language = useLanguage()
  const removal = useMutation(removeFromPile(pile_id))
  const remove = {
    label: words.remove(name),
    onAction: () => {
      onGone(id)
      removal.mutate(id)
    },
  }
  return (
    <div role="group" aria-label={name} data-file={id} tabIndex={-1}>
      {refusal_code === null ? (
        <FileTile state="done" name={name} meta={words.preparing} remove={remove} />
      ) : (
        <FileTile state="failed" name={name} error={fieldErrorSentences[language][refusal_code]} remove={remove} />
      )}
    </div>
  )
}
