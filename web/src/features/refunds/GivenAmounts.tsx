import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Note } from '#ui/Note.tsx'
import { Reasons } from './Arithmetic.tsx'
import { detailMessages } from './detail/detail.messages.ts'

type GivenAmountsProps = { explanation: string; reasons: readonly RejectionReason[] }

/** Amounts that the insurer's own systems reckoned: whose they are, in its words, and why what is not refunded is not. */
export function GivenAmounts({ explanation, reasons }: GivenAmountsProps) {
  const words = useMessages(detailMessages)
  return (
    <>
      <Note tone="info" title={words.given.title}>
        <p>{explanation}</p>
        <p className="small muted">{words.given.text}</p>
      </Note>
      <Reasons reasons={reasons} />
    </>
  )
}
