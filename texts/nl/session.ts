import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/session.ts'
import type { Draft } from '../messages.ts'
import { countryNames, memberNumber } from './contract-words.ts'
import { choosePassword, notMe, problemSentences, received, requiredText } from './form-words.ts'

export const linkRequestMessages = ({
  numberHint,
}: BrandFacts): Draft<ReturnType<typeof french.linkRequestMessages>> => ({
  busy: 'Bezig met versturen',
  sent_title: 'Kijk in uw mailbox',
  sent_for: (username: string) => `Aanvraag voor ${username}.`,
  spam: 'Na enkele minuten nog niets? Kijk bij de ongewenste e-mail, en kijk na wat u hebt ingevuld.',
  again: 'Opnieuw versturen',
  again_soon: (seconds: number) => `Opnieuw versturen kan over ${seconds} s.`,
  change: 'Mijn invoer wijzigen',
  sign_in: 'Terug naar aanmelden',
  forgot: {
    title: 'Wachtwoord vergeten? Ontvang een link',
    intro: 'Vul uw klantnummer in: we schrijven u op het e-mailadres van uw dossier.',
    username: 'Klantnummer of e-mailadres',
    help: `${numberHint.nl}.`,
    submit: 'Link versturen',
    sent: 'Als er een account bij dit nummer hoort, ontvangt u een link per e-mail.',
    told: 'Als er een account hoort bij wat u hebt ingevuld, is er net een link verstuurd naar het e-mailadres ervan.',
    lasts: 'De link is 30 minuten geldig en werkt maar één keer.',
  },
  activation: {
    title: 'Uw klantenzone activeren',
    intro: 'Vul uw klantnummer in. U ontvangt per e-mail een link om uw wachtwoord te maken.',
    username: memberNumber,
    help: `${numberHint.nl}.`,
    submit: 'Mijn link ontvangen',
    sent: 'Kijk in uw mailbox: we hebben u net een activeringslink gestuurd.',
    told: 'We hebben u net geschreven: open de ontvangen link om uw wachtwoord te maken.',
    lasts:
      'De activeringslink werkt maar één keer, gedurende 24 uur. Als uw klantenzone al actief is, zegt de e-mail u dat en helpt hij u binnen.',
    demo: (name: string) => `Demonstratie: ${name} heeft de klantenzone nog niet geactiveerd.`,
    demo_fill: 'Dit nummer invullen',
  },
})

export const confirmMessages: Draft<typeof french.confirmMessages> = {
  title: 'Uw nieuwe adres bevestigen',
  intro: 'Onze berichten komen daar aan zodra u het hebt bevestigd. We melden het ook op het oude adres.',
  submit: 'Dit adres bevestigen',
  busy: 'Bezig met bevestigen',
  done: 'Uw nieuwe adres is bevestigd',
  done_text: 'We schrijven u voortaan op dit adres. U kunt het ook gebruiken om u aan te melden.',
  expired: 'Deze bevestigingslink is verlopen',
  expired_text:
    'Een link werkt maar één keer, en gedurende 24 uur. U kunt een nieuwe link aanvragen vanuit uw gegevens.',
  profile: 'Mijn gegevens bekijken',
  sign_in: 'Aanmelden',
}

export const notMeMessages: Draft<typeof french.notMeMessages> = {
  title: 'Was u het niet?',
  intro: 'Er is iets gewijzigd in uw klantenzone. Hebt u dat niet zelf gedaan, bescherm dan meteen uw account.',
  effects: 'Wat er gaat gebeuren',
  will: [
    'Alle open sessies worden beëindigd, op alle toestellen.',
    'Deze wijziging en de volgende worden ongedaan gemaakt als ze de toegang betreffen: het vorige e-mailadres komt terug, de toegevoegde toegangssleutels worden verwijderd, een gewijzigd wachtwoord geeft geen toegang meer.',
    'Er vertrekt geen terugbetaling naar een recente bankrekening (minder dan 30 dagen) zolang we dat niet met u hebben nagekeken.',
    'Uw contract, uw aanvragen, uw telefoonnummers en uw postadres veranderen niet.',
  ],
  submit: notMe,
  busy: 'Bezig met beschermen',
  was_me: 'Ik was het wel: niets doen',
  done: 'Uw account is beschermd',
  done_text:
    'Alle sessies zijn beëindigd, en de wijzigingen die de toegang betroffen, zijn ongedaan gemaakt. De stortingen naar een recente bankrekening wachten tot we dat met u hebben nagekeken; uw contract en uw aanvragen veranderen niet.',
  next: 'Nu te doen',
  next_password:
    'Kies een nieuw wachtwoord: het uwe is misschien bekend. Als het gewijzigd was, geeft noch het oude noch het nieuwe nog toegang tot uw klantenzone.',
  next_call: (hours: string) => `Bel ons, ${hours}: we kijken samen uw contactgegevens na.`,
  password: choosePassword,
  expired: 'Deze link is verlopen',
  expired_text:
    'Hij werkt maar één keer, en gedurende 14 dagen. Als een wijziging u verontrust, kies dan een nieuw wachtwoord en bel ons.',
  phones: 'Onze nummers',
  country: countryNames,
}

export const resetMessages: Draft<typeof french.resetMessages> = {
  title: choosePassword,
  intro: 'Het geldt meteen op al uw toestellen.',
  submit: 'Bewaren en aanmelden',
  busy: 'Bezig met bewaren',
  done: `${received.password}.`,
  expired: 'Deze link om uw wachtwoord te vernieuwen is verlopen.',
  expired_title: 'Deze link is verlopen of al gebruikt',
  expired_why:
    'Een link werkt maar één keer en gedurende een beperkte tijd. Als hij verdwenen is bij het herladen van de pagina, open hem dan opnieuw vanuit uw e-mail.',
  expired_action: 'Een nieuwe link aanvragen',
  first: 'Eerste aanmelding?',
  sign_in: 'Terug naar aanmelden',
}

export const transferMessages: Draft<typeof french.transferMessages> = {
  title: 'Aanmelden via link',
  intro: 'Deze link opent uw klantenzone zonder wachtwoord, één enkele keer.',
  signed_in: (name: string | null) =>
    `In deze browser is al een klantenzone geopend${name === null ? '' : ` (${name})`}. Als u verdergaat, wordt die gesloten en opent de klantenzone van de link.`,
  stay: 'De geopende klantenzone houden',
  submit: 'Nu aanmelden',
  busy: 'Bezig met aanmelden',
  invalid: 'Deze aanmeldlink is verlopen of niet geldig.',
  by_number: 'Meld u aan met uw klantnummer.',
  sign_in: 'Aanmelden met mijn wachtwoord',
}

export const passkeyMessages: Draft<typeof french.passkeyMessages> = {
  refused: 'Met deze toegangssleutel kon u niet worden aangemeld. Gebruik uw wachtwoord.',
  failed: 'Dit toestel kon geen toegangssleutel gebruiken. Gebruik uw wachtwoord.',
}

export const signedInMessages: Draft<typeof french.signedInMessages> = {
  unused:
    'In deze browser is al een klantenzone open: deze link is niet gebruikt. Meld u af en open hem daarna opnieuw vanuit de e-mail.',
}

export const sessionMessages = ({ numberHint }: BrandFacts): Draft<ReturnType<typeof french.sessionMessages>> => ({
  title: 'Fijn u terug te zien',
  intro: 'Meld u aan om uw terugbetalingen te volgen.',
  username: 'Klantnummer of e-mailadres',
  username_help: `${numberHint.nl}.`,
  password: 'Wachtwoord',
  show: 'Wachtwoord tonen',
  hide: 'Wachtwoord verbergen',
  submit: 'Aanmelden',
  busy: 'Bezig met aanmelden',
  required: requiredText,
  failed: problemSentences.invalid_credentials,
  offline: problemSentences.network,
  forgot: 'Wachtwoord vergeten?',
  first: 'Eerste aanmelding?',
  first_help: 'Activeer uw klantenzone met uw klantnummer.',
  activate: 'Activeren',
  passkey_first: 'Aanmelden met een toegangssleutel',
  passkey_too: 'Een toegangssleutel gebruiken',
  passkey_or: 'of met uw wachtwoord',
  demo_mailbox: 'Demonstratiemailbox',
  demo: 'Demonstratieaccounts',
  demo_hint: 'Eén klik vult het formulier in.',
})
