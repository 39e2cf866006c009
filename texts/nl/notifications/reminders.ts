import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/notifications/reminders.ts'

export const reminderWords: Draft<typeof french.reminderWords> = {
  documents_due: {
    title: ['{name}: {missing}', '{name}: uw documenten zijn nog te versturen', 'Uw documenten zijn nog te versturen'],
    body: [
      'Behandeling van {care_day}. {asked} {time_left}; zonder antwoord wordt de aanvraag geweigerd.',
      '{asked} {time_left}; zonder antwoord wordt de aanvraag geweigerd.',
      'Behandeling van {care_day}. Alles is toegevoegd, maar nog niet verstuurd. {time_left}; anders wordt de aanvraag geweigerd.',
      'Alles is toegevoegd, maar nog niet verstuurd. {time_left}; anders wordt de aanvraag geweigerd.',
    ],
    letter: [
      [
        'De verwerking van de aanvraag voor de behandeling van {name} van {care_day} ({care_inside}) wacht nog op uw antwoord.',
        'De verwerking van de aanvraag voor de behandeling van {name} van {care_day} wacht nog op uw antwoord.',
        'De aanvraag {reference} wacht nog op uw antwoord.',
      ],
      ['{asked}', 'Alles wat we vroegen is toegevoegd, maar nog niet verstuurd.'],
      '{time_left}. Zonder antwoord tegen dan wordt de aanvraag geweigerd en worden deze behandelingen niet terugbetaald. De verwerking gaat verder zodra alles er is.',
    ],
  },
  draft_waiting: {
    title: ['{name}: een aanvraag wacht op u', 'Een aanvraag wacht op u'],
    body: [
      'Behandeling van {care_day}. Begonnen, nog niet verstuurd: ze wordt bewaard tot {date}.',
      'Begonnen, nog niet verstuurd: ze wordt bewaard tot {date}.',
    ],
    letter: [
      [
        'U bent een terugbetalingsaanvraag begonnen voor {name}, voor de behandeling van {care_day}. Ze is nog niet verstuurd.',
        'U bent een terugbetalingsaanvraag begonnen voor {name}. Ze is nog niet verstuurd.',
        'U bent een terugbetalingsaanvraag begonnen. Ze is nog niet verstuurd.',
      ],
      'Alles wat u hebt toegevoegd, wordt bewaard tot {date}. U gaat verder waar u gebleven was.',
    ],
  },
  draft_ending: {
    title: ['{name}: uw concept wordt verwijderd op {date}', 'Uw concept wordt verwijderd op {date}'],
    body: [
      'Behandeling van {care_day}. De aanvraag is niet verstuurd: hervat ze, of bewaar ze nog 30 dagen, samen met de documenten.',
      'De aanvraag is niet verstuurd: hervat ze, of bewaar ze nog 30 dagen, samen met de documenten.',
    ],
    letter: [
      [
        'Uw terugbetalingsaanvraag voor {name}, voor de behandeling van {care_day}, is nog altijd niet verstuurd.',
        'Uw terugbetalingsaanvraag voor {name} is nog altijd niet verstuurd.',
        'Een terugbetalingsaanvraag die u begonnen bent, is nog altijd niet verstuurd.',
      ],
      'Zonder nieuws van u wordt ze op {date} verwijderd, met de foto’s en documenten die u hebt toegevoegd. Ze zijn dan niet meer terug te vinden.',
      'Hervat de aanvraag om ze te versturen, of bewaar ze nog 30 dagen: één knop op de pagina volstaat.',
    ],
  },
  package_unused: {
    title: '{name}: nog {amount} van het preventiepakket',
    body: 'Te gebruiken tot en met {date}: wat daarna overblijft, wordt niet overgedragen.',
    letter: [
      'Van het preventiepakket van {name} blijft {amount} over voor het verzekeringsjaar dat eindigt op {date}.',
      'Wat niet wordt gebruikt, wordt niet overgedragen: het volgende jaar begint met een volledig pakket. Was er een vaccin of een antiparasitair middel gepland? Het pakket betaalt het zonder vrijstelling.',
    ],
  },
  formula_change_waiting: {
    title: '{name}: uw aanvraag voor een andere formule wacht nog op ons antwoord',
    body: 'Zonder antwoord van ons vóór {date} blijft de formule dezelfde. U kunt ons schrijven.',
    letter: [
      'U vroeg de formule {formula} voor {name} vanaf {date}. Wij hebben u nog niet geantwoord.',
      'Zonder antwoord van ons tegen dan vervalt uw aanvraag en blijft de formule dezelfde, tegen dezelfde prijs. Is dit belangrijk voor u? Schrijf of bel ons.',
    ],
  },
  mandate_lapsing: {
    title: 'Uw mandaat {umr} eindigt op {date}',
    body: '36 maanden lang niet gebruikt voor een afhouding: volgens de SEPA-regels eindigt het dan. Zolang er niets af te houden is, hoeft u niets te doen.',
    letter: [
      'Uw mandaat {umr}, op de rekening {account}, is 36 maanden lang voor geen enkele afhouding gebruikt. Volgens de SEPA-regels eindigt het op {date}.',
      'Zolang er niets af te houden is, hoeft u niets te doen. Voor een latere afhouding is een nieuw mandaat nodig, dat u in uw klantenzone ondertekent.',
    ],
  },
  card_expiring: {
    title: 'Uw kaart {card} vervalt eind {month}',
    body: 'Uw premies worden ermee betaald. Registreer de nieuwe uiterlijk op {date}, zodat de volgende betaald wordt.',
    letter: [
      'Uw premies worden betaald met uw kaart {card}, die eind {month} vervalt.',
      'Registreer uw nieuwe kaart, of een bankrekening, uiterlijk op {date}: anders wordt de volgende premie geweigerd.',
    ],
  },
  data_ending: {
    title: 'Uw gegevens worden gewist op {date}',
    body: 'Uw contract is al jaren geleden geëindigd en de wet vraagt niet meer om ze te bewaren. Sla voor die dag op wat u wilt houden.',
    letter: [
      'Uw contract is al jaren geleden geëindigd en de wet vraagt ons niet meer om uw gegevens te bewaren. We wissen ze op {date}, samen met uw klantenzone, uw terugbetalingen en uw documenten.',
      'Wilt u een kopie houden? Die downloadt u voor die dag in uw klantenzone. Hebt u nog iets tegoed? Schrijf ons voor die dag.',
    ],
  },
}
