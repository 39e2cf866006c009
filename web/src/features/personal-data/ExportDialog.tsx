import { typedPassword } from '@coussinet/contract/fields/fields.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { personalDataMessages } from '#messages/personal-data.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { problemText } from '#platform/calls/errors.ts'
import { CurrentPasswordField } from '#platform/form/CurrentPasswordField.tsx'
import { type FormReading, readWith } from '#platform/form/reading.ts'
import { useForm } from '#platform/form/use-form.ts'
import { inLanguage, useLanguage, useMessages } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report-failure.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Note } from '#ui/Note.tsx'
import { toast } from '#ui/toast-store.ts'
import { type Copy, saveCopy } from './personal-data.queries.ts'
import styles from './personal-data.module.css'

const ACTION = 'personal-data.export'

type ExportDialogProps = { copy: Copy; onClose: () => void }

export function ExportDialog({ copy, onClose }: ExportDialogProps) {
  const words = useMessages(personalDataMessages)
  const language = useLanguage()
  const id = useId()
  const [password, setPassword] = useState('')
  const saving = useMutation(saveCopy)
  const { onSubmit, failure, isBusy, errorOf, change } = useForm({
    action: ACTION,
    fields: ['current_password'],
    reading: readProof(password),
    send: (current_password) => saving.mutateAsync({ copy, current_password }),
    onDone() {
      onClose()
      toast({ text: inLanguage(personalDataMessages).saved, tone: 'success' })
    },
    onFailed(error) {
      if (hasCode(error, 'validation_failed')) return false
      report(error, { action: ACTION })
      return true
    },
  })
  // A wrong password shows at its field; the end of the session has its own message.
  const isSaidHere = failure !== null && !hasCode(failure, 'validation_failed') && !hasCode(failure, 'session_expired')

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={words.close}
      title={copy === 'page' ? words.pageTitle : words.dialogTitle}
      text={copy === 'page' ? words.pageText : words.dialogText}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy ? words.busy : undefined}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={id} className={`stack ${styles.exportForm}`} noValidate onSubmit={onSubmit}>
        <CurrentPasswordField
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          value={password}
          error={errorOf('current_password')}
          onValue={(typed) => {
            setPassword(typed)
            change(['current_password'])
          }}
        />
        {isSaidHere && (
          <Note tone="danger" live>
            {problemText(failure, language)}
          </Note>
        )}
      </form>
    </Dialog>
  )
}

export const readProof = (typed: string): FormReading<string> => readWith(typedPassword, typed, 'current_password')
