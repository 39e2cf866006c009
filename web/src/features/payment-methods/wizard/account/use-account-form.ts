import { useMutation } from '@tanstack/react-query'
import { type FocusEvent, type SyntheticEvent, useRef, useState } from 'react'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import type { Mandate } from '@coussinet/contract/signing/mandates.ts'
import { useFieldErrors } from '#platform/form/use-field-errors.ts'
import { useTyped } from '#platform/page/kept-typing.ts'
import { useUnsaved } from '#platform/page/use-leave-guard.ts'
import { useMe } from '#platform/queries.ts'
import { useAttemptKeys } from '#platform/form/use-attempt-keys.ts'
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
  /** The draft that is gone back to. */
  mandate: Mandate | undefined
  /** It can no longer be signed: another one is drawn up even where nothing was changed. */
  isStale: boolean
  onDone: (id: string) => void
}

const address = addressFields.map((part) => `holder.address.${part}`)
const fields = ['iban', 'bic', 'holder.name', ...address, 'holder.contact.email', 'holder.contact.mobile', 'uses']

/** The first step's fields: what is typed, what is wrong with it, and the mandate that is drawn up of it. */
export function useAccountForm({ methods, mandate, isStale, onDone }: AccountFormRules) {
  const me = useMe()
  const [first] = useState(() => typedAccount({ me, methods, mandate }))
  const [typed, setTyped] = useTyped<TypedAccount, 'payment-methods.account'>('payment-methods.account', first)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const isBusy = useRef(false)
  const edits = useRef(0)
  const attempt = useAttemptKeys()
  const drawing = useMutation(drawUpMandate)
  const reading = readAccount(typed, methods)
  const errors = useFieldErrors(areDaysShown(methods) ? [...fields, 'due_day'] : fields, reading, drawing.error)
  useUnsaved(!isSaved && JSON.stringify(typed) !== JSON.stringify(first))
  const who = typed.is_other ? 'other' : 'own'
  // An error in a folded address is seen.
  const isAddressOpen = isUnfolded || address.some((path) => errors.errorOf(path) !== undefined)

  function change(told: Partial<TypedAccount>, names: readonly string[]) {
    edits.current += 1
    setTyped((before) => ({ ...before, ...told }))
    setIsSaved(false)
    errors.change(names)
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    const checked = errors.check(event.currentTarget)
    if (checked === null) return
    const { body } = checked
    if (mandate && !isStale && isDrawnUp(mandate, body)) return onDone(mandate.id)
    isBusy.current = true
    const sent = edits.current
    // A promise outlives the step: a member who has moved on is told too.
    attempt(JSON.stringify(body), (key) => drawing.mutateAsync({ body, key }))
      .then(
        ({ id }) => {
          // A change while the mandate was drawn up is not in it: the form stays.
          if (edits.current !== sent) return
          setIsSaved(true)
          onDone(id)
        },
        (error: unknown) => errors.refuse(error, 'payment-methods.account'),
      )
      .finally(() => {
        isBusy.current = false
      })
  }

  /** Called when a field is left for anything but a button, whose press the error would move away. */
  function leave({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (relatedTarget instanceof HTMLButtonElement) return
    if (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.value !== '')
      errors.leave(target.name)
  }

  return {
    typed,
    change,
    submit,
    leave,
    errorOf: errors.errorOf,
    isBusy: drawing.isPending,
    isAddressOpen,
    /** Its button is gone with the fold: the focus goes to the first of the fields. */
    openAddress() {
      setIsUnfolded(true)
      requestAnimationFrame(() => document.getElementsByName('holder.address.line1')[0]?.focus())
    },
    iban: {
      name: 'iban',
      value: typed.iban,
      error: errors.errorOf('iban'),
      // The BIC was that of another account.
      onValue: (iban: string) => change({ iban, bic: '' }, ['iban', 'bic']),
    },
    showIban: () => errors.leave('iban'),
    forgetIban: () => errors.forget('iban'),
    bic: {
      name: 'bic',
      value: typed.bic,
      error: errors.errorOf('bic'),
      onValue: (bic: string) => change({ bic }, ['bic']),
    },
    /** Properties of a holder's field: the name, or a part of the address. */
    holder(part: 'name' | AddressField) {
      const path = part === 'name' ? 'holder.name' : `holder.address.${part}`
      return {
        name: path,
        value: typed[who][part],
        error: errors.errorOf(path),
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
      error: errors.errorOf(`holder.contact.${part}`),
      onValue: (value: string) => change({ [part]: value }, [`holder.contact.${part}`, 'holder.contact']),
    }),
  }
}

export type AccountForm = ReturnType<typeof useAccountForm>
