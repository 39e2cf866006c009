import { type BrandFacts, ofSoldCountries } from '../brand-facts.ts'
import type * as french from '../fr/legal-pages.ts'
import type { Draft } from '../messages.ts'
import { countryNames } from './contract-words.ts'
import { documentNames } from './document-words.ts'

export const noticeMessages: Draft<typeof french.noticeMessages> = {
  title: 'Wettelijke vermeldingen',
  intro: 'Wie dit portaal uitgeeft, wie het host, en tot wie u zich kunt wenden.',
  insurer: 'Uw verzekeraar',
  registered: 'Inschrijving in het register',
  countries: countryNames,
  legal: 'Vennootschap',
  address: 'Adres',
  phone: 'Telefoon',
  email: 'E-mail',
  supervisor: 'Toezichthouder',
  mediator: 'Ombudsman',
  published: 'Publicatie en hosting',
  director: 'Verantwoordelijke voor de publicatie',
  host: 'Hostingbedrijf',
  more: 'Goed om te weten',
  security: 'Beveiligingslekken',
  security_text:
    'Als u een lek ontdekt, meld het ons dan voordat u erover spreekt: ons contact staat in het bestand security.txt. Wie te goeder trouw handelt, zonder gegevens van anderen te lezen of te bewaren, heeft onze toestemming.',
  security_link: 'security.txt openen',
  works: 'Software en lettertypen',
  works_text: 'Dit portaal bevat het werk van andere auteurs. Ieder behoudt zijn rechten, onder zijn eigen licentie.',
  works_link: 'Hun licenties lezen (in het Engels)',
}

export const statementMessages = ({
  brandName,
  soldCountries,
}: BrandFacts): Draft<ReturnType<typeof french.statementMessages>> => ({
  title: 'Toegankelijkheidsverklaring',
  intro: `${brandName} wil dat iedereen dit portaal kan gebruiken, ongeacht zicht, gehoor, beweging en toestel.`,
  state: 'Mate van conformiteit',
  full: 'Dit portaal voldoet volledig aan het RGAA 4.1, dat de norm EN 301 549 en de WCAG 2.1-regels van niveau AA toepast.',
  partial:
    'Dit portaal voldoet gedeeltelijk aan het RGAA 4.1, dat de norm EN 301 549 en de WCAG 2.1-regels van niveau AA toepast: wat niet voldoet, staat hieronder.',
  none: 'Dit portaal voldoet niet aan het RGAA 4.1, dat de norm EN 301 549 en de WCAG 2.1-regels van niveau AA toepast.',
  no_audit: 'Er is nog geen audit uitgevoerd: zonder audit geldt een site als niet-conform, wat ze verder ook doet.',
  audit: (day: string, by: string, rate: number) =>
    `Audit van ${day}, door ${by}: aan ${rate}% van de criteria is voldaan.`,
  laws: `Toegepaste teksten: ${[...ofSoldCountries({ FR: 'Franse wet nr. 2005-102 van 11 februari 2005 (artikel 47)', IT: 'Italiaanse wet nr. 4 van 9 januari 2004' }, soldCountries), 'richtlijn (EU) 2019/882'].join(', ')}.`,
  gaps: 'Wat niet toegankelijk is',
  no_gaps: 'Er is geen gebrek vastgesteld.',
  not_listed: 'Zonder audit is deze lijst niet volledig.',
  tested: 'Wat we bij elke versie nakijken',
  tests: [
    'elke pagina, licht en donker, met een automatisch hulpmiddel (axe, regels van WCAG 2.2 A en AA, EN 301 549 en RGAA);',
    'elke pagina op 320 pixels breed, en de belangrijkste met tekst vergroot tot 200%;',
    'het versturen van een terugbetalingsaanvraag met alleen het toetsenbord, de titels en de meldingen aan schermlezers;',
    'de codering van de pdf-documenten die we maken.',
  ],
  not_an_audit:
    'Deze controles vervangen geen audit en ook niet het oordeel van de betrokken personen: een hulpmiddel ziet maar een deel van de gebreken.',
  report: 'Een gebrek melden',
  report_text:
    'Zeg ons op welke pagina u vastloopt en hoe: we bezorgen u de informatie of de dienst op een andere manier, en daarna verbeteren we de pagina.',
  recourse: 'Als u niet tevreden bent met ons antwoord',
  authorities: {
    FR: 'In Frankrijk: de Défenseur des droits, telefoon +33 9 69 39 00 00, of een gratis brief aan “Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07”.',
    BE: 'In België: de FOD Economie (Meldpunt), of Unia op 0800 12 800.',
    IT: 'In Italië: de ombudsman voor digitale diensten (difensore civico per il digitale), bij AgID.',
  },
  stated: (day: string) => `Verklaring opgesteld op ${day}.`,
})

export const consentMessages: Draft<typeof french.consentMessages> = {
  title: 'Bezoekmeting',
  text: 'We zouden graag de bekeken pagina’s tellen. Het meetinstrument verneemt uw land, uw taal, het IP-adres van uw browser en een code in plaats van uw nummer, nooit uw naam, uw documenten of uw bedragen.',
  accept: 'Aanvaarden',
  refuse: 'Weigeren',
  more: 'Meer weten',
  kept: 'Genoteerd. U kunt op elk moment van mening veranderen op de pagina “Privacy”.',
}

export const privacyMessages = ({ soldCountries }: BrandFacts): Draft<ReturnType<typeof french.privacyMessages>> => ({
  title: 'Privacy',
  intro: 'Wat dit portaal in uw browser bewaart, wat het meet, en welke rechten u hebt op uw gegevens.',
  measurement: 'Bezoekmeting',
  measured: (host: string) =>
    `Met uw toestemming telt een meetinstrument de bekeken pagina’s. Een ander bedrijf levert het (${host}): dat ontvangt, zoals elke site die men opent, het IP-adres en de versie van uw browser. Het instrument werkt in een apart kader, dat noch de pagina, noch wat u invult, noch uw aanmelding ziet, en het plaatst geen enkele cookie.`,
  told: 'Het verneemt het type pagina (“een aanvraag”, nooit welke), de soort gedownload document, uw taal, uw land en, als u een klantenzone hebt, een code in plaats van uw nummer. Die code is altijd dezelfde: hij verbindt uw bezoeken met elkaar, en alleen wij kunnen weten dat het om u gaat.',
  never_measured:
    'Er wordt niets doorgegeven vanaf de aanmeldpagina’s, de links die u per e-mail ontvangt en de betaalmiddelen.',
  no_tags: 'Dit portaal gebruikt geen meetinstrument: er valt niets te aanvaarden of te weigeren.',
  choice: 'Uw keuze',
  no_choice: 'U hebt nog niet geantwoord. Zonder antwoord wordt er niets gemeten.',
  accepted: (at: string, ends: string) =>
    `U hebt de bezoekmeting aanvaard op ${at}. We stellen u de vraag opnieuw na ${ends}.`,
  refused: (at: string, ends: string) =>
    `U hebt de bezoekmeting geweigerd op ${at}. We stellen u de vraag opnieuw na ${ends}.`,
  accept: 'Aanvaarden',
  refuse: 'Weigeren',
  kept_title: 'Wat uw browser bewaart',
  kept_intro: 'Niets daarvan wordt door anderen dan ons gelezen, en niets gaat van de ene site naar de andere.',
  kept: {
    session: 'Uw aanmelding',
    session_text:
      'Twee sleutels waardoor u zich niet bij elke pagina opnieuw hoeft aan te melden, gewist bij het afmelden.',
    xsrf: 'De cookie XSRF-TOKEN',
    xsrf_text: 'Ze bewijst dat wat verstuurd wordt echt van deze pagina komt. Gewist bij het sluiten van de browser.',
    provider: 'De cookie sign-in',
    provider_text: 'Als u via een aanmelddienst gaat: ze herkent uw browser bij de terugkeer. Kort daarna gewist.',
    looks: 'Uw weergave-instellingen',
    looks_text:
      'De taal (cookie locale, zes maanden), het menu open of dicht (cookie sidebar:state, zeven dagen), het lichte of donkere thema.',
    tab: 'De draad van uw bezoek',
    tab_text:
      'De pagina die na het aanmelden opnieuw opengaat, de plaats in een lijst, een begonnen bericht. Gewist bij het sluiten van het tabblad.',
    passkey: 'De toegangssleutels',
    passkey_text: 'Of u er een op dit toestel gebruikt, en wanneer we u er een hebben voorgesteld.',
    choice: 'Uw keuze over de bezoekmeting',
    choice_text: 'Met de datum, gedurende zes maanden.',
  },
  errors: 'Fouten en laadtijden',
  errors_text:
    'Elke pagina zegt ons hoe snel ze verscheen en hoelang onze servers erover deden om te antwoorden, zonder te zeggen aan wie. Als er een fout optreedt, meldt ze ons die met de laatst geopende pagina’s en, als u een klantenzone hebt, een code in plaats van uw nummer: alleen wij kunnen weten om wie het gaat. Alles gaat via onze servers, die er adressen, nummers en ingevulde teksten uit halen voordat ze het doorgeven aan een opvolgingsinstrument, geleverd door een ander bedrijf.',
  invited: 'Een offerte via de link van een vriend',
  invited_text:
    'Als u een offerte aanvraagt via een uitnodigingslink, ziet de persoon die u uitnodigt uw voornaam, de eerste letter van uw naam en hoever het staat met uw contract: offerte aangevraagd en daarna ondertekend, ingangsdatum, einde van de 14 dagen, uitnodiging bevestigd of niet aanvaard. Die persoon ziet noch uw contactgegevens, noch uw dier, noch uw formule.',
  rights: 'Uw rechten',
  rights_text:
    'U kunt uw gegevens inkijken, ze laten verbeteren of wissen, er een kopie van ontvangen, het gebruik ervan beperken of u ertegen verzetten. Schrijf ons: we antwoorden binnen een maand.',
  countries: countryNames,
  authority: `Als u niet tevreden bent met ons antwoord, kunt u zich wenden tot de gegevensbeschermingsautoriteit van uw land: ${ofSoldCountries({ BE: 'de GBA in België', FR: 'de CNIL in Frankrijk', IT: 'de Garante in Italië' }, soldCountries).join(', ')}.`,
  document_title: 'De details, per contract',
  document_text: 'Waarom we uw gegevens gebruiken, en hoelang we ze bewaren.',
  document: `${documentNames.rgpd} (pdf)`,
})
