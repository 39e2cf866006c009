import { ofSoldCountries } from '@coussinet/contract/brand/of-sold-countries.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { documentNames } from '@coussinet/contract/domain/document-names.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/pages/privacy-notice/privacy.ts'

export const privacyMessages: Draft<typeof french.privacyMessages> = {
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
  countries: countryNames.nl,
  authority: `Als u niet tevreden bent met ons antwoord, kunt u zich wenden tot de gegevensbeschermingsautoriteit van uw land: ${ofSoldCountries({ BE: 'de GBA in België', FR: 'de CNIL in Frankrijk', IT: 'de Garante in Italië' }).join(', ')}.`,
  document_title: 'De details, per contract',
  document_text: 'Waarom we uw gegevens gebruiken, en hoelang we ze bewaren.',
  document: `${documentNames.nl.rgpd} (pdf)`,
}
