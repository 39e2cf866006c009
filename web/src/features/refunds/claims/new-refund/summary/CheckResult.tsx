import type { Check, RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { summaryMessages, warningMessages } from '#messages/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { Note } from '#ui/Note.tsx'
import { Unbroken } from '#ui/Unbroken.tsx'
import { useCareWarningText } from '../../../cover/CareWarnings.tsx'
import { getAnimalName } from '../../../cover/request-animals.ts'
import { stepOfField } from '../wizard-steps.ts'
import styles from './summary.module.css'

// For the few drafts whose animal has an agreement.
const AgreementNotes = lazyPart(() =>
  import('../../../quotes/AgreementNotes.tsx').then((module) => module.AgreementNotes),
)

type CheckResultProps = { request: RefundRequest; check: Check }

function useBlockingText(request: RefundRequest) {
  const words = useMessages(summaryMessages)
  const known: Readonly<Record<string, string>> = words.blocking
  return ({ code, field, animal_id }: Check['blocking'][number]): string => {
    if (code !== 'required') return words[code]
    if (field.startsWith('files.care-sheet')) return words.sheetMissing(getAnimalName(request, animal_id) ?? '')
    return known[field] ?? words.other
  }
}

function useWarningText(request: RefundRequest) {
  const words = useMessages(warningMessages)
  const careText = useCareWarningText()
  return ({ code, animal_id, until, since, tracking_reference, document }: Check['warnings'][number]): string => {
    const name = getAnimalName(request, animal_id) ?? ''
    if (code === 'duplicate_file')
      return tracking_reference === null ? words.duplicate : words.duplicate_file(tracking_reference)
    if (code === 'not_an_invoice')
      return words.not_an_invoice[document === undefined || document === 'invoice' ? 'other' : document]
    if (code === 'not_covered_by_formula' && request.cause !== 'illness') return words.not_covered(name)
    return careText({ code, animal_id: animal_id ?? '', name, until, since })
  }
}

/** Obstacles of a draft, each with a link to its step, and warnings. */
export function CheckResult({ request, check }: CheckResultProps) {
  const words = useMessages(summaryMessages)
  const warnings = useMessages(warningMessages)
  const blockingText = useBlockingText(request)
  const warningText = useWarningText(request)
  return (
    <div className="stack gap-m" aria-live="polite">
      {check.agreements.length > 0 && (
        <Suspense>
          <AgreementNotes request={request} agreements={check.agreements} />
        </Suspense>
      )}
      {check.blocking.length > 0 && (
        <Note tone="danger" title={words.blocked}>
          <ul className={styles.list} data-blocking>
            {check.blocking.map((one) => {
              const step = stepOfField(one.field)
              return (
                <li key={one.field}>
                  <span>{blockingText(one)}</span>
                  <Link className="text-link" to="/refunds/new" search={{ request: request.id, step }}>
                    {words.fix[step]}
                  </Link>
                </li>
              )
            })}
          </ul>
        </Note>
      )}
      {check.warnings.length > 0 && (
        <Note tone="warning" title={words.toKnow}>
          <ul className={styles.list}>
            {check.warnings.map((one) => (
              <li key={`${one.code}-${one.animal_id ?? one.tracking_reference ?? ''}`}>
                <span>
                  <Unbroken>{warningText(one)}</Unbroken>
                </span>
              </li>
            ))}
          </ul>
          <p className="small">{warnings.stillSend}</p>
        </Note>
      )}
      {check.ready && check.warnings.length === 0 && (
        <Note tone="success" title={words.ready}>
          {words.readyText}
        </Note>
      )}
    </div>
  )
}
