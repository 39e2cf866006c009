import type * as french from '../fr/verifier.ts'
import type { Translated } from '../messages.ts'

/** Words of the page that checks papers. */
export const verifier: Translated<typeof french.verifier> = {
  title: 'Een document controleren',
  intro:
    'Sleep een mandaat of een afrekening uit uw persoonlijke ruimte hierheen. Alles gebeurt op dit toestel: er wordt niets verzonden, en deze pagina werkt zonder verbinding.',
  paper: 'Het document (PDF)',
  heads: 'Het elders gepubliceerde register, als u het hebt (heads.json)',
  heads_hint:
    'De verzekeraar publiceert dit register zodat niemand, ook hijzelf niet, kan herschrijven wat is ingeschreven. Sleep of plak een kopie die van elders komt.',
  choose: 'Bestand kiezen',
  paste: 'Of plak het hier',
  bad_file: 'Dit bestand kon niet worden gelezen. Kies de PDF zoals u die hebt gedownload.',
  bad_heads_file: 'Deze tekst is geen gepubliceerd register. Kies het bestand heads.json.',
  two_files: 'Sleep één document per keer hierheen.',
  trusts_heads:
    'Deze pagina kent alleen de sleutel van het gegeven register: ga na dat het van de verzekeraar komt, en niet van wie u het document gaf.',
  register: 'Register van',
  working: 'Bezig met controleren',
  own_key: 'Sleutel van deze pagina',
  facts: 'Wat bewezen is',
  compare: 'Het document dat u ziet, moet hetzelfde zeggen: vergelijk elke regel.',
  technical: 'Details voor een deskundige',
  line: (position: number) => `Regel nr. ${position}`,
  proven_since: 'In het register sinds',
  late: 'Later ingeschreven dan de datum, na het terugzetten van een back-up.',
  signed_text: 'Ondertekende tekst',
  labels: {
    decision: 'Beslissing',
    correction: (number: number) => `Correctie nr. ${number}`,
    mandate: 'Mandaat en handtekening',
    at: 'Datum',
    outcome: 'Resultaat',
    reference: 'Volgnummer',
    invoice_number: 'Factuurnummer',
    care_date: 'Datum van de zorg',
    billed: 'Gefactureerd',
    refunded: 'Terugbetaald',
    account: 'Rekening',
    recipient: 'Ontvanger van de code',
  },
  outcomes: { accepted: 'Aanvaard', rejected: 'Geweigerd' },
  verdicts: {
    holds: {
      title: 'Het document is ongewijzigd',
      text: 'Er is niets gewijzigd, noch in dit bestand, noch in het gepubliceerde register.',
    },
    not_compared: {
      title: 'Het document is ongewijzigd',
      text: 'Er is niets gewijzigd in dit bestand. Om uit te sluiten dat de verzekeraar zijn register heeft herschreven, voegt u ook een elders gepubliceerde kopie toe.',
    },
    not_published: {
      title: 'Nog niet in het register',
      text: 'Het bestand is niet gewijzigd sinds het downloaden, maar het register dat u hebt, reikt nog niet zo ver. Download het morgen opnieuw, of neem een recenter register.',
    },
    paper_only: {
      title: 'Het bestand is ongewijzigd',
      text: 'Het is niet gewijzigd sinds het downloaden. De beslissing dateert van voor het register, dat ze dus niet bewijst.',
    },
    forged: {
      title: 'Het document is gewijzigd',
      text: 'Dit bestand is niet dat van de verzekeraar: een deel ervan is veranderd. Vertrouw er niet op.',
    },
    truncated: { title: 'Er ontbreekt een deel', text: 'Een beslissing of correctie is uit de reeks verwijderd.' },
    reordered: {
      title: 'De volgorde is veranderd',
      text: 'De inschrijvingen volgen elkaar niet op in de volgorde waarin ze zijn gemaakt.',
    },
    back_dated: {
      title: 'De datum klopt niet',
      text: 'Het register kreeg deze inschrijving later dan de datum die ze draagt: ze is geantedateerd.',
    },
    rewritten: {
      title: 'Het register is herschreven',
      text: 'Het register van dit document is niet het gepubliceerde. Een van beide is achteraf veranderd.',
    },
    bad_heads: {
      title: 'Het toegevoegde register klopt niet',
      text: 'De kopie van het register is onvolledig of gewijzigd. Neem ze waar de verzekeraar ze publiceert.',
    },
    unknown_key: {
      title: 'Onbekende handtekening',
      text: 'De sleutel die dit document heeft ondertekend, is hier niet bekend. Voeg het register toe dat de verzekeraar publiceert, of neem deze pagina van zijn portaal.',
    },
    no_proof: {
      title: 'Geen bewijs in dit bestand',
      text: 'Dit document bevat er geen, of het is verwijderd. Download het opnieuw uit uw persoonlijke ruimte.',
    },
    unsupported: {
      title: 'Controle hier niet mogelijk',
      text: 'Deze browser kan geen Ed25519-handtekeningen controleren. Open deze pagina met een recente versie van Firefox, Chrome, Edge of Safari.',
    },
  },
}
