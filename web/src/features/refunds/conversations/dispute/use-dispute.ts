import { DisputeForm, mostDisputeFiles } from '@coussinet/contract/disputes.ts'
import { fieldErrorSentences } from '@coussinet/contract/domain/problems.ts'
import { useFormWithFiles } from '#platform/attachments/use-form-with-files.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { type FormReading, readWith } from '#platform/form/reading.ts'
import { useStoredForm } from '#platform/form/stored-form.ts'
import { useLanguage } from '#platform/language/i18n.ts'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { sendDispute } from './dispute.queries.ts'

/** Typed reason, and the chosen lines by their references, parted by blanks. */
type DisputeTyped = { lines: string; reason: string }

const emptyDispute: DisputeTyped = { lines: '', reason: '' }

export const chosenLines = ({ lines }: DisputeTyped): string[] => lines.split(' ').filter(Boolean)

const withLine = (typed: DisputeTyped, line: string, isChosen: boolean): DisputeTyped => ({
  ...typed,
  lines: [...chosenLines(typed).filter((one) => one !== line), ...(isChosen ? [line] : [])].join(' '),
})

/** Reads the dispute as a request body, or its errors; lines of other decisions are dropped. */
function readDispute(typed: DisputeTyped, known: readonly string[]): FormReading<DisputeForm> {
  const lines = chosenLines(typed).filter((line) => known.includes(line))
  const reading = readWith(DisputeForm, { reason: typed.reason, lines })
  if (!('errors' in reading)) return reading
  const reasonErrors = reading.errors['reason']?.map((key) => (key === 'schema.too_small' ? 'message_short' : key))
  return { ...reading, errors: { ...reading.errors, ...(reasonErrors && { reason: reasonErrors }) } }
}

type DisputeRules = {
  request_id: string
  /** references of the decision's lines */
  lines: readonly string[]
  onSent: () => void
  onCancelled: () => void
}

/** A dispute as it is written, with its documents, and its sending. */
export function useDispute({ request_id, lines, onSent, onCancelled }: DisputeRules) {
  const draft = useStoredForm(`dispute.${request_id}`, emptyDispute)
  const { typed } = draft
  const form = useFormWithFiles({
    action: 'dispute',
    fields: ['reason', 'files'],
    lacking: { reason: fieldErrorSentences[useLanguage()].message_short },
    mostFiles: mostDisputeFiles,
    filesOf: `dispute.${request_id}`,
    reading: readDispute(typed, lines),
    send: (body: DisputeForm, upload) => sendDispute(request_id, body, upload),
    onDone() {
      draft.clear()
      onSent()
    },
    onFailed(error) {
      if (!hasCode(error, 'cancelled')) return false
      onCancelled()
      return true
    },
  })
  useUnsaved(form.isUnsaved)

  const change = (next: DisputeTyped) => {
    draft.setTyped(next)
    form.change(next.reason === typed.reason ? ['files'] : ['reason'])
  }
  return {
    ...form,
    typed,
    setReason: (reason: string) => change({ ...typed, reason }),
    choose: (line: string, isChosen: boolean) => change(withLine(typed, line, isChosen)),
  }
}
