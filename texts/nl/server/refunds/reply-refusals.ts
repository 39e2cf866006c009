import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/server/refunds/reply-refusals.ts'

export const replyRefusals: Draft<typeof french.replyRefusals> = {
  unknown: 'Dit adres hoort bij geen van onze aanvragen. Antwoord in uw klantenzone, op de pagina van de aanvraag.',
  expired: 'Op dit adres komen geen antwoorden meer aan. Antwoord in uw klantenzone, op de pagina van de aanvraag.',
  sender:
    'We kunnen niet nagaan of dit bericht van u komt. Antwoord vanaf het e-mailadres waarop we u schreven, of in uw klantenzone.',
  unreadable: 'Dit bericht kon niet worden gelezen. Antwoord in uw klantenzone, op de pagina van de aanvraag.',
  too_large: 'Dit bericht is groter dan {max} MB. Stuur minder bestanden tegelijk.',
  empty: 'Dit bericht bevat geen tekst. Schrijf uw antwoord boven het geciteerde bericht.',
  too_long: 'Dit bericht is langer dan {max} tekens. Maak het korter, of voeg een document toe.',
  quote_too_long: 'Dit bericht citeert meer dan {max} tekens. Wis de geciteerde tekst en stuur uw antwoord opnieuw.',
  card_number: 'Dit bericht bevat een kaartnummer: haal het weg en stuur uw antwoord opnieuw.',
  too_many_files: 'Dit bericht heeft meer dan {max} bestanden. Stuur de andere in een tweede bericht.',
  file: 'Een bijgevoegd bestand wordt niet aanvaard, we hebben niets ontvangen. {reason}',
  daily: 'U schreef vandaag veel berichten. Probeer het morgen opnieuw, of schrijf ons via de contactpagina.',
}
