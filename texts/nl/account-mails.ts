import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/account-mails.ts'
import { capitalised } from '../grammar.ts'
import type { Draft } from '../messages.ts'
import { choosePassword, dataDownloaded, received } from './form-words.ts'
import { accountLabels, unpaidToo } from './payment-words.ts'

export const accountNotices = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.accountNotices>> => ({
  mandate_signed: {
    title: 'De rekening voor uw premies is gewijzigd',
    sms: 'De rekening voor uw premies is gewijzigd',
    text: `In uw klantenzone van ${brandName} is net een domiciliëringsmandaat ondertekend: uw premies worden voortaan afgehouden van de rekening hieronder.`,
    undated: `In uw klantenzone van ${brandName} is net een domiciliëringsmandaat ondertekend voor de rekening hieronder. Voorlopig is er geen afhouding van deze rekening gepland.`,
    undone:
      'De link annuleert dit mandaat niet: een medewerker kijkt samen met u na van welke rekening wordt afgehouden. De mandaten en rekeningen die op hun code wachten, worden geannuleerd.',
  },
  refund_account_changed: {
    title: 'De rekening voor uw terugbetalingen is gewijzigd',
    sms: 'De rekening voor uw terugbetalingen is gewijzigd',
    text: 'Uw volgende terugbetalingen worden op de rekening hieronder gestort. Wat al aanvaard is, wordt nog op de voorziene rekening gestort.',
    undone:
      'De vorige rekening komt niet terug: er vertrekt geen terugbetaling naar de nieuwe zolang we dat niet met u hebben nagekeken. De mandaten en rekeningen die op hun code wachten, worden geannuleerd.',
  },
  account_released: {
    title: 'Uw terugbetalingen wachten niet meer',
    sms: 'Uw terugbetalingen zijn vrijgegeven',
    text: 'Met een code is gevraagd om uw terugbetalingen meteen op uw nieuwe rekening te storten, zonder 48 uur te wachten.',
    undone:
      'De terugbetalingen die nog niet vertrokken zijn, worden opnieuw in de wacht gezet zolang we dat niet met u hebben nagekeken. De mandaten en rekeningen die op hun code wachten, worden geannuleerd.',
  },
  card_registered: {
    title: 'Er is een kaart geregistreerd voor uw premies',
    sms: 'Een kaart is geregistreerd voor uw premies',
    text: 'Uw volgende premies worden aangerekend op deze kaart.',
    named: 'Kaart',
    undone: 'De link verwijdert deze kaart niet: een medewerker kijkt samen met u het betaalmiddel na.',
  },
})

export const accountLines: Draft<typeof french.accountLines> = {
  debited: 'Rekening voor de afhoudingen',
  refunded: accountLabels.account,
  former: 'Vorige rekening',
  former_card: 'Vorig betaalmiddel',
  holder: accountLabels.holder,
  umr: accountLabels.umr,
  first: accountLabels.first_debit,
  unpaid: unpaidToo,
  last: 'Laatste afhouding van de vorige rekening',
  refunds: accountLabels.refunds,
  too: capitalised(accountLabels.refunds_too),
  held: 'Terugbetalingen in de wacht tot',
}

export const noticeKinds = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.noticeKinds>> => ({
  password_changed: {
    title: received.password,
    sms: received.password,
    text: `Het wachtwoord van uw klantenzone van ${brandName} is net gewijzigd. Uw andere sessies zijn beëindigd.`,
    undone: 'Dit wachtwoord geeft geen toegang meer: u kiest een ander.',
  },
  email_requested: {
    title: 'Er is een wijziging van uw e-mailadres aangevraagd',
    sms: 'Een wijziging van uw e-mailadres is aangevraagd',
    text: `In uw klantenzone van ${brandName} is een nieuw e-mailadres opgegeven. Zolang het niet bevestigd is, blijven we u hier schrijven.`,
    named: 'Nieuw adres',
    undone: 'Deze adreswijziging wordt geannuleerd.',
  },
  email_changed: {
    title: 'Uw e-mailadres is gewijzigd',
    sms: 'Uw e-mailadres is gewijzigd',
    text: `Het e-mailadres van uw klantenzone van ${brandName} is vervangen. Voortaan schrijven we u op het nieuwe adres, en u kunt het gebruiken om u aan te melden.`,
    named: 'Nieuw adres',
    undone: 'Uw vorige adres komt terug.',
  },
  phones_changed: {
    title: 'Uw telefoonnummers zijn gewijzigd',
    sms: 'Uw telefoonnummers zijn gewijzigd',
    text: `De telefoonnummers van uw klantenzone van ${brandName} zijn net gewijzigd.`,
    named: 'Nummer',
    undone: 'Uw vorige nummers komen niet terug: u kunt ze in “Mijn gegevens” verbeteren.',
  },
  passkey_added: {
    title: 'Er is een toegangssleutel toegevoegd',
    sms: 'Een toegangssleutel is toegevoegd',
    text: `Met een toegangssleutel (passkey) kan men zich voortaan zonder wachtwoord aanmelden in uw klantenzone van ${brandName}.`,
    named: 'Toegangssleutel',
    undone: 'Deze toegangssleutel wordt verwijderd.',
  },
  passkey_removed: {
    title: 'Er is een toegangssleutel verwijderd',
    sms: 'Een toegangssleutel is verwijderd',
    text: `Een toegangssleutel (passkey) van uw klantenzone van ${brandName} is verwijderd: hij geeft geen toegang meer.`,
    named: 'Toegangssleutel',
    undone: 'De verwijderde sleutel komt niet terug: u kunt een andere toevoegen.',
  },
  identity_linked: {
    title: 'Er is een account gekoppeld om aan te melden',
    sms: 'Een account om aan te melden is gekoppeld',
    text: `Met een account bij een aanmelddienst kan men zich voortaan aanmelden in uw klantenzone van ${brandName}.`,
    named: 'Dienst',
    undone: 'Met deze account kan men zich niet meer aanmelden.',
  },
  identity_unlinked: {
    title: 'Er is een account om aan te melden verwijderd',
    sms: 'Een account om aan te melden is verwijderd',
    text: `Met een account bij een aanmelddienst kan men zich niet meer aanmelden in uw klantenzone van ${brandName}.`,
    named: 'Dienst',
    undone: 'De verwijderde account komt niet terug: u kunt hem opnieuw koppelen.',
  },
  data_exported: {
    title: dataDownloaded,
    sms: dataDownloaded,
    text: `Een archief met al uw gegevens is net gedownload vanuit uw klantenzone van ${brandName}, met uw wachtwoord.`,
    undone:
      'Uw wachtwoord, dat dus bekend is, geeft geen toegang meer: u kiest een ander. Wat gedownload is, kan niet worden teruggehaald.',
  },
})

export const noticeFrame = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.noticeFrame>> => ({
  at: 'Wanneer',
  was_you: 'Was u het zelf, dan hoeft u niets te doen.',
  was_not_you: (undone) =>
    `Was u het niet? Bescherm uw account via de link hieronder. Al uw sessies worden beëindigd en de stortingen naar een recente bankrekening worden in de wacht gezet. ${undone} Als intussen het wachtwoord of het e-mailadres gewijzigd is, of een toegangssleutel of een account om aan te melden toegevoegd, wordt ook dat ongedaan gemaakt. De link werkt maar één keer, gedurende 14 dagen.`,
  call: (phone) => `U kunt ons ook bellen op ${phone}.`,
  sms: (what, date, time, phone) =>
    `${brandName}. ${what} op ${date} om ${time} uur. Was u het niet, bel dan ${phone}.`,
})

export const formerHolder: Draft<typeof french.formerHolder> = {
  title: 'Er wordt niets meer van uw rekening afgehouden',
  title_soon: 'Er wordt binnenkort niets meer van uw rekening afgehouden',
  text: (policyholder) =>
    `De premies van het contract van ${policyholder} worden niet meer van uw rekening afgehouden: een ander betaalmiddel vervangt uw mandaat.`,
  text_soon: (policyholder, last) =>
    `De premies van het contract van ${policyholder} worden na ${last} niet meer van uw rekening afgehouden: een ander betaalmiddel vervangt uw mandaat.`,
  at: 'Wanneer',
  last: 'Laatste afhouding',
  call: (phone) => `Een vraag? Bel ons op ${phone}.`,
}

export const newHolder = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.newHolder>> => ({
  title: 'Het domiciliëringsmandaat is ondertekend',
  text: (policyholder) =>
    `Met de code die we u hebben gestuurd, is het mandaat ondertekend waarmee ${brandName} de premies van het contract van ${policyholder} van uw rekening mag afhouden.`,
  at: 'Wanneer',
  call: (phone) => `Was u het niet? Bel ons op ${phone}.`,
})

export const holderSms = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.holderSms>> => ({
  former_soon: (account, last, phone) =>
    `${brandName}. Laatste afhouding van uw rekening${account} op ${last}: uw mandaat is vervangen. Een vraag? Bel ${phone}.`,
  former: (account, date, phone) =>
    `${brandName}. Sinds ${date} heeft uw rekening${account} geen mandaat meer voor onze afhoudingen. Een vraag? Bel ${phone}.`,
  signed: (account, date, time, phone) =>
    `${brandName}. Het mandaat voor uw rekening${account} is ondertekend op ${date} om ${time} uur. Was u het niet, bel dan ${phone}.`,
})

export const addressToConfirm = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.addressToConfirm>> => ({
  title: 'Bevestig uw nieuwe e-mailadres',
  text: `U hebt gevraagd dat ${brandName} u op dit adres schrijft. U kunt het daarna ook gebruiken om u aan te melden in uw klantenzone. Bevestig dat het wel degelijk van u is.`,
  confirm: 'Mijn adres bevestigen',
  notes: [
    'Deze link werkt maar één keer, gedurende 24 uur. Tot dan blijft uw huidige adres geldig.',
    'Hebt u niets gevraagd, dan hoeft u niets te doen: er verandert niets.',
  ],
})

export const addressInUse = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.addressInUse>> => ({
  subject: 'Uw e-mailadres is al in gebruik',
  title: 'Iemand heeft gevraagd om uw e-mailadres te gebruiken',
  paragraphs: [
    `Iemand heeft gevraagd om dit adres te gebruiken voor een klantenzone van ${brandName}. Het hoort al bij een account: er is niets veranderd.`,
    'Was u het, kies dan een ander adres. Zo niet hoeft u niets te doen.',
  ],
})

export const linkLetters = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.linkLetters>> => ({
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
    label: choosePassword,
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
})

export const signInPage = 'Aanmeldpagina'

export const whyFormerAddress =
  'U krijgt dit bericht op dit adres omdat het e-mailadres van uw klantenzone onlangs is gewijzigd: gedurende 72 uur komen de links die uw klantenzone openen nog hier aan.'

export const linkHeld = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.linkHeld>> => ({
  title: 'Uw link is naar uw vorige adres verstuurd',
  text: `Het e-mailadres van uw klantenzone van ${brandName} is onlangs gewijzigd. Om u te beschermen is de gevraagde link naar het vorige adres verstuurd.`,
  sent_to: 'Link verstuurd naar',
  until: 'Op dit adres vanaf',
  note: (phone) =>
    `Leest u het vorige adres niet meer? Wacht tot dit moment en vraag dan een nieuwe link, of bel ons op ${phone}.`,
})

export const codeLetters = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.codeLetters>> => ({
  code: 'Code',
  mandate: {
    subject: 'Uw code om het domiciliëringsmandaat te ondertekenen',
    text: 'Hier is de code waarmee u het domiciliëringsmandaat ondertekent dat u net hebt gelezen. Zolang hij niet is ingevoerd, verandert er niets.',
    account: 'Rekening voor de afhoudingen',
  },
  refund_account: {
    subject: 'Uw code om de rekening voor uw terugbetalingen te bevestigen',
    text: 'Hier is de code die de rekening bevestigt waarop uw terugbetalingen worden gestort. Zolang hij niet is ingevoerd, verandert er niets.',
    account: 'Rekening voor de terugbetalingen',
  },
  refund_account_release: {
    subject: 'Uw code om uw terugbetalingen vrij te geven',
    text: 'Hier is de code die uw terugbetalingen meteen vrijgeeft naar uw nieuwe rekening. Zonder die code wachten ze op het einde van de veiligheidstermijn.',
    account: 'Rekening voor de terugbetalingen',
  },
  notes: (phone) => [
    'De code is tien minuten geldig, één keer. Een recentere code vervangt hem.',
    `Voer hem alleen in uw klantenzone van ${brandName} in: we vragen hem nooit per telefoon, per sms of per e-mail.`,
    `Hebt u niets gevraagd? Geef deze code aan niemand, wijzig uw wachtwoord en bel ons op ${phone}.`,
  ],
})

export const codeForSomebodyElse = ({
  brandName,
}: BrandFacts): Draft<ReturnType<typeof french.codeForSomebodyElse>> => ({
  subject: (asked_by) => `${asked_by} vraagt u een domiciliëringsmandaat te ondertekenen`,
  paragraphs: (asked_by) => [
    `${asked_by} wil de premies van de verzekering bij ${brandName} met uw rekening betalen. Met deze code ondertekent u het mandaat: u geeft ${brandName} toestemming om ze af te houden van de rekening hieronder.`,
    `Gaat u akkoord, vraag ${asked_by} dan om u het mandaat te tonen en geef daarna de code door: die wordt in de klantenzone ingevoerd.`,
  ],
  account: 'Uw rekening',
  notes: (phone) => [
    'De code is tien minuten geldig, één keer. Zolang hij niet is ingevoerd, verandert er niets.',
    'U kunt uw bank gedurende 8 weken vragen om een afhouding terug te betalen.',
    `We vragen deze code nooit per telefoon. Gaat u niet akkoord, of kent u deze persoon niet, geef hem dan niet door en bel ons op ${phone}.`,
  ],
})

export const codeSms = ({ brandName }: BrandFacts): Draft<ReturnType<typeof french.codeSms>> => ({
  purposes: {
    mandate: ({ name, account }) => `mandaat ${name} te ondertekenen, rekening ${account}`,
    refund_account: ({ account }) => `uw terugbetalingen te krijgen op rekening ${account}`,
    refund_account_release: ({ account }) => `uw terugbetalingen vrij te geven naar rekening ${account}`,
  },
  own: (code, purpose) =>
    `${code} is uw code van ${brandName} om ${purpose}. 10 min geldig. We vragen hem nooit per telefoon.`,
  of_somebody_else: (code, asked_by, purpose) =>
    `${code}: ${asked_by} vraagt u om ${purpose} (${brandName}). 10 min geldig, nooit per telefoon gevraagd.`,
})
