import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/refunds/event.ts'

export const eventMessages: Translated<typeof french.eventMessages> = {
  begins: (last) =>
    elided(
      `Queste cure aprono un evento: la franchigia è trattenuta una sola volta per le cure con la stessa causa, fino al ${last}.`,
    ),
  borne: (first, used) =>
    elided(
      `Queste cure fanno parte dell’evento del ${first}: la sua franchigia (${used}) è già trattenuta e non lo è una seconda volta.`,
    ),
  partly: (first, used) =>
    elided(
      `Queste cure fanno parte dell’evento del ${first}: ${used} della sua franchigia sono già trattenuti, qui si trattiene solo il resto.`,
    ),
}
