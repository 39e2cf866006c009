import { offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { languages } from '@coussinet/contract/domain/languages.ts'
import { chooseLanguage, useLanguage } from '#platform/language/i18n.ts'

export function OtherLanguages({ onChange }: { onChange?: () => void }) {
  const current = useLanguage()
  return offeredLanguages
    .filter((language) => language !== current)
    .map((language) => (
      <button
        key={language}
        type="button"
        className="text-link"
        lang={language}
        onClick={() => {
          chooseLanguage(language)
          onChange?.()
        }}
      >
        {languages[language].name}
      </button>
    ))
}
