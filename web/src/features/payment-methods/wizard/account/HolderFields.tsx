import { getCompany } from '@coussinet/contract/company.ts'
import { addressLines } from '@coussinet/contract/domain/format.ts'
import { phone } from '@coussinet/contract/domain/phones.ts'
import { fieldLabels } from '@coussinet/contract/domain/problems.ts'
import { isSepaCountry } from '@coussinet/contract/fields/iban.ts'
import { useId } from 'react'
import { accountMessages } from '#messages/payment-methods.ts'
import { useContract } from '#platform/calls/queries.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isMobileAbroad } from './account-form.ts'
import type { AccountForm } from './use-account-form.ts'
import styles from './account-step.module.css'

function OwnAddress({ form }: { form: AccountForm }) {
  const words = useMessages(accountMessages)
  const language = useLanguage()
  if (form.isAddressOpen) return <AddressFields form={form} />
  const { country } = form.typed.own
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  const lines = [...addressLines(form.typed.own), name]
  return (
    <div className={styles.address}>
      <p className="grow">
        <span className="small muted">{words.yourAddress}</span>
        <span>{lines.join(', ')}</span>
      </p>
      <Button size="small" aria-label={words.editAddress} onClick={form.openAddress}>
        {words.edit}
      </Button>
    </div>
  )
}

function Contact({ form }: { form: AccountForm }) {
  const words = useMessages(accountMessages)
  const language = useLanguage()
  const missing = form.errorOf('holder.contact')
  const mobile = form.contact('mobile')
  const isAbroad = mobile.error !== undefined && isMobileAbroad(mobile.value, form.typed.other.country)
  const group = useId()
  const invalid = {
    autoComplete: 'off',
    ...(missing === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${group}-error` }),
  }
  return (
    <ChoiceGroup id={group} legend={words.contact} hint={words.contactHint} error={missing}>
      <div className={styles.pair}>
        <TextField
          {...form.contact('email')}
          {...invalid}
          type="email"
          inputMode="email"
          spellCheck={false}
          label={fieldLabels[language].email}
        />
        <TextField
          {...mobile}
          {...invalid}
          error={isAbroad ? words.mobileAbroad : mobile.error}
          type="tel"
          label={fieldLabels[language].mobile}
        />
      </div>
    </ChoiceGroup>
  )
}

/** Holder of the account: the member, or somebody else with an address and a way to reach them. */
export function HolderFields({ form, hasRefundAccount }: { form: AccountForm; hasRefundAccount: boolean }) {
  const words = useMessages(accountMessages)
  const { country } = useContract()
  const { phone: number } = getCompany(country)
  const { is_other } = form.typed
  return (
    <section className="stack" aria-labelledby="account-holder">
      <h2 id="account-holder" className="h3">
        {words.holder}
      </h2>
      <Checkbox
        label={words.other}
        checked={is_other}
        onCheck={(checked) => form.change({ is_other: checked }, ['holder', 'uses'])}
        aria-describedby={is_other ? 'account-other' : undefined}
      />
      {is_other && (
        <p id="account-other" className="small muted">
          {words.otherHint} {hasRefundAccount ? words.refundsStay : words.refundsNeed}
        </p>
      )}
      <TextField
        {...form.holder('name')}
        label={words.name}
        hint={words.nameHint}
        autoComplete={is_other ? 'off' : 'name'}
        maxLength={70}
      />
      {is_other ? <AddressFields form={form} /> : <OwnAddress form={form} />}
      {is_other && <Contact form={form} />}
      <p className="small muted">
        {words.company}{' '}
        <a className="text-link nowrap tnum" href={`tel:${number}`}>
          {phone(number, country)}
        </a>
      </p>
    </section>
  )
}

const rarer = ['line3', 'line4'] as const

function AddressFields({ form }: { form: AccountForm }) {
  const words = useMessages(accountMessages)
  const language = useLanguage()
  const labels = fieldLabels[language]
  // A browser fills in the member's own address, not somebody else's.
  const known = (token: string) => (form.typed.is_other ? 'off' : token)
  return (
    <div className="stack">
      <TextField {...form.holder('line1')} label={labels.address_line1} autoComplete={known('address-line1')} />
      <TextField
        {...form.holder('line2')}
        label={labels.address_line2}
        optional={words.optional}
        autoComplete={known('address-line2')}
      />
      {rarer
        .filter((line) => form.holder(line).value !== '' || form.holder(line).error !== undefined)
        .map((line) => (
          <TextField
            key={line}
            {...form.holder(line)}
            label={labels[`address_${line}`]}
            optional={words.optional}
            autoComplete="off"
          />
        ))}
      <div className={styles.place}>
        <TextField {...form.holder('postal_code')} label={labels.postal_code} autoComplete={known('postal-code')} />
        <TextField {...form.holder('city')} label={labels.city} autoComplete={known('address-level2')} />
      </div>
      <SelectField
        {...form.holder('country')}
        label={labels.country}
        options={sepaCountries(language)}
        autoComplete={known('country')}
      />
    </div>
  )
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function sepaCountries(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter(isSepaCountry)
  const { compare } = new Intl.Collator(language)
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.label, b.label))
}
