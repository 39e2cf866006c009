import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/refunds/event.ts'

export const eventMessages: Draft<typeof french.eventMessages> = {
  begins: (last) =>
    `Met deze behandeling begint een gebeurtenis: de vrijstelling wordt maar één keer ingehouden voor behandelingen met dezelfde oorzaak, tot en met ${last}.`,
  borne: (first, used) =>
    `Deze behandeling hoort bij de gebeurtenis van ${first}: de vrijstelling daarvan (${used}) is al ingehouden en wordt geen tweede keer ingehouden.`,
  partly: (first, used) =>
    `Deze behandeling hoort bij de gebeurtenis van ${first}: ${used} van de vrijstelling is al ingehouden, hier wordt alleen de rest ingehouden.`,
}
