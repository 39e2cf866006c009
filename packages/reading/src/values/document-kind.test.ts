import { describe, expect, it } from 'vitest'
import { known, createPage } from '../tests/page-of.ts'
import { understand } from '../understand.ts'

const bill = `
Consultation          45,00
Vaccin CHPPiL         60,00
Total                105,00`

describe('[READ-03] a kind of document', () => {
  it.each([
    ['invoice', `FACTURE n° 12\n${bill}`],
    ['invoice', `Note d'honoraires\n${bill}`],
    ['invoice', `Clinique des Lilas\n${bill}\nRéglé par carte bancaire 105,00`],
    ['invoice', `Facture n° 12\nSuivant devis n° 8 accepté\n${bill}`],
    ['invoice', `FATTURA n. 12\n${bill}`],
    ['invoice', `Factuur nr. 12\n${bill}`],
    ['quote', `DEVIS n° 8\n${bill}\nValable jusqu'au 12/12/2026`],
    ['quote', `PREVENTIVO DI SPESA\n${bill}`],
    ['quote', `Prijsofferte\n${bill}`],
    ['credit_note', `AVOIR n° 3\n${bill}`],
    ['credit_note', `NOTA DI CREDITO n. 3\n${bill}`],
    ['credit_note', `CREDITNOTA 3\n${bill}`],
    // A picture joins a title to what is printed beside it.
    ['credit_note', `NOTA DI CREDITONum. documento FA464544 del 07/11/2025\n${bill}`],
    ['credit_note', `AVOIRN° A-12\n${bill}`],
    ['credit_note', `Note de créditDate : 12/05/2026\n${bill}`],
    ['credit_note', `CREDITNOTA2026-0143\n${bill}`],
    ['prescription', `ORDONNANCE\nMilo\nMétacam : 0,4 ml par jour pendant 7 jours\nSynulox : 1 comprimé matin et soir`],
    ['prescription', `Dott. Bellini\nAmoxicillina: 1 compressa mattina e sera per 7 giorni, via orale`],
    ['prescription', `VOORSCHRIFT\n2 maal daags 1 tablet gedurende 7 dagen`],
    ['care_sheet', `FEUILLE DE SOINS\nÀ remplir par le vétérinaire\nDiagnostic :`],
    ['care_sheet', `MODULO DI RIMBORSO\nDa compilare dal veterinario`],
    [
      'card_slip',
      `CARTE BANCAIRE\nA0000000421010\nLE 12/05/26 A 11:42\nCLINIQUE DES LILAS\nN AUTO 123456\nMONTANT :\n105,00 EUR\nDEBIT\nTICKET CLIENT\nA CONSERVER`,
    ],
    [
      'card_slip',
      `PagoBANCOMAT\nEsercente 12345678\nTERMINALE 0001\nAUTORIZZAZIONE 1234\nIMPORTO\n105,00\nTRANSAZIONE ESEGUITA\nCOPIA CLIENTE`,
    ],
    ['card_slip', `BANCONTACT\nTerminal 1234\nAutorisatie 99\nBedrag\n105,00 EUR\nBETALING AANVAARD\nKOPIE KLANT`],
    // No reproach: what speaks of another paper is a bill, and a bill whose amounts were not read is one too.
    ['invoice', 'Clinique des Tilleuls\nFACTURE n° 2026-12\nDate : 12/05/2026\nConsultation'],
    ['invoice', 'NOTA ONORARI 853\nData 12/05/2026\nVisita clinica'],
    ['invoice', "Nota d'onorari n. 12\nVisita clinica"],
    ['invoice', 'Nota competenze n. 12\nVisita clinica'],
    ['invoice', 'Ereloonstaat nr. 12\nConsultatie'],
    // What the lines come to was not read.
    ['invoice', 'Nota onorari\nVisita clinica          45,00\nVaccino          60,00'],
    ['invoice', `Clinique des Lilas\n${bill}\nDevis accepté le 02/05/2026`],
    ['invoice', `Clinique des Lilas\n${bill}\nFeuille de soins jointe`],
    ['invoice', `FACTURE n° 12\n${bill}\nPayé par carte bancaire, sans contact, autorisation 1234`],
    ['invoice', `Clinique des Lilas\n${bill}\nRemboursement : voir votre assureur`],
    ['invoice', `Zorgplan: Basis\nFactuur 2026-012\n${bill}`],
    ['invoice', `Zorgplan: Basis\n${bill}`],
    ['quote', `PREAVVISO DI PARCELLA n. 9\n${bill}`],
    ['quote', `AVVISO DI PARCELLA\n${bill}`],
    ['quote', `Progetto di notula n. 9\n${bill}`],
    ['quote', `FATTURA PROFORMA n. 9\n${bill}`],
    ['quote', `Dierenkliniek De Linde\nProforma\n${bill}`],
    ['quote', `FACTURE PRO FORMA n° 9\n${bill}`],
    ['invoice', `PARCELLA n. 9\nSegue avviso di parcella n. 8\n${bill}`],
    // A list of bills is none of them.
    ['other', `Clinique des Lilas\nRelevé de factures - octobre 2026\n${bill}`],
    [
      'other',
      `Clinique des Lilas\nHistorique\nFacture n° 12 du 03/10/2026    85,00\nFacture n° 15 du 20/10/2026    45,00\nTotal    130,00`,
    ],
    [
      'other',
      `Clinique des Lilas\n03/10/2026   Facture F-12    85,00\n20/10/2026   Facture F-15    45,00\nRèglement CB   50,00\nSolde    80,00`,
    ],
    [
      'other',
      `Clinica dei Tigli\nFattura n. 12    85,00\nFattura n. 15    45,00\nFattura n. 19    10,00\nTotale    140,00`,
    ],
    ['other', `Dierenkliniek De Linde\nFactuur 12    85,00\nFactuur 15    45,00\nTotaal    130,00`],
    [
      'invoice',
      `FACTURE n° 12\n${bill}\nFacture d’acompte n° 8 du 02/05/2026    -30,00\nFacture d’acompte n° 9 du 09/05/2026    -20,00`,
    ],
    // A reminder of a bill may add fees to it.
    ['other', `Clinique des Lilas\nRappel - facture impayée\nFacture n° 12 du 12/05/2026\n${bill}`],
    ['other', `Clinica dei Tigli\nSOLLECITO DI PAGAMENTO\nFattura n. 12\n${bill}`],
    ['other', `Dierenkliniek De Linde\nBetalingsherinnering\nFactuur nr. 12\n${bill}`],
    ['other', `Clinique des Lilas\nDernier rappel avant contentieux\nFacture n° 12 du 12/05/2026\n${bill}`],
    ['other', `Clinica dei Tigli\nOggetto: primo sollecito di pagamento della fattura n. 12\n${bill}`],
    // Accounts of several bills, and what insurers write, have totals too.
    ['other', `Clinique des Lilas\nSituation de compte au 12/05/2026\n${bill}`],
    ['other', `Clinica dei Tigli\nESTRATTO CONTO al 12/05/2026\n${bill}`],
    ['other', `Ronron Assur\nAppel de cotisation n° 12\n${bill}`],
    ['invoice', `FACTURE n° 12\nRappel de vaccin : Milo\n${bill}\nEn cas de relance : 12,00`],
    // Who sells medicines names the prescription.
    ['invoice', `Ticket n° 17\nOrdonnance n° 4417 du 28/10/2025\n${bill}`],
    ['invoice', `Ambulatorio San Rocco\nRicetta elettronica n. 33\n${bill}`],
    ['invoice', `Dierenkliniek De Linde\nVoorschrift van 28/10/2025\n${bill}`],
    [
      'other',
      `Clinique des Lilas\nConsultation          45,00\nAntibiotique          60,00\nMatin et soir pendant 5 jours`,
    ],
    ['other', 'Rennes, le 12/05/2026\nChère madame,\nVotre remboursement'],
    ['other', ''],
    ['other', `Menu du jour\nPlat du jour\nDessert`],
  ])('%s', (kind, written) => expect(understand([createPage(written)], known).document).toBe(kind))

  it.each([
    ['credit_note', 'AVO R', 20],
    ['credit_note', 'NOTA DI CRED TO', 20],
    ['credit_note', 'CREDIT NOTA', 20],
    ['invoice', 'AVO R', 9],
    ['invoice', 'DE VOS', 20],
    ['invoice', 'AV R', 20],
  ])('[READ-09] %s by the title %s, which a picture broke, %d points high', (kind, title, height) => {
    const page = createPage(`${title}\nFacture n° 12\n${bill}`)
    const words = page.words.map((word) => (title.split(' ').includes(word.text) ? { ...word, height } : word))
    expect(understand([{ ...page, words }], known).document).toBe(kind)
  })

  it('a page that is none of them fills nothing', () => {
    expect(understand([createPage('Rennes, le 12/05/2026\nChère madame,')], known)).toMatchObject({
      document: 'other',
      care_date: null,
      total_cents: null,
      lines: [],
    })
  })

  const named = 'Facture n° 118 du 12/05/2026'
  it.each([
    ['ATTESTATION DE PAIEMENT', named],
    ['Attestation de règlement', named],
    ['Certificat de paiement', named],
    ['Objet: preuve de paiement de la facture n° 118', 'Rennes, le 12/05/2026'],
    ['Échéancier', named],
    ['Demande de versement d’acompte', 'Milo'],
    ['ATTESTAZIONE DI AVVENUTO PAGAMENTO', 'Fattura n. 118 del 12/05/2026'],
    ['Dichiarazione di pagamento', 'Fattura n. 118 del 12/05/2026'],
    ['Piano rateale', 'Fattura n. 118 del 12/05/2026'],
    ['BETALINGSBEWIJS', 'Factuur nr. 118'],
    ['Bewijs van betaling', 'Factuur nr. 118'],
    ['Afbetalingsplan', 'Factuur nr. 118'],
  ])('a paper about a payment is no bill, though it names one: %s', (title, below) => {
    const kindOf = (...rows: string[]) => understand([createPage([...rows, bill].join('\n'))], known).document
    expect(kindOf(title, below)).toBe('other')
    // Below the bill's own title they are a remark.
    expect(kindOf(named, title)).toBe('invoice')
  })

  it.each([
    'BON DE COMMANDE n° 44 du 02/05/2026',
    'Commande client n° 44',
    'Accusé de réception de votre commande',
    'Bordereau de livraison n° 45',
    'ORDINE n. 44 del 02/05/2026',
    'Conferma d’ordine',
    'Documento di trasporto n. 45 del 02/05/2026',
    'BESTELBON nr. 44',
    'Bevestiging van uw bestelling nr. 44',
    'Leveringsbon nr. 45',
  ])('an order or a delivery is no bill, which may name it: %s', (order) => {
    const kindOf = (...rows: string[]) => understand([createPage([...rows, bill].join('\n'))], known).document
    expect(kindOf(order)).toBe('other')
    for (const title of [
      'FACTURE n° 12',
      'Parcella',
      'Ricevuta sanitaria',
      'Rekening nr. 12',
      'Ricevuta n. 12',
      'Kasticket nr. 12',
      'Ticket n° 12',
    ])
      expect([kindOf(title, order), kindOf(order, title)]).toEqual(['invoice', 'invoice'])
  })

  it.each([
    'FATTURA IMMEDIATA',
    'FATTURA DIFFERITA',
    'FACTURE CLIENT',
    'FACTURE DE VENTE',
    'COPIA FATTURA ELETTRONICA N. 12',
    'Numéro de facture : F26-118',
    'Factuurnummer          2026-12',
    'Copia di cortesia della fattura n. 12',
  ])('a bill titled %s is one, whatever else it names', (title) => {
    for (const other of [
      'DDT n. 45 del 02/05/2026',
      'Bon de livraison n° BL456',
      'Ordine          Descrizione          Importo',
      'Documento non valido ai fini fiscali',
    ])
      expect(understand([createPage(`${title}\n${other}\n${bill}`)], known).document).toBe('invoice')
  })

  it.each(['Riepilogo cliente', 'Conferma cliente', 'Buono cliente', 'Ordine          Descrizione          Importo'])(
    'a client’s data are no order: %s',
    (row) => expect(understand([createPage(`Clinica dei Tigli\n${row}\n${bill}`)], known).document).toBe('invoice'),
  )

  it.each([
    'FACTURE\nNuméro : F26-118\nJustificatif de paiement',
    'FACTUUR\nFactuurnummer: 2026-12\nBetalingsbewijs: Bancontact',
  ])('a bill whose number stands below its title may name a payment: %s', (head) =>
    expect(understand([createPage(`${head}\n${bill}`)], known).document).toBe('invoice'),
  )

  it.each(['CONTRAT PLAN DE SANTÉ', 'Bulletin d’adhésion', 'MANDAT DE PRÉLÈVEMENT SEPA'])(
    'a contract is no bill, which may name it: %s',
    (title) => {
      expect(understand([createPage(`${title}\n${bill}`)], known).document).toBe('other')
      expect(understand([createPage(`FACTURE n° 12\n${title}\n${bill}`)], known).document).toBe('invoice')
    },
  )
  it.each([
    'REÇU AU TITRE DES DONS\nSomme reçue          50,00',
    'DÉCOMPTE DE REMBOURSEMENT\nFacture du 03/11/2026          154,00\nFranchise          -20,00\nMontant remboursé          107,20',
    'Compte rendu d’analyses\nGlucose    5,40       4,10 - 7,90\nUrée    12,30       5,70 - 12,90',
  ])('[READ-09] amounts, even those below zero, make no bill of %j', (written) =>
    expect(understand([createPage(written)], known).document).toBe('other'),
  )

  it.each(['Ordine n. 1234 Milano', 'Ordine n. 1234'])('a vet’s registration is no order: %s', (row) =>
    expect(understand([createPage(`${row}\nNota del 12/05/2026\n${bill}`)], known).document).toBe('invoice'),
  )

  it.each([
    ['other', `FACTURE ANNULÉE\nn° 12\n${bill}`],
    ['other', `FACTURE n° 12 - ANNULÉE\n${bill}`],
    ['other', `FACTURE n° 12\n${bill}\n*** ANNULÉ ***`],
    ['other', `FACTURE n° 12\nFacture annulée le 12/05/2026\n${bill}`],
    ['other', `FACTURE n° 12\nAnnulée par avoir n° A-3\n${bill}`],
    ['other', `FACTURE n° 12                    Statut : annulée\n${bill}`],
    ['other', `RICEVUTA ANNULLATA\nn. 12\n${bill}`],
    ['other', `FATTURA n. 12\nAnnullata con nota di credito n. 3\n${bill}`],
    ['other', `GEANNULEERDE FACTUUR\nnr. 12\n${bill}`],
    ['other', `FACTUUR nr. 12\nGeannuleerd op 12/05/2026\n${bill}`],
    ['invoice', `FACTURE n° 13\nAnnule et remplace la facture n° 12\n${bill}`],
    ['invoice', `FATTURA n. 13\nAnnulla e sostituisce la fattura n. 12\n${bill}`],
    ['invoice', `FACTUUR nr. 13\nVervangt de geannuleerde factuur nr. 12\n${bill}`],
    ['invoice', `FACTURE n° 12\nRendez-vous annulé          15,00\nVaccin          45,00\nTotal          60,00`],
    ['invoice', `FACTURE n° 12\n${bill}\nTout rendez-vous non annulé la veille est facturé.`],
    ['credit_note', `AVOIR n° 3\nFacture annulée : n° 12\n${bill}`],
    ['other', `NOTA ONORARI n. 12          ANNULLATA\n${bill}`],
    ['other', `FACTURE n° 12\nFacture n° 12 annulée le 12/05/2026\n${bill}`],
    ['invoice', `FACTURE n° 13\nFacture annulée : n° 12\n${bill}`],
    ['invoice', `FACTURE\nN° 13\n${bill}\nFacture n° 12 annulée le 10/05/2026`],
    ['invoice', `FATTURA n. 13\nFattura annullata n. 12 del 10/05/2026\n${bill}`],
    ['invoice', `FACTUUR 2026-013\nGeannuleerde factuur: 2026-012\n${bill}`],
    ['invoice', `FACTURE n° 12\nDétartrage          Annulé\n${bill}`],
    ['invoice', `FACTURE n° 12\n${bill}\nProchains RDV: 20/06/2026     Vaccin     Annulé`],
  ])('%s: a bill that says that it was cancelled is none', (kind, written) =>
    expect(understand([createPage(written)], known).document).toBe(kind),
  )

  it.each([
    'PROJET DE SOINS',
    'Plan de traitement',
    'Projet thérapeutique',
    'Frais prévisionnels',
    'PIANO DI CURA',
    'Proposta terapeutica',
    'Behandelplan',
    'Kostenplan',
    'Pré-facture',
    'Facture provisoire',
    'Projet de facture',
    'Prefattura',
    'Bozza di fattura',
    'Fattura provvisoria',
    'Voorlopige factuur',
    'Ontwerpfactuur',
  ])('what is planned, or billed later, is a quote: %s', (title) => {
    expect(understand([createPage(`${title}\n${bill}`)], known).document).toBe('quote')
    // A bill names what it follows.
    expect(understand([createPage(`FACTURE\nN° 12\n${title}\n${bill}`)], known).document).toBe('invoice')
    expect(understand([createPage(`FACTURE n° 12\n${title} n° 8\n${bill}`)], known).document).toBe('invoice')
  })

  it.each([
    ['quote', `FACTURE n° 12\n${bill}\nBROUILLON`],
    ['quote', `FACTURE n° 12\nPRO FORMA\n${bill}`],
    ['quote', `FATTURA n. 12\nBozza\n${bill}`],
    ['quote', `FACTUUR nr. 12\nCONCEPT\n${bill}`],
    ['quote', `Note n° 12\n${bill}\nCe document ne constitue pas une facture.`],
    ['quote', `Nota n. 12\n${bill}\nDocumento non valido ai fini fiscali`],
    ['quote', `Nota nr. 12\n${bill}\nDit is geen factuur.`],
    ['quote', `PARCELLA PROFORMA\n${bill}`],
    ['invoice', `FATTURA n. 12\n${bill}\nProforma n. 8 del 02/05/2026`],
    ['invoice', `FACTURE n° 12\nPro forma n° 8 du 02/05/2026\n${bill}`],
    ['invoice', `FACTURE n° 12\nTatouage          Provisoire\n${bill}`],
    ['invoice', `FATTURA n. 12\n${bill}\nCopia di cortesia, non valida ai fini fiscali`],
  ])('%s: a bill that says that it is none yet', (kind, written) =>
    expect(understand([createPage(written)], known).document).toBe(kind),
  )
})
