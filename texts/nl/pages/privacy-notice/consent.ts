import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/privacy-notice/consent.ts'

export const consentMessages: Draft<typeof french.consentMessages> = {
  title: 'Bezoekmeting',
  text: 'We zouden graag de bekeken pagina’s tellen. Het meetinstrument verneemt uw land, uw taal, het IP-adres van uw browser en een code in plaats van uw nummer, nooit uw naam, uw documenten of uw bedragen.',
  accept: 'Aanvaarden',
  refuse: 'Weigeren',
  more: 'Meer weten',
  kept: 'Genoteerd. U kunt op elk moment van mening veranderen op de pagina “Privacy”.',
}
