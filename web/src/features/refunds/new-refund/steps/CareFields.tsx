import Heart from 'lucide-react/icons/heart-pulse'
import Shield from 'lucide-react/icons/shield-check'
import Zap from 'lucide-react/icons/zap'
import { causes, type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useTyped } from '#platform/page/kept-typing.ts'
import { RadioCards } from '#ui/forms/choice/RadioCards.tsx'
import { DateField } from '#ui/forms/field/DateField.tsx'
import { TextField } from '#ui/forms/field/TextField.tsx'
import { refundMessages } from '../../refunds.messages.ts'
import type { Draft } from '../draft/use-draft.ts'
import { careMessages } from './care.messages.ts'

const icons = { accident: <Zap />, illness: <Heart />, prevention: <Shield /> }

const isWholeDay = (text: string) => /^[12]\d{3}-\d{2}-\d{2}$/.test(text)

/** The care: its day, its cause, and what helps the invoice to be recognised; each is kept as soon as it is told. */
export function CareFields({ request, draft, today }: { request: RefundRequest; draft: Draft; today: string }) {
  const words = useMessages(careMessages)
  const { cause } = useMessages(refundMessages)
  // What had not reached the server when the session expired is told it on coming back.
  const [care_date, setCareDate] = useTyped(`${request.id}.care_date`, request.care_date ?? '', tellCareDate)
  const [first_symptoms_on, setSymptoms] = useTyped(`${request.id}.first_symptoms_on`, request.first_symptoms_on ?? '', tellSymptoms)
  const [invoice_number, setInvoiceNumber] = useTyped(`${request.id}.invoice_number`, request.invoice_number ?? '', tellInvoiceNumber)
  const [vet_name, setVetName] = useTyped(`${request.id}.vet_name`, request.vet_name ?? '', tellVetName)
  const isFuture = (day: string) => isWholeDay(day) && day > today
  function tellCareDate(day: string) {
    setCareDate(day)
    if (isWholeDay(day) && day <= today) void draft.change({ care_date: day })
  }
  function tellSymptoms(day: string) {
    setSymptoms(day)
    if (day === '') void draft.change({ first_symptoms_on: null })
    else if (isWholeDay(day) && day <= today) void draft.change({ first_symptoms_on: day })
  }
  function tellCause(value: string) {
    const told = causes.find((one) => one === value)
    if (told === undefined) return
    if (told !== 'illness') setSymptoms('')
    void draft.change(told === 'illness' ? { cause: told } : { cause: told, first_symptoms_on: null })
  }
  function tellText(field: 'invoice_number' | 'vet_name', text: string) {
    const value = text.trim() === '' ? null : text.trim()
    if (value !== request[field]) void draft.change({ [field]: value })
  }
  function tellInvoiceNumber(text: string) {
    tellText('invoice_number', text)
  }
  function tellVetName(text: string) {
    tellText('vet_name', text)
  }
  return (
    <>
      <div className="care-fields">
        <DateField
          label={words.careDate}
          hint={words.careDateHint}
          value={care_date}
          max={today}
          error={isFuture(care_date) ? words.dateFuture : draft.fieldErrors['care_date']}
          onValue={tellCareDate}
        />
      </div>
      <RadioCards
        legend={words.cause}
        name="cause"
        value={request.cause}
        onValue={tellCause}
        options={causes.map((value) => ({ value, label: cause[value], hint: words.causes[value], icon: icons[value] }))}
      />
      {request.cause === 'illness' && (
        <div className="care-fields">
          <DateField
            label={words.symptoms}
            optional={words.optional}
            hint={words.symptomsHint}
            value={first_symptoms_on}
            max={today}
            error={isFuture(first_symptoms_on) ? words.dateFuture : draft.fieldErrors['first_symptoms_on']}
            onValue={tellSymptoms}
          />
        </div>
      )}
      <div className="care-fields">
        <TextField
          label={words.invoiceNumber}
          optional={words.optional}
          value={invoice_number}
          onValue={setInvoiceNumber}
          maxLength={40}
          autoComplete="off"
          error={draft.fieldErrors['invoice_number']}
          onBlur={() => tellInvoiceNumber(invoice_number)}
        />
        <TextField
          label={words.vetName}
          optional={words.optional}
          value={vet_name}
          onValue={setVetName}
          maxLength={120}
          autoComplete="off"
          error={draft.fieldErrors['vet_name']}
          onBlur={() => tellVetName(vet_name)}
        />
      </div>
    </>
  )
}
