import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type { DeclineCode } from '@coussinet/contract/receipts.ts'
import type * as french from '../../../fr/pages/receipts/receipts.ts'

type Reason = {
  why: string
  todo: string
}

const reasons: Record<DeclineCode, Reason> = {
  AM04: {
    why: 'Op de dag van de afhouding stond er niet genoeg geld op de rekening.',
    todo: 'Zorg vóór de nieuwe poging voor voldoende saldo op de rekening, of betaal nu meteen met kaart.',
  },
  MS03: {
    why: 'De bank heeft de afhouding geweigerd zonder ons de reden te geven.',
    todo: 'Uw bank kan u de reden geven. U kunt ook nu meteen met kaart betalen.',
  },
  TM01: {
    why: 'Onze opdracht is te laat bij de bank aangekomen: de fout ligt bij ons.',
    todo: 'We bieden de opdracht opnieuw aan. U hoeft niets te doen.',
  },
  FF01: {
    why: 'De bank kon onze opdracht niet lezen: de fout ligt bij ons.',
    todo: 'We bieden de opdracht opnieuw aan. U hoeft niets te doen.',
  },
  FF05: {
    why: 'Onze opdracht had niet het juiste formaat: de fout ligt bij ons.',
    todo: 'We bieden de opdracht opnieuw aan. U hoeft niets te doen.',
  },
  AM05: {
    why: 'De bank dacht dat deze premie twee keer werd afgehouden.',
    todo: 'Kijk eerst of ze op uw rekeninguittreksel staat. Zo niet, betaal ze dan met kaart.',
  },
  AC01: {
    why: 'De bank vindt geen rekening met dit nummer.',
    todo: 'Geef ons een andere rekening op, en betaal deze premie met kaart.',
  },
  AC04: {
    why: 'De rekening voor de afhouding is afgesloten.',
    todo: 'Geef ons uw nieuwe rekening op, en betaal deze premie met kaart.',
  },
  AC06: {
    why: 'De rekening is geblokkeerd: de bank laat er geen enkele afhouding door.',
    todo: 'Neem contact op met uw bank, of betaal deze premie met kaart.',
  },
  AG01: {
    why: 'Deze rekening aanvaardt geen domiciliëringen: dat is vaak zo bij een spaarrekening.',
    todo: 'Geef ons een zichtrekening op, en betaal deze premie met kaart.',
  },
  MD01: {
    why: 'De bank heeft geen geldig mandaat voor deze afhouding.',
    todo: 'Er moet een nieuw mandaat ondertekend worden. Betaal deze premie intussen met kaart.',
  },
  MD06: {
    why: 'De titularis van de rekening heeft de bank gevraagd om deze afhouding terug te storten.',
    todo: 'Is dat een vergissing, betaal deze premie dan met kaart. Zo niet, bel ons om erover te praten.',
  },
  MD07: {
    why: 'De bank meldt ons dat deze rekening niet meer beschikbaar is.',
    todo: 'Bel ons: we bekijken samen met u hoe het verder kan.',
  },
  MS02: {
    why: 'De titularis van de rekening heeft de bank gevraagd om deze afhouding te weigeren.',
    todo: 'Betaal deze premie met kaart, of bel ons als het bedrag u verrast.',
  },
  RC01: {
    why: 'De code van de bank (BIC) wordt niet herkend.',
    todo: 'Geef ons een andere rekening op, en betaal deze premie met kaart.',
  },
  SL01: {
    why: 'De instellingen van de rekening beperken of filteren de domiciliëringen.',
    todo: `Geef ${brandName} toestemming in uw onlinebankomgeving, en betaal deze premie met kaart.`,
  },
  CNOR: {
    why: 'Onze bank kon de bank van de rekening niet bereiken.',
    todo: 'Betaal deze premie met kaart, of geef ons een rekening bij een andere bank op.',
  },
  DNOR: {
    why: 'De bank van de rekening kan geen domiciliëringen ontvangen.',
    todo: 'Betaal deze premie met kaart, of geef ons een rekening bij een andere bank op.',
  },
  card_expired: {
    why: 'De geregistreerde kaart is vervallen.',
    todo: 'Betaal met een kaart die nog geldig is.',
  },
  card_refused: {
    why: 'De bank van de kaart heeft de betaling geweigerd.',
    todo: 'Probeer het met een andere kaart, of neem contact op met uw bank.',
  },
  card_lost: {
    why: 'De geregistreerde kaart is als verloren of gestolen opgegeven.',
    todo: 'Betaal met een andere kaart.',
  },
}

type Advice = Partial<Record<DeclineCode, string>>

const withoutCard: Advice = {
  AM04: 'Zorg vóór de nieuwe poging voor voldoende saldo op de rekening.',
  MS03: 'Uw bank kan u de reden geven.',
  AM05: 'Kijk eerst of ze op uw rekeninguittreksel staat. Zo niet, bel ons.',
  AC01: 'Geef ons een andere rekening op: deze premie kan dan daarvan worden afgehouden.',
  AC04: 'Geef ons uw nieuwe rekening op: deze premie kan dan daarvan worden afgehouden.',
  AC06: 'Neem contact op met uw bank, of geef ons een andere rekening op.',
  AG01: 'Geef ons een zichtrekening op: deze premie kan dan daarvan worden afgehouden.',
  MD01: 'Onderteken een nieuw mandaat: ook deze premie kan daarmee worden afgehouden.',
  MD06: 'Bel ons om erover te praten.',
  MS02: 'Geef ons een andere rekening op, of bel ons als het bedrag u verrast.',
  RC01: 'Geef ons een andere rekening op: deze premie kan dan daarvan worden afgehouden.',
  SL01: `Geef ${brandName} toestemming in uw onlinebankomgeving, en bel ons daarna.`,
  CNOR: 'Geef ons een rekening bij een andere bank op.',
  DNOR: 'Geef ons een rekening bij een andere bank op.',
  card_expired: 'Schakel over op domiciliëring via een rekening, of bel ons.',
  card_refused: 'Neem contact op met uw bank, schakel over op domiciliëring via een rekening, of bel ons.',
  card_lost: 'Schakel over op domiciliëring via een rekening, of bel ons.',
}

export const receiptMessages: Draft<typeof french.receiptMessages> = {
  title: pageNames.receipts.nl,
  nextAttempt: (day: string) => `Nieuwe poging op ${day}`,
  noNextAttempt: 'Geen nieuwe poging',
  collected: (day: string) => `Wordt op ${day} van de nieuwe rekening afgehouden`,
  collectedAfter: (attempt: string, day: string) =>
    `Nieuwe poging op ${attempt} via de oude rekening; mislukt die, dan op ${day} via de nieuwe`,
  mend: 'In orde brengen',
  mendOf: (month: string) => `${month} in orde brengen`,
  receipt: paperNames.nl.receipt,
  receiptOf: (month: string) => `kwitantie van ${month}`,
  month: 'Maand',
  issueDate: 'Opgemaakt op',
  statusColumn: 'Status',
  amount: 'Bedrag',
  loading: 'Bezig met laden…',
  failed: 'We konden uw kwitanties niet tonen.',
}

export const declineMessages: Draft<typeof french.declineMessages> = {
  reasons,
  final: 'We proberen deze premie niet meer af te houden: betaal ze met kaart.',
}

export const withoutCardMessages: Draft<typeof french.withoutCardMessages> = {
  reasons: withoutCard,
  final:
    'We proberen deze premie niet meer van deze rekening af te houden: geef ons een andere rekening op, of bel ons.',
  ways: 'Geef ons een andere rekening op: u kunt dan vragen om dit bedrag daarvan af te houden. Of bel ons, dan spreken we de betaling af.',
  waiting: 'Te betalen',
}
