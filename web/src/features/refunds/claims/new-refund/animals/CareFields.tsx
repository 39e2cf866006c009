import { causeNames } from '@coussinet/contract/domain/care.ts'
import { causes } from '@coussinet/contract/domain/requests.ts'
import { type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { type ChangeEvent, type FocusEvent, type ReactNode, Suspense } from 'react'
import Heart from '~icons/lucide/heart-pulse'
import Shield from '~icons/lucide/shield-check'
import Zap from '~icons/lucide/zap'
import { careMessages } from '#messages/refund-requests.ts'
import { useEnd } from '#platform/browser/use-end.ts'
import { useLatestToday } from '#platform/browser/use-today.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { lazyPart } from '#platform/page/lazy-part.tsx'
import { DateField } from '#ui/DateField.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { TextField } from '#ui/TextField.tsx'
import { fileAt } from '../../../documents/add-document.ts'
import type { CareField } from '../draft/use-care-texts.ts'
import type { RequestDraft } from '../draft/use-draft.ts'
import styles from './animals-step.module.css'

const icons = { accident: <Zap />, illness: <Heart />, prevention: <Shield /> }

const ReadHint = lazyPart(() => import('../../../documents/reading/ReadHint.tsx').then((module) => module.ReadHint))

const sources = { care_date: 'care_date', invoice_number: 'invoice_number', vet_name: 'clinic' } as const

type CareFieldsProps = {
  request: RefundRequest
  draft: RequestDraft
  /** At the causes: that one is to be chosen. */
  causeError: string | undefined
  /** Space for the warnings, below the fields that cause them. */
  children: ReactNode
}

/** The care: its day, its cause, and facts that identify the invoice; each is saved as soon as it is entered. */
export function CareFields({ request, draft: { care, change }, causeError, children }: CareFieldsProps) {
  const words = useMessages(careMessages)
  const latest = useLatestToday()
  const named = useMessages(causeNames)
  // Going back by the browser leaves no field.
  useEnd(care.sendAll)
  function tellCause(value: string) {
    const cause = causes.find((one) => one === value)
    if (cause === undefined) return
    if (cause !== 'illness') care.forgetSymptoms()
    void change(cause === 'illness' ? { cause } : { cause, first_symptoms_on: null })
  }
  function given(name: CareField) {
    const { value, wrong, refused, type, leave } = care.field(name)
    return {
      name,
      value,
      error: wrong === null ? refused : words.wrong[wrong],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value, target.validity.badInput),
      onBlur: ({ target }: FocusEvent<HTMLInputElement>) => leave(target.value, target.validity.badInput),
    }
  }
  const invoice = fileAt(request, { type: 'invoice', animal_id: null })
  const read = (field: keyof typeof sources) =>
    invoice?.reading?.status === 'done' && (
      <Suspense fallback={null}>
        <ReadHint
          paper="invoice"
          file={invoice}
          source={sources[field]}
          shown={care.field(field).value}
          onTake={(value) => care.field(field).take(value)}
        />
      </Suspense>
    )
  return (
    <>
      <div className={styles.fields}>
        <div>
          <DateField {...given('care_date')} label={words.careDate} hint={words.careDateHint} max={latest} />
          {read('care_date')}
        </div>
      </div>
      <RadioCards
        legend={words.cause}
        name="cause"
        value={request.cause}
        error={causeError}
        onValue={tellCause}
        options={causes.map((value) => ({ value, label: named[value], hint: words.causes[value], icon: icons[value] }))}
      />
      {request.cause === 'illness' && (
        <div className={styles.fields}>
          <DateField
            {...given('first_symptoms_on')}
            label={words.symptoms}
            optional={words.optional}
            hint={words.symptomsHint}
            max={latest}
          />
        </div>
      )}
      {children}
      <div className={styles.fields}>
        <div>
          <TextField
            {...given('invoice_number')}
            label={words.invoiceNumber}
            optional={words.optional}
            maxLength={40}
            autoComplete="off"
          />
          {read('invoice_number')}
        </div>
        <div>
          <TextField
            {...given('vet_name')}
            label={words.vetName}
            optional={words.optional}
            maxLength={120}
            autoComplete="off"
          />
          {read('vet_name')}
        </div>
      </div>
    </>
  )
}
