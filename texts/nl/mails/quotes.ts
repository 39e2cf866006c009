import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../fr/mails/quotes.ts'

export const quoteReceived: Draft<typeof french.quoteReceived> = {
  subject: (reference) => `Uw offerteaanvraag (${reference})`,
  title: 'We hebben uw offerteaanvraag goed ontvangen',
  thanks: (soon: string) =>
    `Dank u dat u aan ${brandName} hebt gedacht voor uw hond of uw kat. Ons team stuurt u uw offerte per e-mail ${soon}.`,
  counts: (sponsor) =>
    `Uw aanvraag kwam via de link van ${sponsor}, die uw voornaam, de eerste letter van uw naam en het verloop van uw contract kan zien. Elke uitnodiging wordt nagekeken voordat ze bevestigd wordt.`,
  self: 'Dit adres is dat van de persoon die uitnodigt: de aanvraag telt dus niet als uitnodiging en geeft geen recht op een beloning. De offerte wordt u wel gestuurd.',
  not_asked: 'Hebt u geen offerte gevraagd? Dan hoeft u niets te doen: zonder uw handtekening verandert er niets.',
  why: `U krijgt deze e-mail omdat dit adres is ingevuld om een offerte te vragen via de link van een klant van ${brandName}.`,
}

export const quoteRequested: Draft<typeof french.quoteRequested> = {
  title: 'Offerteaanvraag via een uitnodiging',
  body: 'Wie op deze e-mail antwoordt, schrijft naar de persoon die de offerte vraagt.',
  self: 'Telt niet als uitnodiging: de contactgegevens zijn die van de uitnodiger.',
  reference: requestLabels.nl.tracking_reference,
  name: fieldLabels.nl.name,
  email: 'E-mail',
  phone: fieldLabels.nl.phone,
  place: fieldLabels.nl.postal_code,
  animal: 'Dier',
  sponsor: 'Uitnodiging van',
}
