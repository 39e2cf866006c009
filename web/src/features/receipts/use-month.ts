import { monthInWords } from '@coussinet/contract/domain/format.ts'
import { useLanguage } from '#platform/language/i18n.ts'

/** The function that writes a month (YYYY-MM) in words: novembre 2026. */
export function useMonth() {
  const language = useLanguage()
  return (month: string) => monthInWords(month, language)
}
