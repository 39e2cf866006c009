import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { Locale } from '@coussinet/contract/brand/locale.ts'
import { offeredLanguages } from '@coussinet/contract/brand/values.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { useMutation } from '@tanstack/react-query'
import { profileMessages } from '#messages/profile.ts'
import { useMe } from '#platform/calls/queries.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { inLanguage, useMessages } from '#platform/language/i18n.ts'
import { useCan } from '#platform/permissions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { toast } from '#ui/toast-store.ts'
import { changeLocale } from './profile.queries.ts'
import styles from './profile.module.css'

// Each language in its own words: who does not read the others finds it.
const choices = offeredLanguages.map((language) => ({
  value: language,
  label: <span lang={language}>{languages[language].name}</span>,
}))

export function LanguagePanel() {
  const words = useMessages(profileMessages)
  const { locale, address } = useMe()
  const canWrite = useCan('profile:write')
  const changing = useMutation(changeLocale)
  const chosen = toLanguage(locale)
  function choose(value: string) {
    changing.mutateAsync(toLocale(value, address.country)).then(
      () => toast({ text: inLanguage(profileMessages).saved, tone: 'success' }),
      (error: unknown) => errorToast(error, 'profile.locale'),
    )
  }
  return (
    <Panel anchor="language" {...words.language}>
      {canWrite ? (
        <RadioCards
          variant="plain"
          className={styles.languages}
          legend={<span className="sr">{words.language.title}</span>}
          name="locale"
          value={chosen}
          onValue={choose}
          options={choices}
        />
      ) : (
        <p>{choices.find(({ value }) => value === chosen)?.label}</p>
      )}
    </Panel>
  )
}

/** The locale of a chosen language: a member in Belgium who reads French has `fr-BE`, and whoever reads Dutch `nl-BE`. */
export function toLocale(language: string, country: Country): Locale {
  if (language === 'it') return 'it'
  if (language === 'nl') return 'nl-BE'
  return country === 'BE' ? 'fr-BE' : 'fr'
}
