import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/sponsorship/guest/sponsor-page.ts'

export const guestMessages: Draft<typeof french.guestMessages> = {
  member: (sponsor: string) => `${sponsor} is klant bij ${brandName}`,
  title: (sponsor: string) => `${sponsor} nodigt u uit bij ${brandName}`,
  lead: 'De gezondheidsverzekering voor uw hond of uw kat. Vraag uw offerte aan in twee minuten.',
  quote: 'Een offerte aanvragen',
  free: 'Vrijblijvend',
  how: 'Hoe het werkt',
  steps: ['U vraagt een offerte aan', 'U ondertekent ze', 'Veertien dagen gaan voorbij'],
  step_texts: [
    'Online, voor een hond of een kat.',
    'U kiest de formule en de ingangsdatum.',
    'De tijd om u te bedenken, als dat nodig is.',
  ],
  last: (sponsor: string) => `${sponsor} ontvangt een beloning`,
  last_text: (least: string, most: string) =>
    `Van ${least} tot ${most}, door loting, zodra de uitnodiging bevestigd is.`,
  last_fixed: (amount: string) => `${amount}, zodra de uitnodiging bevestigd is.`,
  offer: 'De actie voor wie vrienden uitnodigt',
  standing: 'Vrienden uitnodigen',
  unknown: 'Deze uitnodigingslink bestaat niet meer.',
  unknown_text:
    'Misschien is hij onvolledig, of nodigt de persoon die hem u heeft gestuurd geen vrienden meer uit. Hebt u al een contract, dan wacht uw klantenzone op u.',
  login: 'Aanmelden',
  home: 'Terug naar mijn klantenzone',
}
