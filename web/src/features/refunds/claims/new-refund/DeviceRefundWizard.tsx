import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useRef } from 'react'
import { deviceMessages } from '#messages/refund-requests.ts'
import { useLatestToday } from '#platform/browser/use-today.ts'
import { useWarnBeforeLeaving } from '#platform/browser/use-warn-before-leaving.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Note } from '#ui/Note.tsx'
import { Wizard } from '#ui/Wizard.tsx'
import type { PortrayedAnimal } from '../../cover/request-animals.ts'
import { useDeviceDraft } from './draft/use-device-draft.ts'
import { DraftStep } from './DraftStep.tsx'
import type { ShownStep } from './shown-refund-step.ts'
import { shownStep, useRefundPath } from './wizard-steps.ts'
import styles from './new-refund.module.css'

type DeviceRefundWizardProps = {
  request: RefundRequest | undefined
  animals: readonly PortrayedAnimal[]
  animal_id: string | undefined
  wanted: ShownStep | null
  today: string
}

/** The wizard of a request without a network: the same steps, kept on this device until it can be sent. */
export function DeviceRefundWizard({ request, animals, animal_id, wanted, today }: DeviceRefundWizardProps) {
  const words = useMessages(deviceMessages)
  const page = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLHeadingElement>(null)
  const draft = useDeviceDraft(request, animals, animal_id, useLatestToday())
  useWarnBeforeLeaving(draft.uploads.isBusy || draft.isSaving || draft.care.isUnsaved)
  const shown = shownStep(request, wanted)
  const step = shown === 'sent' ? 'summary' : shown
  const path = useRefundPath(step, request)
  return (
    <Wizard ref={page} path={path}>
      <DraftStep
        request={request}
        step={step}
        draft={draft}
        animals={animals}
        today={today}
        page={page}
        last={last}
        before={
          <div className={styles.note}>
            <Note tone="info" title={words.title}>
              {words.text}
            </Note>
          </div>
        }
      />
    </Wizard>
  )
}
