import type { Mandate } from '@coussinet/contract/mandates.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { useMutation } from '@tanstack/react-query'
import { type FocusEvent, useState } from 'react'
import { useMe } from '#platform/calls/queries.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
import { useForm } from '#platform/form/use-form.ts'
import { useRestoredState } from '#platform/page/form-memory.ts'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { leftField } from '#ui/left-field.ts'
import { drawUpMandate } from '../mandate.queries.ts'
import {
  type AddressField,
  addressFields,
  areDaysShown,
  isDrawnUp,
  readAccount,
  type TypedAccount,
  typedAccount,
} from './account-form.ts'

type AccountFormRules = {
  methods: PaymentMethods
  /** The draft to which the member returns. */
  mandate: Mandate | undefined
  /** It can no longer be signed: another one is drawn up even where nothing was changed. */
  isStale: boolean
  onDone: (id: string) => void
}

const address = addressFields.map((part) => `holder.address.${part}`)
const fields = ['iban', 'bic', 'holder.name', ...address, 'holder.contact.email', 'holder.contact.mobile', 'uses']

export function useAccountForm({ methods, mandate, isStale, onDone }: AccountFormRules) {
  const me = useMe()
  const [first] = useState(() => typedAccount({ me, methods, mandate }))
  const [typed, setTyped] = useRestoredState<TypedAccount, 'payment-methods.account'>('payment-methods.account', first)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const attempt = useAttemptKeys()
  const drawing = useMutation(drawUpMandate)
  const form = useForm({
    action: 'payment-methods.account',
    fields: areDaysShown(methods) ? [...fields, 'due_day'] : fields,
    reading: readAccount(typed, methods),
    skip(body) {
      if (!mandate || isStale || !isDrawnUp(mandate, body)) return false
      onDone(mandate.id)
      return true
    },
    send: (body) => attempt(JSON.stringify(body), (key) => drawing.mutateAsync({ body, key })),
    onDone({ id }, sent) {
      // A change while the mandate was drawn up is not in it: the form stays.
      if (sent.isStale) return
      setIsSaved(true)
      onDone(id)
    },
  })
  useUnsaved(!isSaved && JSON.stringify(typed) !== JSON.stringify(first))
  const who = typed.is_other ? 'other' : 'own'
  // An error in a folded address is seen.
  const isAddressOpen = isUnfolded || address.some((path) => form.errorOf(path) !== undefined)

  function change(changes: Partial<TypedAccount>, names: readonly string[]) {
    setTyped((before) => ({ ...before, ...changes }))
    setIsSaved(false)
    form.change(names)
  }

  function leave(event: FocusEvent<HTMLFormElement>) {
    const field = leftField(event)
    if (field !== null && field.value !== '') form.leave(field.name)
  }

  return {
    typed,
    change,
    onSubmit: form.onSubmit,
    leave,
    errorOf: form.errorOf,
    isBusy: form.isBusy,
    isAddressOpen,
    /** Its button disappears with the fold: the first field gets the focus. */
    openAddress() {
      setIsUnfolded(true)
      requestAnimationFrame(() => document.getElementsByName('holder.address.line1')[0]?.focus())
    },
    iban: {
      name: 'iban',
      value: typed.iban,
      error: form.errorOf('iban'),
      // The BIC was that of another account.
      onValue: (iban: string) => change({ iban, bic: '' }, ['iban', 'bic']),
    },
    showIban: () => form.leave('iban'),
    forgetIban: () => form.forget('iban'),
    bic: {
      name: 'bic',
      value: typed.bic,
      error: form.errorOf('bic'),
      onValue: (bic: string) => change({ bic }, ['bic']),
    },
    /** Properties of a holder's field: the name, or a part of the address. */
    holder(part: 'name' | AddressField) {
      const path = part === 'name' ? 'holder.name' : `holder.address.${part}`
      return {
        name: path,
        value: typed[who][part],
        error: form.errorOf(path),
        onValue: (value: string) => {
          // It stays open when it is right again.
          if (part !== 'name') setIsUnfolded(true)
          change({ [who]: { ...typed[who], [part]: value } }, [path])
        },
      }
    },
    contact: (part: 'email' | 'mobile') => ({
      name: `holder.contact.${part}`,
      value: typed[part],
      error: form.errorOf(`holder.contact.${part}`),
      onValue: (value: string) => change({ [part]: value }, [`holder.contact.${part}`, 'holder.contact']),
    }),
  }
}

export type AccountForm = ReturnType<typeof useAccountForm>
