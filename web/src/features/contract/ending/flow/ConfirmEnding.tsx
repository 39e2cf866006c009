import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { flowMessages } from '#messages/contract.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { newIdempotencyKey } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { useContract, useMe } from '#platform/calls/queries.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { WizardFoot } from '#ui/WizardFoot.tsx'
import { requestEnding } from '../../contract.queries.ts'
import type { EndingKind } from '../ending-step.ts'
import { maskedEmail } from '../masked-email.ts'
import { endingPaths } from './ending-paths.ts'
import styles from './ending-flow.module.css'

type ConfirmEndingProps = { kind: EndingKind; ends_on: string; back: ReactNode }

/** The last step: what the button does, and the button; a press counts once, and only for the day shown. */
export function ConfirmEnding({ kind, ends_on, back }: ConfirmEndingProps) {
  const words = useMessages(flowMessages)
  const language = useLanguage()
  const format = useFormat()
  const navigate = useNavigate()
  const { email } = useMe()
  const contract = useContract()
  const asking = useMutation(requestEnding(kind))
  // The day is part of the question: another day has another key.
  const [keys] = useState(() => new Map<string, string>())
  const isSent = useRef(false)
  const day = format.longDay(ends_on)

  function ask() {
    if (isSent.current) return
    isSent.current = true
    const key = keys.get(ends_on) ?? newIdempotencyKey()
    keys.set(ends_on, key)
    // A promise outlives this step, which leaves as soon as the request is written.
    asking.mutateAsync({ ends_on, key }).then(
      () => navigate({ to: endingPaths[kind], search: { step: 'done' }, replace: true }),
      () => {
        isSent.current = false
      },
    )
  }

  const text =
    kind === 'termination'
      ? words.termination.confirm.text(contract.number, day)
      : `${words.withdrawal.confirm.text(contract.number)} ${ends_on < contract.effective_date ? words.withdrawal.confirm.never : words.withdrawal.confirm.ends(day)}`
  return (
    <>
      <div className={styles.text}>
        <p className="lead">{text}</p>
        <p>{words.willWrite(maskedEmail(email))}</p>
        {asking.isError && (
          <Note tone="danger" live title={words.failed}>
            {hasCode(asking.error, 'conflict') ? words.changed(day) : problemText(asking.error, language)}
          </Note>
        )}
      </div>
      <WizardFoot back={back}>
        <Button variant="primary" size="large" busy={asking.isPending ? words.sending : undefined} onClick={ask}>
          {words[kind].confirm.act}
        </Button>
      </WizardFoot>
    </>
  )
}
