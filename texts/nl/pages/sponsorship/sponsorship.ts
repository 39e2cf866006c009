import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { sponsorshipStages, gainPaidBy, sponsorshipRefused } from '@coussinet/contract/domain/sponsorship-stages.ts'
import type * as french from '../../../fr/pages/sponsorship/sponsorship.ts'

export const sponsorshipMessages: Draft<typeof french.sponsorshipMessages> = {
  title: 'Nodig vrienden uit en ontvang een beloning',
  lead: (amount: string) =>
    `Tot ${amount} voor elke vriend die klant wordt. U kunt zoveel vrienden uitnodigen als u wilt.`,
  lead_fixed: (amount: string) =>
    `${amount} voor elke vriend die klant wordt. U kunt zoveel vrienden uitnodigen als u wilt.`,
  lead_preparing: (day: string) => `Uw uitnodigingslink werkt vanaf ${day}, de ingangsdatum van uw contract.`,
  title_ended: 'Uw uitnodigingen',
  lead_over:
    'Uw contract is beëindigd: uw uitnodigingslink is niet meer actief. De beloningen voor uw bevestigde uitnodigingen blijven van u.',
  lead_ended: (day: string) =>
    `Uw contract is op ${day} beëindigd: uw uitnodigingslink is niet meer actief. De beloningen voor uw bevestigde uitnodigingen blijven van u.`,
  lead_owing:
    'Uw volgende uitnodigingen worden bevestigd zodra uw premies betaald zijn. Wat al bevestigd is, blijft van u.',
  lead_plain: 'U kunt zoveel vrienden uitnodigen als u wilt.',
  godchildren: 'Uw uitgenodigde vrienden',
  loading: 'Bezig met laden…',
  failed_link: 'We konden uw link niet tonen.',
  failed_godchildren: 'We konden uw uitnodigingen niet tonen.',
  failed_earned: 'We konden uw beloningen niet tonen.',
  failed_offer: 'We konden de actie voor uitnodigingen niet tonen.',
}

export const drawMessages: Draft<typeof french.drawMessages> = {
  by_lot: {
    draw: 'Mijn beloning ontdekken',
    drawing: 'Uw beloning verschijnt zo…',
    won: (amount: string) => `Goed nieuws: u krijgt ${amount}.`,
    failed: 'We konden uw beloning niet tonen. Ze blijft op u wachten.',
  },
  fixed: {
    draw: 'Mijn beloning ontvangen',
    drawing: 'We maken uw beloning klaar…',
    won: (amount: string) => `Genoteerd. U ontvangt ${amount}.`,
    failed: 'Uw beloning kon niet worden aangevraagd. Ze blijft op u wachten.',
  },
  title: (firstname: string) => `Uw beloning met ${firstname}`,
  retry: 'Opnieuw proberen',
  close: 'Sluiten',
}

export const godchildrenMessages: Draft<typeof french.godchildrenMessages> = {
  stages: sponsorshipStages.nl,
  drawn_fixed: 'Beloning aangevraagd',
  created: (day: string) => `Offerte aangevraagd op ${day}.`,
  remind: 'Een kleine herinnering kan helpen.',
  signed: (day: string) => `Het contract gaat in op ${day}.`,
  signed_undated: 'De ingangsdatum van het contract is nog niet bekend.',
  pending: (day: string) => `Bevestiging verwacht op ${day}, 14 dagen na de ingangsdatum.`,
  pending_undated: 'De herroepingstermijn van 14 dagen loopt.',
  elapsed: 'De 14 dagen zijn voorbij.',
  reviewed: (day: string) => `Ons team kijkt deze uitnodiging na, uiterlijk op ${day}.`,
  under_review: 'Ons team kijkt deze uitnodiging na.',
  validated: 'Uw beloning wacht op u.',
  drawn: (day: string) => `Storting ${gainPaidBy(day, 'nl')}.`,
  drawn_undated: 'De storting op uw rekening voor terugbetalingen is in voorbereiding.',
  paid: (amount: string, day: string) => `${amount} gestort op ${day}.`,
  refused: (day: string) => `Sinds ${day}: ${sponsorshipRefused.nl.clause}.`,
  empty: 'U hebt nog niemand uitgenodigd.',
  empty_text: 'Deel uw link met uw vrienden: hier volgt u elke uitnodiging, stap voor stap.',
  empty_ended: 'U hebt niemand uitgenodigd.',
  earned: 'Tot nu toe verdiend',
  paid_count: (count: number) => `${count} ${plural(count, 'beloning gestort', 'beloningen gestort', 'nl')}`,
  drawn_count: (count: number) => `${count} te ontvangen`,
  validated_count: (count: number) => `${count} te ontdekken`,
  fixed_count: (count: number) => `${count} aan te vragen`,
  none_yet: 'Uw eerste beloning verschijnt hier.',
  none_ended: 'Er wordt geen beloning verwacht.',
}

export const shareMessages: Draft<typeof french.shareMessages> = {
  link: 'Uw uitnodigingslink',
  copy: 'Link kopiëren',
  copied: 'Uw uitnodigingslink is gekopieerd.',
  not_copied: 'Het kopiëren is niet gelukt: selecteer de link zelf.',
  share: 'Mijn link delen',
  email: 'Per e-mail versturen',
  scan: 'Om te scannen',
  enlarge: 'Om te scannen: de QR-code van uw link vergroten',
  qr: 'QR-code van uw uitnodigingslink',
  qr_title: 'Uw QR-code',
  qr_text: 'Uw vriend scant de code met de camera van de telefoon: uw link gaat open.',
  close: 'Sluiten',
  subject: `Een uitnodiging voor ${brandName}`,
  invitation: `Hier is mijn uitnodigingslink voor ${brandName}, de gezondheidsverzekering voor honden en katten. Een offerte aanvragen kan online, vrijblijvend:`,
  hello: 'Dag,',
  bye: 'Tot binnenkort,',
}
