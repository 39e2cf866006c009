import type { Profile } from '@coussinet/contract/profile.ts'
import { useId } from 'react'
import { contactMessages, profileMessages } from '#messages/profile.ts'
import { usePanelForm } from '#platform/form/use-panel-form.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ChangeForm } from '../ChangeForm.tsx'
import { countryOptions } from '../country-options.ts'
import { changeProfile } from '../profile.queries.ts'
import { namedCountry, phoneKinds, readPhones, typedPhones } from './phones-form.ts'
import styles from './PhonesForm.module.css'

type PhonesFormProps = {
  me: Pick<Profile, 'phones' | 'address'>
  onDone: (answer: Profile | null) => void
  onCancel: () => void
}

/** The two numbers, each read for the country beside it; one of them at least. */
export function PhonesForm({ me, onDone, onCancel }: PhonesFormProps) {
  const words = useMessages(profileMessages)
  const texts = useMessages(contactMessages)
  const form = usePanelForm({
    name: 'profile.phones',
    initial: typedPhones(me),
    read: readPhones,
    save: changeProfile,
    onDone,
  })
  const oneMissing = form.errorOf('phones')
  const group = useId()
  const invalid = oneMissing === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${group}-error` }
  return (
    <ChangeForm form={form} onCancel={onCancel}>
      <ChoiceGroup
        id={group}
        legend={<span className="sr">{words.phones.title}</span>}
        error={oneMissing}
        className={styles.phones}
      >
        {phoneKinds.map((kind) => {
          const { onValue, ...number } = form.field(`phones.${kind}`)
          return (
            <div key={kind} className={styles.phonePair}>
              <TextField
                {...number}
                type="tel"
                label={texts[kind]}
                {...invalid}
                autoComplete={kind === 'mobile' ? 'tel' : 'off'}
                onValue={(text) => {
                  onValue(text)
                  const country = namedCountry(text)
                  if (country !== null) form.change({ [`${kind}_country`]: country })
                }}
              />
              <SelectField
                {...form.field(`${kind}_country`)}
                label={texts.countryOf[kind]}
                options={countryOptions(words.countries)}
              />
            </div>
          )
        })}
      </ChoiceGroup>
    </ChangeForm>
  )
}
