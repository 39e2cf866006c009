import type * as french from '../fr/notification-kinds.ts'
import { list, plural } from '../grammar.ts'
import type { Draft, Translated } from '../messages.ts'
import { gainPayment, sponsorshipRefused, sponsorshipStages } from './payment-words.ts'
import { payoutLabels, refundEnds } from './refund-words.ts'

export const kindWords: Draft<typeof french.kindWords> = {
  refund_filed: {
    title: ['{name}: aanvraag goed ontvangen', 'Aanvraag goed ontvangen'],
    body: [
      'Ontvangen {by_channel}. Behandeling van {care_day}: {care_inside}. Antwoord uiterlijk op {expected_by}.',
      'Behandeling van {care_day}: {care_inside}. Antwoord uiterlijk op {expected_by}.',
      'Behandeling van {care_day}. Antwoord uiterlijk op {expected_by}.',
      'Ontvangen {by_channel}. Behandeling van {care_day}: {care_inside}.',
      'We hebben uw aanvraag {reference} ontvangen.',
    ],
    letter: [
      [
        'We hebben uw aanvraag voor de behandeling van {name} van {care_day} ({care_inside}) {by_channel} ontvangen en voor u geregistreerd.',
        'We hebben uw aanvraag voor de behandeling van {name} van {care_day} ({care_inside}) ontvangen.',
        'We hebben uw aanvraag voor de behandeling van {name} van {care_day} ontvangen.',
        'We hebben uw aanvraag {reference} ontvangen.',
      ],
      'We antwoorden u uiterlijk op {expected_by}. Tot dan hoeft u niets te doen.',
    ],
  },
  refund_processing: {
    title: ['{name}: aanvraag in behandeling', 'Aanvraag in behandeling'],
    body: [
      'Behandeling van {care_day}: {care_inside}. Antwoord uiterlijk op {expected_by}.',
      'Behandeling van {care_day}. Antwoord uiterlijk op {expected_by}.',
      'Ons team behandelt de aanvraag {reference}.',
    ],
  },
  action_required: {
    title: ['{name}: {missing}', 'Er wordt een document verwacht'],
    body: [
      'Behandeling van {care_day}: {care_inside}. {asked} Door te sturen uiterlijk op {date}.',
      'Behandeling van {care_day}. {asked} Door te sturen uiterlijk op {date}.',
      'Vul de aanvraag {reference} aan, uiterlijk op {date}.',
    ],
    letter: [
      [
        'De verwerking van de aanvraag voor de behandeling van {name} van {care_day} ({care_inside}) is gepauzeerd.',
        'De verwerking van de aanvraag voor de behandeling van {name} van {care_day} is gepauzeerd.',
        'Vul de aanvraag {reference} aan, uiterlijk op {date}.',
      ],
      '{asked}',
      '{missing_by} Zonder antwoord tegen dan wordt de aanvraag geweigerd. De verwerking gaat verder zodra alles er is.',
    ],
  },
  action_done: {
    title: ['{name}: aanvraag vervolledigd', 'Aanvraag vervolledigd'],
    body: [
      'Behandeling van {care_day}: {care_inside}. De verwerking gaat verder, antwoord uiterlijk op {expected_by}.',
      'Behandeling van {care_day}. De verwerking gaat verder, antwoord uiterlijk op {expected_by}.',
      'De aanvraag {reference} is volledig: de verwerking gaat verder.',
    ],
    letter: [
      [
        'Uw aanvraag voor de behandeling van {name} van {care_day} ({care_inside}) is volledig: de verwerking gaat verder.',
        'Uw aanvraag voor de behandeling van {name} van {care_day} is volledig: de verwerking gaat verder.',
        'De aanvraag {reference} is volledig: de verwerking gaat verder.',
      ],
      'We antwoorden u uiterlijk op {expected_by}.',
    ],
  },
  refund_accepted: {
    title: ['{name}: {amount} aan u terug te betalen', 'Terugbetaling aanvaard'],
    body: [
      '{care} van {care_day}. Storting uiterlijk op {expected_by} op {account}.',
      '{care} van {care_day}. {needs_account}',
      '{care} van {care_day}, te storten op {account}.',
      '{amount} wordt gestort voor {name}.',
    ],
    letter: [
      [
        'De behandeling van {name} van {care_day} ({care_inside}) is aanvaard: we storten u {amount} op {account}, uiterlijk op {expected_by}.',
        'De behandeling van {name} van {care_day} ({care_inside}) is aanvaard: we storten u {amount} op {account}.',
        'De behandeling van {name} van {care_day} ({care_inside}) is aanvaard: u krijgt {amount}.',
        '{amount} wordt gestort voor {name}.',
      ],
      '{needs_account}',
      '{kept} blijft voor uw rekening. De berekening, lijn per lijn, staat in uw klantenzone.',
    ],
  },
  refund_paid: {
    title: ['{name}: {amount} gestort', refundEnds.finished],
    body: ['{care} van {care_day}, naar {account}.', 'We hebben u zonet {amount} gestort.'],
    letter: [
      [
        '{amount} voor de behandeling van {name} van {care_day} ({care_inside}) is vertrokken naar {account}.',
        'We hebben u zonet {amount} gestort.',
      ],
      'Uw bank schrijft het bedrag vaak nog dezelfde dag bij.',
    ],
  },
  refund_rejected: {
    title: ['{name}: aanvraag geweigerd', refundEnds.rejected],
    body: [
      'Behandeling van {care_day}: {care_inside}. {why_alone}',
      'Behandeling van {care_day}. {why_alone}',
      'Bekijk de reden voor de aanvraag {reference}.',
    ],
    letter: [
      [
        'We kunnen de behandeling van {name} van {care_day} ({care_inside}) niet terugbetalen: {why}',
        'We kunnen de behandeling van {name} van {care_day} niet terugbetalen: {why}',
        'Bekijk de reden voor de aanvraag {reference}.',
      ],
    ],
  },
  decision_corrected: {
    title: ['{name}: beslissing gecorrigeerd', 'Beslissing gecorrigeerd'],
    body: [
      'De terugbetaling gaat van {was} naar {amount}: we storten u nog {due}.',
      'De terugbetaling gaat van {was} naar {amount}: er was {overpaid} te veel gestort.',
      'De terugbetaling gaat van {was} naar {amount}.',
      payoutLabels.stays('{stays}'),
      'We hebben de beslissing over de aanvraag {reference} herzien.',
    ],
    letter: [
      [
        'We hebben onze beslissing over de behandeling van {name} van {care_day} herzien: de terugbetaling gaat van {was} naar {amount}.',
        'We hebben onze beslissing over de behandeling van {name} van {care_day} herzien: de terugbetaling blijft {stays}.',
        'We hebben de beslissing over de aanvraag {reference} herzien: de terugbetaling gaat van {was} naar {amount}.',
        'We hebben de beslissing over de aanvraag {reference} herzien: de terugbetaling blijft {stays}.',
      ],
      'Waarom: {note}',
      [
        'Het verschil, {due}, wordt u gestort zoals de andere terugbetalingen.',
        'Er was u {overpaid} te veel gestort. U hoeft voorlopig niets te doen: we zullen u schrijven.',
      ],
      'De eerste beslissing blijft zichtbaar naast de nieuwe, lijn per lijn.',
    ],
  },
  vet_documents: {
    title: ['{name}: de kliniek stuurde {files}', 'De kliniek stuurde {files}'],
    body: 'De documenten kwamen via uw link. Open de aanvraag om ze te bekijken.',
  },
  vet_quote: {
    title: ['{name}: de kliniek stuurde {files}', 'De kliniek stuurde {files}'],
    body: 'De documenten kwamen via uw link. Kijk de offerte na en stuur ze ons daarna.',
  },
  message_received: {
    title: ['{name}: een bericht van ons team', 'Een bericht van ons team'],
    body: [
      '{author} schreef u over de behandeling van {care_day}: {care_inside}.',
      '{author} schreef u over de behandeling van {care_day}.',
      'Ons team schreef u over de aanvraag {reference}.',
    ],
    letter: [
      [
        '{author} schreef u over uw aanvraag voor de behandeling van {name} van {care_day} ({care_inside}).',
        '{author} schreef u over uw aanvraag voor de behandeling van {name} van {care_day}.',
        'Ons team schreef u over de aanvraag {reference}.',
      ],
      'Het bericht wacht op u op de pagina van de aanvraag: u kunt er antwoorden en een document toevoegen.',
    ],
  },
  dispute_received: {
    title: ['{name}: uw betwisting is ontvangen', 'Uw betwisting is ontvangen'],
    body: ['We antwoorden u uiterlijk op {expected_by}.', 'We hebben uw betwisting goed ontvangen.'],
    letter: [
      [
        'We hebben uw betwisting van de beslissing over de behandeling van {name} van {care_day} goed ontvangen. Deze e-mail bevestigt de ontvangst.',
        'We hebben uw betwisting van de beslissing over de aanvraag {reference} goed ontvangen. Deze e-mail bevestigt de ontvangst.',
      ],
      'Iemand die de beslissing niet nam, leest alles opnieuw: de behandelingen, de documenten en uw redenen. U krijgt uiterlijk op {expected_by} een antwoord.',
      'Bent u het daar niet mee eens, of komt het niet op tijd, dan kunt u zich wenden tot een onafhankelijke derde: {mediator}. Op de pagina van de aanvraag leest u dan hoe.',
    ],
  },
  dispute_late: {
    title: ['{name}: ons antwoord op uw betwisting is te laat', 'Ons antwoord op uw betwisting is te laat'],
    body: [
      'U had het uiterlijk op {expected_by} moeten krijgen. Sinds {date} kunt u zich wenden tot een onafhankelijke derde: {mediator}.',
      'Op de pagina van de aanvraag leest u hoe u zich tot een onafhankelijke derde wendt.',
    ],
    letter: [
      [
        'We moesten uiterlijk op {expected_by} antwoorden op uw betwisting van de beslissing over de behandeling van {name} van {care_day}. Dat hebben we niet gedaan. Onze excuses.',
        'We moesten antwoorden op uw betwisting van de beslissing over de aanvraag {reference}. Dat hebben we niet op tijd gedaan. Onze excuses.',
      ],
      'Sinds {date} kunt u zich wenden tot een onafhankelijke derde: {mediator}. Op de pagina van de aanvraag leest u hoe, en kunt u het dossier downloaden dat u meestuurt.',
      'U hebt nog altijd recht op ons antwoord: u krijgt het zodra het er is.',
    ],
  },
  dispute_upheld: {
    title: ['{name}: antwoord op uw betwisting', 'Antwoord op uw betwisting'],
    body: [
      'De beslissing blijft zoals ze is. Onze redenen staan op de pagina van de aanvraag.',
      'De beslissing blijft zoals ze is.',
    ],
    letter: [
      [
        'We hebben de beslissing over de behandeling van {name} van {care_day} opnieuw bekeken en blijven erbij.',
        'We hebben de beslissing over de aanvraag {reference} opnieuw bekeken en blijven erbij.',
      ],
      'Waarom: {note}',
      'Bent u het niet eens met dit antwoord, dan kunt u zich tot en met {date} wenden tot een onafhankelijke derde: {mediator}. Op de pagina van de aanvraag leest u hoe, en vindt u het dossier om mee te sturen.',
    ],
  },
  dispute_changed: {
    title: ['{name}: beslissing gewijzigd na uw betwisting', 'Beslissing gewijzigd na uw betwisting'],
    body: [
      'De terugbetaling gaat van {was} naar {amount}: we storten u nog {due}.',
      'De terugbetaling gaat van {was} naar {amount}.',
      payoutLabels.stays('{stays}'),
      'We hebben de beslissing die u betwistte gewijzigd.',
    ],
    letter: [
      [
        'We hebben de beslissing over de behandeling van {name} van {care_day} opnieuw bekeken en wijzigen ze: de terugbetaling gaat van {was} naar {amount}.',
        'We hebben de beslissing over de behandeling van {name} van {care_day} opnieuw bekeken en wijzigen ze: de terugbetaling blijft {stays}.',
        'We hebben de beslissing over de aanvraag {reference} opnieuw bekeken en wijzigen ze: de terugbetaling gaat van {was} naar {amount}.',
        'We hebben de beslissing over de aanvraag {reference} opnieuw bekeken en wijzigen ze: de terugbetaling blijft {stays}.',
      ],
      'Ons antwoord: {note}',
      [
        'Het verschil, {due}, wordt u gestort zoals de andere terugbetalingen.',
        'Er was u {overpaid} te veel gestort. U hoeft voorlopig niets te doen: we zullen u schrijven.',
      ],
      'Beide beslissingen blijven naast elkaar staan op de pagina van de aanvraag, lijn per lijn.',
      'Bent u het niet eens met dit antwoord, dan kunt u zich tot en met {date} wenden tot een onafhankelijke derde: {mediator}.',
    ],
  },
  payment_returned: {
    title: ['{name}: een terugbetaling is bij ons teruggekomen', 'Een terugbetaling is bij ons teruggekomen'],
    body: [
      'De overschrijving van {amount} naar {account} is geweigerd door de bank. Controleer de rekening voor uw terugbetalingen.',
      'De overschrijving van {amount} is geweigerd door de bank. Controleer de rekening voor uw terugbetalingen.',
      'De bank heeft de overschrijving geweigerd. Controleer de rekening voor uw terugbetalingen.',
    ],
    letter: [
      [
        'De overschrijving van {amount} voor de behandeling van {name} van {care_day}, naar rekening {account}, is op {date} bij ons teruggekomen.',
        'De overschrijving van {amount} voor de aanvraag {reference} is op {date} bij ons teruggekomen.',
        'Een overschrijving voor de aanvraag {reference} is bij ons teruggekomen.',
      ],
      'Controleer de rekening voor uw terugbetalingen in uw klantenzone, pagina Betaalmiddelen. Misschien is ze afgesloten of is het nummer veranderd.',
      'Er is niets verloren: het bedrag vertrekt opnieuw naar de rekening die u opgeeft.',
    ],
  },

  debit_upcoming: {
    title: ['Geen afhouding op {called_off}', 'Premie: {amount} op {date}', 'Volgende afhouding'],
    body: [
      'De aangekondigde afhouding van {amount} op {called_off} gaat niet door.',
      'In plaats van {was}. Premie van {month}, afgehouden van {account}.',
      'In plaats van {was}. Premie van {month}, aangerekend op uw kaart {card}.',
      'Premie van {month}, afgehouden van {account}.',
      'Premie van {month}, aangerekend op uw kaart {card}.',
      'In plaats van {was}: we houden op {date} {amount} af.',
      'We houden op {date} {amount} af.',
    ],
    letter: [
      [
        'De aangekondigde afhouding van {amount} op {called_off} gaat niet door.',
        'Op {date} houden we {amount} af van rekening {account} voor de premie van {month}. Mandaatreferentie {umr}, schuldeiser {ics}.',
        'Op {date} rekenen we {amount} aan op uw kaart {card} voor de premie van {month}.',
        'Op {date} houden we {amount} af van rekening {account}. Mandaatreferentie {umr}, schuldeiser {ics}.',
        'Op {date} rekenen we {amount} aan op uw kaart {card}.',
        'We houden op {date} {amount} af.',
      ],
      'Dit bedrag vervangt dat van {was} dat we u hadden aangekondigd.',
    ],
  },
  debit_declined: {
    title: ['{declined}: {amount}', '{declined}'],
    body: [
      '{reason}. Premie van {month}: nieuwe poging op {next_date}.',
      '{reason}. Breng uw premie van {month} in orde.',
    ],
    letter: [
      [
        'De premie van {month} ({amount}) kon niet worden afgehouden van {account}. Reden: {reason}.',
        'De premie van {month} ({amount}) kon niet worden aangerekend op uw kaart {card}. Reden: {reason}.',
        'Reden: {reason}. De premie van {month} ({amount}) is niet betaald.',
        'Reden: {reason}. De premie van {month} is niet betaald.',
      ],
      [
        'We bieden deze afhouding opnieuw aan op {next_date}. In uw klantenzone leest u hoe u kunt betalen.',
        'Deze afhouding wordt niet opnieuw aangeboden: in uw klantenzone leest u hoe u kunt betalen.',
      ],
    ],
  },
  contribution_paid: {
    title: ['Premie van {month} betaald', 'Premie betaald'],
    body: 'Uw betaling van {amount} met kaart is geregistreerd. Dank u.',
  },
  contribution_collected: {
    title: ['Premie van {month} betaald', 'Premie betaald'],
    body: [
      '{amount} is afgehouden op {date}. {left}',
      '{amount} is afgehouden op {date}. U bent niets meer verschuldigd.',
    ],
    letter: [
      'De premie van {month}, die geweigerd was, is betaald: {amount} is afgehouden op {date}.',
      ['{left}', 'U bent niets meer verschuldigd: {resumes}.', 'U bent niets meer verschuldigd.'],
    ],
  },
  card_payment_refunded: {
    title: 'Geld terug op uw kaart',
    body: 'U krijgt {amount} terug op de kaart waarmee u hebt betaald. Bij uw bank kan dat enkele dagen duren.',
  },
  card_payment_refund_failed: {
    title: 'Terugbetaling op uw kaart niet gelukt',
    body: 'De bank van uw kaart heeft de {amount} die we u teruggaven niet aanvaard. U krijgt ze op een andere manier: u hoeft niets te doen.',
  },
  card_payment_disputed: {
    title: ['Betaling van {month} betwist', 'Kaartbetaling betwist'],
    body: 'De bank van uw kaart heeft {amount} teruggenomen: dit bedrag moet opnieuw worden betaald.',
    letter: [
      'Uw kaartbetaling is betwist bij de bank van uw kaart, die {amount} heeft teruggenomen.',
      [
        'De premie van {month} moet dus opnieuw worden betaald: in uw klantenzone leest u hoe.',
        'De premies die ermee betaald waren, moeten dus opnieuw worden betaald: in uw klantenzone leest u hoe.',
      ],
      'Hebt u niets betwist, neem dan contact op met uw bank.',
    ],
  },
  card_payment_restored: {
    title: ['Premie van {month} betaald', 'Premies betaald'],
    body: 'De betwisting van uw kaartbetaling is afgesloten: {amount} geldt opnieuw als betaald.',
  },
  due_day_changed: {
    title: 'Dag van de afhouding gewijzigd',
    body: 'Uw premies worden afgehouden op de {due_day}e van elke maand.',
  },
  mandate_signed: {
    title: 'Mandaat ondertekend',
    body: 'Uw mandaat {umr} is ondertekend. Eerste afhouding op {date}.',
  },
  mandate_signed_undated: { title: 'Mandaat ondertekend', body: 'Uw mandaat {umr} is ondertekend.' },
  card_registered: {
    title: 'Kaart geregistreerd',
    body: 'Uw volgende premies worden aangerekend op uw kaart {card}.',
  },

  refund_account_chosen: {
    title: 'Rekening geregistreerd voor uw terugbetalingen',
    body: 'Uw volgende terugbetalingen worden gestort op rekening {account}.',
  },
  account_released: {
    title: 'Uw terugbetalingen wachten niet meer',
    body: 'Ze vertrekken zonder wachten naar rekening {account}. Was u het niet? Bel ons.',
  },
  security: {
    title: 'Wijziging van uw bankrekening',
    body: 'Uw IBAN is gewijzigd op {date}. Was u het niet? Bel ons.',
  },
  withdrawal_requested: {
    title: 'Herroeping goed ontvangen',
    body: 'We hebben uw aanvraag {reference} ontvangen. Laatste dag van de waarborgen: {date}.',
  },
  termination_requested: {
    title: 'Aanvraag tot opzegging goed ontvangen',
    body: 'We hebben uw aanvraag {reference} ontvangen. Laatste dag van de waarborgen: {date}.',
  },

  icad_missing: {
    title: ['{name}: identificatienummer in te vullen', 'Identificatienummer in te vullen'],
    body: [
      '{days_left}, tot en met {date}. Zonder dat nummer kunnen de terugbetalingen moeten wachten.',
      '{days_left} voor dat van {name}.',
    ],
    letter: [
      [
        '{days_left}, tot en met {date}, om ons het identificatienummer van {name} te bezorgen. Zonder dat nummer kunnen de terugbetalingen moeten wachten.',
        '{days_left} om ons het identificatienummer van {name} te bezorgen. Zonder dat nummer kunnen de terugbetalingen moeten wachten.',
      ],
    ],
  },
  waiting_over: {
    title: ['{name}: wachttijd voorbij', 'Wachttijd voorbij'],
    body: ['De waarborg ziekte van {name} is ingegaan op {date}.', 'De waarborg ziekte geldt voortaan voor {name}.'],
  },
  ceiling_80: {
    title: ['{name}: 80% van het jaarplafond gebruikt', '80% van het jaarplafond gebruikt'],
    body: [
      'Er blijft {amount} over van {ceiling} tot en met {date}.',
      'Er blijft {amount} over voor {name} tot en met {date}.',
    ],
    letter: [
      [
        'Van het jaarplafond van {name}, {ceiling}, blijft {amount} over tot en met {date}. Daarna begint een nieuw plafond.',
        'Er blijft {amount} over voor {name} tot en met {date}.',
      ],
    ],
  },
  cover_ended: {
    title: ['Einde van de waarborgen van {name}', 'Einde van de waarborgen'],
    body: [
      'Laatste dag: {date}. Volgende premie: {amount} op {next_date}. Behandelingen van daarvoor kunt u ons nog doorsturen.',
      'De laatste dag is {date}. Behandelingen van daarvoor kunt u ons nog doorsturen.',
    ],
    letter: [
      '{condolence}',
      [
        'De laatste dag van de waarborgen is {date}. De premie stopt samen met de waarborgen: u krijgt {given_back} terug, betaald voor de dagen daarna.',
        'De laatste dag van de waarborgen is {date}. De premie stopt samen met de waarborgen: wat voor de tijd daarna betaald zou zijn, krijgt u terug.',
      ],
      'Uw volgende premie, op {next_date}, bedraagt {amount}.',
      '{last_animal}',
      'Behandelingen tot en met die dag kunt u ons nog doorsturen. De pagina, de terugbetalingen en de documenten blijven in uw klantenzone.',
      'Klopt er iets niet? Schrijf of bel ons, we zetten het recht.',
    ],
  },
  formula_change_confirmed: {
    title: '{name}: formule {formula} vanaf {date}',
    body: 'Uw wijziging van formule is bevestigd: {amount} per maand, beheerskosten inbegrepen.',
    letter: [
      'De wijziging van formule voor {name} is bevestigd. De formule {from_formula} geldt tot en met de dag vóór {date}, de formule {formula} vanaf die dag.',
      'Behandelingen worden terugbetaald volgens de formule van de dag waarop ze plaatsvinden. Vanaf {date} bedraagt de prijs {amount} per maand, beheerskosten inbegrepen.',
      'U hoeft niets te doen: de wijziging gebeurt vanzelf.',
    ],
  },
  formula_change_refused: {
    title: '{name}: de formule verandert niet',
    body: ['De formule {formula} is niet toegekend. Ons antwoord: {note}', 'De formule {formula} is niet toegekend.'],
    letter: [
      'U vroeg de formule {formula} voor {name}. Wij kunnen ze niet toekennen: de formule blijft {from_formula}, tegen dezelfde prijs.',
      'Ons antwoord: {note}',
    ],
  },
  formula_change_applied: {
    title: '{name}: de formule {formula} begint',
    body: 'Sinds {date} worden de behandelingen volgens deze formule terugbetaald, voor {amount} per maand.',
    letter: [
      'Sinds {date} heeft {name} de formule {formula}, voor {amount} per maand, beheerskosten inbegrepen.',
      'Behandelingen van vóór die dag blijven terugbetaald volgens de formule {from_formula}, ook als u ze ons nu bezorgt.',
      'Het bijgewerkte aansluitingsbewijs staat bij uw contract.',
    ],
  },
  formula_change_lapsed: {
    title: '{name}: uw aanvraag voor een andere formule bleef zonder antwoord',
    body: 'De vervaldag van {date} is voorbij: de formule blijft {from_formula}. U kunt opnieuw een wijziging vragen.',
    letter: [
      'U vroeg de formule {formula} voor {name} vanaf {date}. Wij hebben u niet op tijd geantwoord, en bieden daarvoor onze excuses aan.',
      'Er is niets veranderd: de formule blijft {from_formula}, tegen dezelfde prijs. U kunt de wijziging opnieuw vragen voor de volgende vervaldag, of ons schrijven.',
    ],
  },
  document_available: {
    title: ['{name}: premie herzien op {date}', 'Nieuw document'],
    body: '{title} staat klaar bij uw contract.',
  },

  sponsorship_created: {
    title: 'Een offerteaanvraag via uw link',
    body: '{godchild} heeft dankzij u een offerte gevraagd. Dank u voor het delen van uw link.',
  },
  sponsorship_validated: {
    title: ['{godchild}: uitnodiging bevestigd', sponsorshipStages.validated],
    body: 'Uw beloning voor {godchild} wacht op u.',
  },
  sponsorship_drawn: {
    title: ['U krijgt {amount} dankzij {godchild}', 'Uw beloning: {amount}'],
    body: [`Storting ${gainPayment.by('{date}')}, {account}.`, `Storting ${gainPayment.by('{date}')}.`],
    letter: [
      'Dank u voor het delen van uw link: u krijgt {amount} dankzij {godchild}.',
      [`Storting ${gainPayment.by('{date}')}, {account}.`, `Storting ${gainPayment.by('{date}')}.`],
    ],
  },
  sponsorship_paid: {
    title: ['{amount} gestort dankzij {godchild}', 'Beloning gestort: {amount}'],
    body: [
      'Uw beloning is op {date} vertrokken naar uw rekening voor terugbetalingen, {account}.',
      '{amount} voor {godchild} is op {date} gestort op uw rekening voor terugbetalingen.',
    ],
    letter: [
      [
        '{amount}, verdiend dankzij {godchild}, is op {date} vertrokken naar uw rekening voor terugbetalingen, {account}.',
        '{amount} voor {godchild} is op {date} gestort op uw rekening voor terugbetalingen.',
      ],
    ],
  },
  sponsorship_refused: {
    title: ['Uitnodiging voor {godchild} niet aanvaard', 'Uitnodiging niet aanvaard'],
    body: `{godchild}: ${sponsorshipRefused.clause}. Een vraag? Schrijf ons.`,
  },

  message_answered: {
    title: 'Antwoord op uw bericht',
    body: '“{subject}”: het antwoord wacht op u bij uw berichten.',
  },
  document_received: { title: 'Nieuw document', body: '“{document}” staat klaar bij uw contract.' },
}

export const paramWords: Draft<typeof french.paramWords> = {
  files: (count: number) => plural(count, 'een document', `${count} documenten`, 'nl'),
  lastAnimal:
    'Uw contract verzekert geen ander dier: het eindigt samen met deze waarborgen, en we zullen u daarover schrijven.',
  condolence: (names: readonly string[]) =>
    `We hebben het overlijden van ${list(names, 'nl')} vernomen en leven met u mee.`,
  noAccount: 'Geef de rekening op waarop u ze wilt ontvangen: er is er nog geen geregistreerd.',
  missing: (things: readonly string[]) => `we missen nog ${list(things, 'nl')}`,
  missingBy: (count: number, day: string) =>
    plural(count, `We verwachten het uiterlijk op ${day}.`, `We verwachten ze uiterlijk op ${day}.`, 'nl'),
  daysLeft: (days: number) => `U hebt nog ${plural(days, '1 dag', `${days} dagen`, 'nl')}`,
  timeLeft: (days: number, day: string) =>
    days === 0
      ? `Vandaag, ${day}, is de laatste dag`
      : `U hebt nog ${plural(days, '1 dag', `${days} dagen`, 'nl')}, tot en met ${day}`,
  unknown: 'Nieuws in uw klantenzone',
}

export const quoteWords: Translated<typeof french.quoteWords> = {
  quote_answered: {
    title: ['{name}: akkoord voor {amount}', 'Akkoord voor uw offerte'],
    body: 'Zorg gepland op {care_day}. Stuur de factuur uiterlijk op {date}: {amount} is voor u gereserveerd.',
    letter: [
      'Uw offerte voor de zorg van {name}, gepland op {care_day}, is aanvaard: u krijgt {amount} terug als de zorg verloopt zoals gepland.',
      'Dat bedrag blijft voor u gereserveerd tot en met {date}. Stuur na de zorg de factuur vanaf de pagina van de offerte, uiterlijk op die dag.',
      'Voorwaarden van het akkoord: {note}',
    ],
  },
  quote_refused: {
    title: ['{name}: offerte geweigerd', 'Offerte geweigerd'],
    body: ['Zorg gepland op {care_day}. {note}', 'Zorg gepland op {care_day}: {why}.'],
    letter: [
      'We kunnen geen akkoord geven voor de zorg van {name} die op {care_day} gepland is.',
      ['Waarom: {note}', 'Waarom: {why}.'],
      'Er is niets gereserveerd. Gaat de zorg door, dan kunt u ons de factuur toch sturen: ze wordt behandeld zoals de andere.',
    ],
  },
  quote_ending: {
    title: ['{name}: uw akkoord eindigt binnenkort', 'Uw akkoord eindigt binnenkort'],
    body: '{time_left}, om de factuur te sturen. Daarna is {amount} niet meer gereserveerd.',
    letter: [
      '{time_left}, om de factuur te sturen van de zorg van {name}, gepland op {care_day}. Daarna vervalt het akkoord en is {amount} niet meer gereserveerd.',
      'Is de zorg gegeven? Stuur de factuur vanaf de pagina van de offerte. Is ze uitgesteld? Vraag de dierenarts een nieuwe offerte en stuur ze ons.',
    ],
  },
  quote_lapsed: {
    title: ['{name}: akkoord vervallen', 'Akkoord vervallen'],
    body: 'Het akkoord over de offerte was geldig tot en met {date}. {amount} is niet meer gereserveerd.',
    letter: [
      'Het akkoord voor de zorg van {name} was geldig tot en met {date}. Het gereserveerde bedrag, {amount}, is weer vrij in uw plafond.',
      'Een factuur die u nu stuurt, wordt behandeld zoals de andere. Stuur voor een nieuw akkoord een nieuwe offerte.',
    ],
  },
  quote_draft_ending: {
    title: ['{name}: uw offerte is niet verstuurd', 'Uw offerte is niet verstuurd'],
    body: 'Ze wordt op {date} verwijderd, samen met de documenten.',
    letter: [
      'In uw klantenzone wacht een offerte die niet verstuurd is. Ze wordt op {date} verwijderd, samen met de documenten.',
      'Hervat ze om ze te versturen; elke wijziging bewaart ze dertig dagen langer.',
    ],
  },
}

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
  invoice_mailed: {
    title: 'Er is een factuur per e-mail binnengekomen',
    body: [
      'Verstuurd door {sender}. Ze staat klaar als concept: kijk ze na en verstuur daarna uw aanvraag.',
      'Ze staat klaar als concept: kijk ze na en verstuur daarna uw aanvraag.',
    ],
    letter: [
      [
        'Er is een factuur binnengekomen op uw privéadres, verstuurd door {sender}. Ze staat klaar als concept.',
        'Er is een factuur binnengekomen op uw privéadres. Ze staat klaar als concept.',
      ],
      'Er wordt niets in uw naam aangevraagd: kijk na wat gelezen is, vul aan en verstuur daarna uw aanvraag. Kent u deze afzender niet, verwijder dan het concept en verander het adres in uw profiel.',
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
