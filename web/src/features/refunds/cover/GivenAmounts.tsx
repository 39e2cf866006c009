import type { RejectionReason } from '@coussinet/contract/domain/refund-reasons.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Note } from '#ui/Note.tsx'
import { Reasons } from './Arithmetic.tsx'
import { givenMessages } from './reasons.messages.ts'

type GivenAmountsProps = { explanation: string; reasons: readonly RejectionReason[] }

/** Amounts that the insurer's own systems reckoned: whose they are, in its words, and why what is not refunded is not. */
export function GivenAmounts({ explanation, reasons }: GivenAmountsProps) {
  const words = useMessages(givenMessages)
  return (
    <>
      <Note tone="info" title={words.title}>
        <p>{explanation}</p>
        <p className="small muted">{words.text}</p>
      </Note>
      <Reasons reasons={reasons} />
    </>
  )
}
