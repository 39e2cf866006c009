import { brandPromises } from '@coussinet/contract/brand/values.ts'
import { promisedDays } from '@coussinet/contract/domain/requests.ts'
import { useMessages } from './language/i18n.ts'

/** Days that the server writes into the page if its settings differ from the brand at build time. */
const marked = (name: 'answerDays' | 'transferDays', usual: number) =>
  Number(document.documentElement.dataset[name] ?? usual)

/** Promises of the insurer, in words that follow a verb or a noun: “sous deux jours ouvrés”. */
export function usePromises(): { answer: string; answer_in_full: string; transfer: string } {
  const { answer, answer_in_full, transfer } = useMessages(promisedDays)
  const answerDays = marked('answerDays', brandPromises.answer)
  return {
    answer: answer(answerDays),
    answer_in_full: answer_in_full(answerDays),
    transfer: transfer(marked('transferDays', brandPromises.transfer)),
  }
}
