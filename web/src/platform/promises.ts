import { brandPromises } from '@coussinet/contract/brand/values/promised-days.ts'
import { promisedDays } from '@coussinet/contract/domain/promised-days.ts'
import { useMessages } from './language/i18n.ts'

/** Days as the server marks them on the page where its settings say others than the brand did when the page was built. */
const marked = (name: 'answerDays' | 'transferDays', usual: number) =>
  Number(document.documentElement.dataset[name] ?? usual)

/** Promises of the insurer, in words that follow a verb or a noun: “sous deux jours ouvrés”. */
export function usePromises(): { answer: string; transfer: string } {
  const { answer, transfer } = useMessages(promisedDays)
  return {
    answer: answer(marked('answerDays', brandPromises.answer)),
    transfer: transfer(marked('transferDays', brandPromises.transfer)),
  }
}
