import type { Signature } from '@coussinet/contract/signatures.ts'
import { codeMessages } from '#messages/payment-methods.ts'
import { useSecondsUntil } from '#platform/browser/use-seconds-until.ts'
import { problemText } from '#platform/calls/errors.ts'
import { clockTime } from '#platform/language/format.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { type SignatureChannel, otherChannel, type Signable } from '../signable.ts'
import type { useSend } from '../use-send.ts'

type ResendProps = {
  signable: Signable
  sent: Signature | null
  isOver: boolean
  sending: ReturnType<typeof useSend>
  /** Leads to the choice of the channel, where the password is entered. */
  onChoose: () => void
}

/** Another code, the same way once its minute is over, the other way at once. */
export function Resend({ signable: { channels }, sent, isOver, sending, onChoose }: ResendProps) {
  const words = useMessages(codeMessages)
  const language = useLanguage()
  const { send, pending, blocked, error } = sending
  const blockedFor = useSecondsUntil(blocked?.until ?? 0)
  const resendIn = useSecondsUntil(sent === null ? 0 : Date.parse(sent.resend_after))
  const same = channels.find(({ mode }) => mode === sent?.mode) ?? null
  const other = sent === null ? null : otherChannel(channels, sent.mode)
  const left = blocked !== null && blocked.mode === sent?.mode ? Math.max(blockedFor, resendIn) : resendIn
  // The countdown shows seconds only: a longer wait shows its time of day.
  const isSoon = left > 0 && left <= 90

  function ask({ mode, is_recent }: SignatureChannel) {
    if (is_recent) onChoose()
    else send(mode)
  }
  const label = (mode: SignatureChannel['mode']) => (pending === mode ? words.sending : undefined)
  return (
    <>
      <div className="row wrap gap-s">
        {same === null ? (
          <Button size="small" onClick={onChoose}>
            {words.newCode}
          </Button>
        ) : (
          <Button
            size="small"
            className="tnum"
            busy={label(same.mode)}
            unavailable={left > 0}
            onClick={() => ask(same)}
          >
            {isSoon ? words.resendIn(left) : isOver ? words.newCode : words.resend}
          </Button>
        )}
        {other && (
          <Button size="small" variant="quiet" busy={label(other.mode)} onClick={() => ask(other)}>
            {words.by[other.mode]}
          </Button>
        )}
      </div>
      {blocked !== null && blockedFor > 0 ? (
        <Note tone="warning" live>
          {words.tooSoon(clockTime(new Date(blocked.until).toISOString(), language))}
        </Note>
      ) : (
        error !== null &&
        pending === null &&
        blocked === null && (
          <Note tone="danger" live>
            {problemText(error, language)}
          </Note>
        )
      )}
    </>
  )
}
