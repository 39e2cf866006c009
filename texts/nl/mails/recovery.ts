import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { choosePassword } from '@coussinet/contract/domain/new-password.ts'
import type * as french from '../../fr/mails/recovery.ts'

export const linkLetters: Draft<typeof french.linkLetters> = {
  recovery: {
    subject: 'Kies een nieuw wachtwoord',
    title: 'Uw link om een nieuw wachtwoord te kiezen',
    paragraphs: [
      `U hebt gevraagd om een nieuw wachtwoord te kiezen voor uw klantenzone van ${brandName}. Via de link hieronder kiest u het en bent u meteen aangemeld.`,
    ],
    label: 'Mijn wachtwoord kiezen',
    notes: [
      'De link werkt maar één keer, gedurende 30 minuten. Daarna vraagt u een nieuwe via de aanmeldpagina.',
      'Hebt u niets gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.',
    ],
  },
  activation: {
    subject: `Activeer uw klantenzone van ${brandName}`,
    title: 'Uw klantenzone staat klaar',
    paragraphs: [
      `Terugbetalingen, documenten, alles over uw dieren: het staat voor u klaar in uw klantenzone van ${brandName}. U hoeft alleen nog uw wachtwoord te kiezen.`,
    ],
    label: 'Mijn klantenzone activeren',
    notes: [
      'De link werkt maar één keer, gedurende 24 uur. Daarna vraagt u een nieuwe via de pagina voor de eerste aanmelding.',
      'Hebt u niets gevraagd? Dan hoeft u niets te doen: er verandert niets.',
    ],
  },
  already_active: {
    subject: `Uw klantenzone van ${brandName} is al actief`,
    title: 'Uw klantenzone is al actief',
    paragraphs: [
      `U hebt gevraagd om uw klantenzone van ${brandName} te activeren: dat is al gebeurd. Meld u aan met uw klantnummer of uw e-mailadres, en uw wachtwoord. Bent u het vergeten, dan kunt u via de link hieronder een nieuw kiezen.`,
    ],
    label: choosePassword.nl,
    notes: [
      'Deze link werkt maar één keer, gedurende 30 minuten. Daarna vraagt u een nieuwe via de aanmeldpagina.',
      'Hebt u niets gevraagd? Dan hoeft u niets te doen: er verandert niets.',
    ],
  },
  transfer: {
    subject: 'Uw aanmeldlink',
    title: 'Uw aanmeldlink',
    paragraphs: [`Hier is de link die uw klantenzone van ${brandName} opent, zonder wachtwoord in te voeren.`],
    label: 'Mijn klantenzone openen',
    notes: [
      'De link werkt maar één keer, gedurende 10 minuten. Geef hem aan niemand door: hij opent uw klantenzone.',
      'Hebt u niets gevraagd? Dan hoeft u niets te doen: er verandert niets.',
    ],
  },
}

export const signInPage = 'Aanmeldpagina'

export const whyFormerAddress =
  'U krijgt dit bericht op dit adres omdat het e-mailadres van uw klantenzone onlangs is gewijzigd: gedurende 72 uur komen de links die uw klantenzone openen nog hier aan.'

export const linkHeld: Draft<typeof french.linkHeld> = {
  title: 'Uw link is naar uw vorige adres verstuurd',
  text: `Het e-mailadres van uw klantenzone van ${brandName} is onlangs gewijzigd. Om u te beschermen is de gevraagde link naar het vorige adres verstuurd.`,
  sent_to: 'Link verstuurd naar',
  until: 'Op dit adres vanaf',
  note: (phone) =>
    `Leest u het vorige adres niet meer? Wacht tot dit moment en vraag dan een nieuwe link, of bel ons op ${phone}.`,
}
