import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/sponsorship.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { countryNames } from './contract-words.ts'
import { gainPayment, sponsorshipRefused, sponsorshipStages } from './payment-words.ts'

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
  stages: sponsorshipStages,
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
  drawn: (day: string) => `Storting ${gainPayment.by(day)}.`,
  drawn_undated: 'De storting op uw rekening voor terugbetalingen is in voorbereiding.',
  paid: (amount: string, day: string) => `${amount} gestort op ${day}.`,
  refused: (day: string) => `Sinds ${day}: ${sponsorshipRefused.clause}.`,
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

export const shareMessages = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.shareMessages>> => ({
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
})

export const offerMessages: Draft<typeof french.offerMessages> = {
  title: 'De actie van dit moment',
  dates: (start: string, end: string) => `Actie geldig van ${start} tot en met ${end}`,
  from: (start: string) => `Actie geldig vanaf ${start}`,
  until: (end: string) => `Actie geldig tot en met ${end}`,
  steps: [
    'U deelt uw persoonlijke link.',
    'Uw vriend vraagt een offerte aan en ondertekent die.',
    '14 dagen na de ingangsdatum wordt de uitnodiging bevestigd.',
  ],
  last_step: (least: string, most: string) => `U ontdekt uw beloning, bepaald door loting, van ${least} tot ${most}.`,
  last_step_fixed: (amount: string) => `U ontvangt uw beloning, ${amount}.`,
  how: 'Hoe het werkt',
  odds: (least: string, most: string) =>
    `Elke beloning wordt door loting bepaald, van ${least} tot ${most}; ${least} is u gegarandeerd.`,
  odds_fixed: (amount: string) => `Elke beloning bedraagt ${amount}, zonder loting.`,
  terms: 'Voorwaarden van de actie',
  standing: {
    title: 'Het hele jaar door',
    conditions: 'Voorwaarden voor uitnodigingen',
  },
}

export const guestMessages = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.guestMessages>> => ({
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
})

export const quoteMessages: Draft<typeof french.quoteMessages> = {
  title: 'Uw offerte',
  text: 'Enkele woorden over u en over uw dier: ons team maakt uw offerte op en stuurt ze u per e-mail.',
  firstname: 'Voornaam',
  lastname: 'Familienaam',
  email: 'E-mailadres',
  phone: 'Telefoon',
  optional: '(facultatief)',
  country: 'Land',
  countries: countryNames,
  postal_code: 'Postcode',
  type: 'Uw dier is',
  types: { dog: 'Een hond', cat: 'Een kat' },
  name: 'Naam van uw dier',
  use: (sponsor: string) =>
    `Uw contactgegevens dienen om uw offerte op te maken en u te antwoorden. ${sponsor} ziet uw voornaam, de eerste letter van uw naam en hoe ver het staat met uw contract.`,
  privacy: 'Privacy (nieuw tabblad)',
  submit: 'Mijn offerte aanvragen',
  busy: 'Bezig met versturen',
  failed: 'Uw aanvraag is niet verstuurd.',
  many: 'Van hieruit zijn net meerdere aanvragen verstuurd. Probeer het wat later opnieuw: wat u hebt ingevuld, blijft staan.',
  gone: 'Deze uitnodigingslink bestaat niet meer. Vraag een nieuwe aan de persoon die hem u heeft gestuurd.',
  sent: 'Uw offerteaanvraag is geregistreerd',
  reference: (reference: string) => `Nummer van uw aanvraag: ${reference}`,
  next: (email: string, soon: string) =>
    `Ons team stuurt u uw offerte ${soon}, per e-mail op ${email}. Kijk ook eens bij uw ongewenste e-mail.`,
}
