import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/privacy-notice/consent.ts'

export const consentMessages: Translated<typeof french.consentMessages> = {
  title: 'Misurazione delle visite',
  text: 'Vorremmo contare le pagine viste. Lo strumento di misurazione apprende il Suo Paese, la Sua lingua, l’indirizzo IP del Suo browser e un codice al posto del Suo numero, mai il Suo nome, i Suoi documenti o gli importi.',
  accept: 'Accetta',
  refuse: 'Rifiuta',
  more: 'Per saperne di più',
  kept: 'Ne prendiamo nota. Può cambiare idea in qualsiasi momento nella pagina «Privacy».',
}
