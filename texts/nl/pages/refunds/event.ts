import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/refunds/event.ts'

export const eventMessages: Draft<typeof french.eventMessages> = {
  begins: (last) =>
    `Met deze zorgen begint een gebeurtenis: de vrijstelling wordt maar één keer ingehouden voor zorgen met dezelfde oorzaak, tot en met ${last}.`,
  borne: (first, used) =>
    `Deze zorgen horen bij de gebeurtenis van ${first}: de vrijstelling daarvan (${used}) is al ingehouden en wordt geen tweede keer ingehouden.`,
  partly: (first, used) =>
    `Deze zorgen horen bij de gebeurtenis van ${first}: ${used} van de vrijstelling is al ingehouden, hier wordt alleen de rest ingehouden.`,
}
