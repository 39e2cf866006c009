import { ofSoldCountries } from '@coussinet/contract/brand/of-sold-countries.ts'
import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/legal-pages/legal-pages.ts'

export const noticeMessages: Draft<typeof french.noticeMessages> = {
  title: 'Wettelijke vermeldingen',
  intro: 'Wie dit portaal uitgeeft, wie het host, en tot wie u zich kunt wenden.',
  insurer: 'Uw verzekeraar',
  registered: 'Inschrijving in het register',
  countries: countryNames.nl,
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

export const statementMessages: Draft<typeof french.statementMessages> = {
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
  laws: `Toegepaste teksten: ${[...ofSoldCountries({ FR: 'Franse wet nr. 2005-102 van 11 februari 2005 (artikel 47)', IT: 'Italiaanse wet nr. 4 van 9 januari 2004' }), 'richtlijn (EU) 2019/882'].join(', ')}.`,
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
}
