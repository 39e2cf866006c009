import type { Brand } from '../contract/src/brand/brand.ts'

// The insurer's identity, in one file. Another brand is a copy of it, which `BRAND` names when the pages are built and when
// the portal starts; what is wrong in it is then told, a sentence each. docs/brand.md goes through it field by field.

// Shapes in a square of 64 units, in one colour.
const mark =
  '<path d="M20.5 30.5C28 28.6 36 28.6 43.5 30.5C47.4 31.5 49.6 33.8 49 37.4C48.3 42 49.6 46 52.6 50.4C55.4 54.6 52.6 60 47.2 59.2C37.2 57.6 26.8 57.6 16.8 59.2C11.4 60 8.6 54.6 11.4 50.4C14.4 46 15.7 42 15 37.4C14.4 33.8 16.6 31.5 20.5 30.5Z"/><ellipse cx="8.8" cy="27" rx="5.2" ry="7.9" transform="rotate(-20 8.8 27)"/><ellipse cx="23.3" cy="15.2" rx="5.9" ry="8.7" transform="rotate(-7 23.3 15.2)"/><ellipse cx="40.7" cy="15.2" rx="5.9" ry="8.7" transform="rotate(7 40.7 15.2)"/><ellipse cx="55.2" cy="27" rx="5.2" ry="7.9" transform="rotate(20 55.2 27)"/>'

// Stitches, in the same square.
const seam =
  'M22.5 34.6C28.8 33 35.2 33 41.5 34.6C44.5 35.4 45.4 36.2 45 38.6C44.3 43.4 46 48 48.8 52.2C50.2 54.4 49.4 55.6 46.8 55.2C37 53.7 27 53.7 17.2 55.2C14.6 55.6 13.8 54.4 15.2 52.2C18 48 19.7 43.4 19 38.6C18.6 36.2 19.5 35.4 22.5 34.6Z'

// Letters as outlines: no font is loaded for them.
const letters =
  '<g transform="translate(57 40)"><path d="M16.3 .7Q12.4 .7 9.6 -.6Q6.8 -1.9 4.9 -4.2Q3.1 -6.4 2.3 -9.4Q1.4 -12.3 1.4 -15.7Q1.4 -19.2 2.3 -22.3Q3.2 -25.3 5 -27.6Q6.8 -29.8 9.6 -31.1Q12.3 -32.4 16.1 -32.4Q19.4 -32.4 21.8 -31.4Q24.2 -30.5 25.8 -28.8Q27.3 -27.2 27.9 -25Q28.5 -22.8 28.3 -20.4L21.9 -19.6Q22 -21.8 21.3 -23.4Q20.6 -24.9 19.2 -25.8Q17.9 -26.6 15.9 -26.6Q14.3 -26.6 12.9 -25.9Q11.6 -25.2 10.6 -23.9Q9.6 -22.6 9.1 -20.6Q8.6 -18.7 8.6 -16Q8.6 -12.6 9.5 -10.2Q10.4 -7.7 12.1 -6.4Q13.9 -5.1 16.4 -5.1Q18.8 -5.1 20.2 -6.1Q21.6 -7.2 22.2 -9.1Q22.8 -11 22.7 -13.4L29.2 -12.8Q29.5 -10.1 28.8 -7.7Q28.2 -5.3 26.6 -3.4Q25.1 -1.5 22.5 -.4Q19.9 .7 16.3 .7ZM43.5 .7Q39.9 .7 37.1 -.8Q34.3 -2.3 32.8 -5.2Q31.2 -8.1 31.2 -12.6Q31.2 -17.1 32.8 -20.1Q34.5 -23 37.3 -24.4Q40.1 -25.9 43.6 -25.9Q47.2 -25.9 50 -24.4Q52.8 -22.9 54.4 -20Q55.9 -17 55.9 -12.6Q55.9 -8 54.3 -5Q52.7 -2.1 49.8 -.7Q47 .7 43.5 .7ZM43.7 -4.5Q45.4 -4.5 46.5 -5.4Q47.7 -6.3 48.3 -8.1Q48.9 -9.8 48.9 -12.2Q48.9 -14.8 48.2 -16.6Q47.6 -18.4 46.3 -19.4Q45.1 -20.4 43.4 -20.4Q41.8 -20.4 40.6 -19.5Q39.4 -18.6 38.8 -16.8Q38.2 -15.1 38.2 -12.6Q38.2 -8.8 39.6 -6.7Q41.1 -4.5 43.7 -4.5ZM66.7 .7Q62.5 .7 60.5 -2.3Q58.5 -5.2 58.5 -11.4L58.5 -25.2L65.4 -25.2L65.4 -11.5Q65.4 -8.2 66.3 -6.8Q67.2 -5.4 69 -5.4Q70.2 -5.4 71.2 -6Q72.2 -6.7 72.9 -7.9Q73.7 -9.2 74.1 -11.1Q74.4 -13.1 74.4 -15.8L74.4 -25.2L81.4 -25.2L81.4 -11.8L81.4 0L75.4 0L75.6 -10.1L75.2 -10.1Q74.9 -6.3 73.8 -4Q72.8 -1.6 71 -.5Q69.3 .7 66.7 .7ZM95.7 .7Q93.2 .7 91 .2Q88.9 -.3 87.3 -1.4Q85.8 -2.5 85 -4.4Q84.1 -6.2 84.3 -8.8L90.3 -9.4Q90.4 -7.6 91.1 -6.5Q91.7 -5.4 93 -4.9Q94.2 -4.4 95.9 -4.4Q97.7 -4.4 98.9 -5Q100.1 -5.6 100.1 -6.9Q100.1 -7.7 99.6 -8.2Q99.1 -8.7 98 -9.1Q96.8 -9.5 94.8 -9.9Q92.5 -10.5 90.6 -11.1Q88.7 -11.7 87.3 -12.5Q85.9 -13.3 85.2 -14.6Q84.4 -15.9 84.4 -17.8Q84.4 -20.3 85.8 -22.1Q87.2 -23.9 89.6 -24.9Q92 -25.9 95.2 -25.9Q98.1 -25.9 100.5 -25Q103 -24 104.4 -22Q105.9 -20 105.6 -16.6L99.6 -16Q99.7 -17.6 99.2 -18.6Q98.6 -19.7 97.5 -20.2Q96.3 -20.8 94.8 -20.8Q93 -20.8 91.9 -20.1Q90.9 -19.4 90.9 -18.3Q90.9 -17.4 91.6 -16.8Q92.2 -16.2 93.5 -15.9Q94.7 -15.5 96.6 -15.1Q98.3 -14.7 100 -14.2Q101.8 -13.7 103.3 -12.9Q104.8 -12 105.7 -10.6Q106.7 -9.2 106.7 -7Q106.7 -4.7 105.4 -3Q104.1 -1.2 101.7 -.3Q99.2 .7 95.7 .7ZM120 .7Q117.5 .7 115.4 .2Q113.2 -.3 111.7 -1.4Q110.1 -2.5 109.3 -4.4Q108.5 -6.2 108.6 -8.8L114.7 -9.4Q114.7 -7.6 115.4 -6.5Q116.1 -5.4 117.3 -4.9Q118.5 -4.4 120.2 -4.4Q122.1 -4.4 123.3 -5Q124.5 -5.6 124.5 -6.9Q124.5 -7.7 124 -8.2Q123.5 -8.7 122.3 -9.1Q121.2 -9.5 119.2 -9.9Q116.9 -10.5 115 -11.1Q113 -11.7 111.6 -12.5Q110.3 -13.3 109.5 -14.6Q108.8 -15.9 108.8 -17.8Q108.8 -20.3 110.1 -22.1Q111.5 -23.9 113.9 -24.9Q116.4 -25.9 119.5 -25.9Q122.4 -25.9 124.9 -25Q127.3 -24 128.8 -22Q130.2 -20 129.9 -16.6L123.9 -16Q124.1 -17.6 123.5 -18.6Q122.9 -19.7 121.8 -20.2Q120.7 -20.8 119.1 -20.8Q117.3 -20.8 116.3 -20.1Q115.2 -19.4 115.2 -18.3Q115.2 -17.4 115.9 -16.8Q116.5 -16.2 117.8 -15.9Q119 -15.5 121 -15.1Q122.6 -14.7 124.3 -14.2Q126.1 -13.7 127.6 -12.9Q129.1 -12 130.1 -10.6Q131 -9.2 131 -7Q131 -4.7 129.7 -3Q128.4 -1.2 126 -.3Q123.6 .7 120 .7ZM133.5 0L133.5 -25.2L140.4 -25.2L140.4 0ZM144 0L144 -13.7L144 -25.2L149.9 -25.2L149.7 -14.5L150.1 -14.5Q150.4 -18.4 151.4 -20.9Q152.4 -23.4 154.2 -24.6Q156 -25.9 158.8 -25.9Q162.9 -25.9 165 -23.1Q167 -20.3 167 -14.6L167 0L160.1 0L160.1 -13.8Q160.1 -16.8 159.2 -18.3Q158.4 -19.8 156.4 -19.8Q154.7 -19.8 153.5 -18.7Q152.3 -17.5 151.6 -15Q150.9 -12.5 150.9 -8.4L150.9 0ZM182.2 .7Q178.8 .7 176.4 -.3Q174 -1.3 172.5 -3.1Q171 -4.9 170.4 -7.2Q169.7 -9.5 169.7 -12.1Q169.7 -14.9 170.4 -17.4Q171.1 -19.8 172.5 -21.7Q174 -23.7 176.3 -24.8Q178.6 -25.9 181.7 -25.9Q184.8 -25.9 187.1 -24.8Q189.3 -23.7 190.7 -21.8Q192 -19.9 192.5 -17.3Q193 -14.7 192.5 -11.7L174 -11.4L174 -15.3L187.2 -15.6L186.3 -13.3Q186.5 -15.5 186.1 -17.1Q185.7 -18.7 184.6 -19.5Q183.5 -20.4 181.7 -20.4Q179.8 -20.4 178.6 -19.4Q177.4 -18.4 176.9 -16.6Q176.4 -14.8 176.4 -12.5Q176.4 -8.4 177.8 -6.5Q179.3 -4.6 182.2 -4.6Q183.6 -4.6 184.4 -4.9Q185.3 -5.3 185.9 -5.9Q186.4 -6.6 186.6 -7.4Q186.9 -8.3 186.8 -9.3L193.2 -8.9Q193.2 -7.2 192.7 -5.5Q192.2 -3.8 191 -2.4Q189.7 -1.1 187.5 -.2Q185.3 .7 182.2 .7ZM205.3 .5Q201.1 .5 199 -1.6Q196.9 -3.8 196.9 -8.3L196.9 -19.7L194.1 -19.7L194.1 -24.2L194.5 -24.2Q197.1 -24.5 198.3 -25.9Q199.4 -27.4 199.6 -30.2L199.7 -30.9L203.8 -30.9L203.8 -25.2L209.8 -25.2L209.8 -19.6L203.8 -19.6L203.8 -8.9Q203.8 -7.1 204.7 -6.3Q205.6 -5.5 206.9 -5.5Q207.6 -5.5 208.4 -5.7Q209.1 -5.9 209.8 -6.3L209.8 -.1Q208.4 .2 207.3 .4Q206.2 .5 205.3 .5Z"/><ellipse cx="137.4" cy="-32.7" rx="3.3" ry="4.6" transform="rotate(12 137.4 -32.7)" fill="var(--wordmark-dot,currentColor)"/></g>'

const byLot = {
  fr: [
    'Réservé aux adhérents à jour de leurs cotisations.',
    'Votre proche passe par votre lien, signe son contrat et règle sa première cotisation.',
    'Le parrainage est validé 14 jours après la date d’effet de son contrat, s’il n’y a pas renoncé.',
    'Un gain par filleul, tiré au sort, de 25 € à 200 € (25 € garantis), versé sous 30 jours sur votre compte de remboursement.',
    'Notre équipe vérifie chaque parrainage sous deux jours ouvrés.',
  ],
  it: [
    'Riservato ai clienti in regola con i premi.',
    'L’amico utilizza il Suo link, firma la polizza e paga il primo premio.',
    'La presentazione è convalidata 14 giorni dopo la decorrenza della sua polizza, in assenza di ripensamento.',
    'Un premio per ogni amico, estratto a sorte, da 25 € a 200 € (25 € garantiti), accreditato entro 30 giorni sul conto dei rimborsi.',
    'Il nostro team verifica ogni presentazione entro 48 ore.',
  ],
  nl: [
    'Voorbehouden aan klanten die in orde zijn met hun premies.',
    'Uw vriend gebruikt uw link, ondertekent het contract en betaalt de eerste premie.',
    'De uitnodiging wordt bevestigd 14 dagen na de ingangsdatum van dat contract, als het niet herroepen is.',
    'Eén beloning per vriend, door loting, van € 25 tot € 200 (€ 25 gegarandeerd), binnen 30 dagen gestort op uw rekening voor terugbetalingen.',
    'Ons team controleert elke uitnodiging binnen twee werkdagen.',
  ],
}

// domain rules §5.8: in Italy nothing is left to chance.
const fixed = {
  fr: [
    'Réservé aux adhérents à jour de leurs cotisations.',
    'Votre proche passe par votre lien, signe son contrat et règle sa première cotisation.',
    'Le parrainage est validé 14 jours après la date d’effet de son contrat, s’il n’y a pas renoncé.',
    'Gain de 25 € par filleul, versé sous 30 jours sur votre compte de remboursement.',
    'Notre équipe vérifie chaque parrainage sous deux jours ouvrés.',
  ],
  it: [
    'Riservato ai clienti in regola con i premi.',
    'L’amico utilizza il Suo link, firma la polizza e paga il primo premio.',
    'La presentazione è convalidata 14 giorni dopo la decorrenza della sua polizza, in assenza di ripensamento.',
    'Premio di 25 € per ogni amico, accreditato entro 30 giorni sul conto dei rimborsi.',
    'Il nostro team verifica ogni presentazione entro 48 ore.',
  ],
  nl: [
    'Voorbehouden aan klanten die in orde zijn met hun premies.',
    'Uw vriend gebruikt uw link, ondertekent het contract en betaalt de eerste premie.',
    'De uitnodiging wordt bevestigd 14 dagen na de ingangsdatum van dat contract, als het niet herroepen is.',
    'Beloning van € 25 per vriend, binnen 30 dagen gestort op uw rekening voor terugbetalingen.',
    'Ons team controleert elke uitnodiging binnen twee werkdagen.',
  ],
}

const winterAndAutumn: Brand['sponsorship']['offers'][number]['rules'] = [
  // an amount in cents, and its weight among all
  {
    countries: ['FR', 'BE'],
    prizes: [
      [2500, 70],
      [5000, 20],
      [10000, 8],
      [20000, 2],
    ],
    terms: byLot,
  },
  { countries: ['IT'], prizes: [[2500, 100]], terms: fixed },
]

export const brand = {
  /** The name that members know: in titles, mails, SMS, papers' names, file names. Weak passwords are made of it, so none may hold it. */
  name: 'Coussinet',

  /** Two lines in large letters beside the sign-in form, and the sentence below them. */
  slogan: {
    fr: ['Toujours retomber', 'sur ses pattes.'],
    it: ['Cadere sempre', 'in piedi.'],
    nl: ['Altijd weer', 'op zijn pootjes.'],
  },
  tagline: {
    fr: 'Vous envoyez la facture, nous répondons sous deux jours ouvrés.',
    it: 'Lei invia la fattura, noi rispondiamo entro 48 ore.',
    nl: 'U stuurt de factuur, wij antwoorden binnen twee werkdagen.',
  },

  /** The country whose company answers where no other does: for guests, and for countries without a company. */
  home: 'FR',

  /** The company as each country knows it: on the pages, in the mails, in the papers. A country may have none. */
  companies: {
    FR: {
      name: 'Coussinet Assurances',
      address: ['14 QUAI DES TANNEURS', '69009 LYON'],
      city: 'Lyon',
      phone: '+33465710010',
      phone_text: '04 65 71 00 10',
      email: 'adherents@coussinet.example',
      legal: {
        fr: 'Coussinet Assurances SA, capital 12 000 000 €, SIREN 000 417 030',
        it: 'Coussinet Assurances SA, capitale 12.000.000 €, SIREN 000 417 030',
        nl: 'Coussinet Assurances SA, kapitaal € 12.000.000, SIREN 000 417 030',
      },
      establishment: 'seat',
      authority: 'ACPR',
      supervisor: {
        fr: 'Autorité de contrôle prudentiel et de résolution (ACPR), 4 place de Budapest, CS 92459, 75436 Paris Cedex 09',
        it: 'Autorité de contrôle prudentiel et de résolution (ACPR), 4 place de Budapest, CS 92459, 75436 Paris Cedex 09',
        nl: 'Autorité de contrôle prudentiel et de résolution (ACPR), 4 place de Budapest, CS 92459, 75436 Parijs Cedex 09',
      },
      mediator: 'La Médiation de l’assurance',
      hours: { open: '09:00', close: '18:00', time_zone: 'Europe/Paris' },
      social: [
        { name: 'Facebook', href: 'https://facebook.example/coussinet.fr' },
        { name: 'Instagram', href: 'https://instagram.example/coussinet.fr' },
        { name: 'LinkedIn', href: 'https://linkedin.example/coussinet' },
        { name: 'YouTube', href: 'https://youtube.example/coussinetfr' },
      ],
    },
    IT: {
      name: 'Coussinet Assicurazioni, sede secondaria in Italia',
      address: ['VIA DEI CONCIATORI 21', '20123 MILANO MI'],
      city: 'Milano',
      phone: '+390200001234',
      phone_text: '02 0000 1234',
      email: 'clienti@coussinet.example',
      legal: {
        fr: 'Coussinet Assurances SA, succursale d’Italie, P. IVA 00004170155',
        it: 'Coussinet Assurances SA, sede secondaria in Italia, P. IVA 00004170155',
        nl: 'Coussinet Assurances SA, Italiaans bijkantoor, P. IVA 00004170155',
      },
      establishment: 'branch',
      authority: 'IVASS',
      supervisor: {
        fr: 'IVASS (Istituto per la vigilanza sulle assicurazioni), via del Quirinale 21, 00187 Rome',
        it: 'IVASS (Istituto per la vigilanza sulle assicurazioni), via del Quirinale 21, 00187 Roma',
        nl: 'IVASS (Istituto per la vigilanza sulle assicurazioni), via del Quirinale 21, 00187 Rome',
      },
      mediator: 'Arbitro Assicurativo',
      hours: { open: '09:00', close: '18:00', time_zone: 'Europe/Rome' },
      social: [
        { name: 'Facebook', href: 'https://facebook.example/coussinet.it' },
        { name: 'Instagram', href: 'https://instagram.example/coussinet.it' },
        { name: 'TikTok', href: 'https://tiktok.example/coussinet.it' },
      ],
    },
    BE: {
      name: 'Coussinet Assurances, succursale de Belgique',
      address: ['CHAUSSEE DES PEUPLIERS 88 BTE 3', '1000 BRUXELLES'],
      city: 'Bruxelles',
      phone: '+3222000012',
      phone_text: '02 200 00 12',
      email: 'preneurs@coussinet.example',
      legal: {
        fr: 'Coussinet Assurances SA, succursale de Belgique, BCE 0999.904.110',
        it: 'Coussinet Assurances SA, succursale del Belgio, BCE 0999.904.110',
        nl: 'Coussinet Assurances SA, Belgisch bijkantoor, KBO 0999.904.110',
      },
      establishment: 'branch',
      authority: 'FSMA / BNB',
      supervisor: {
        fr: 'FSMA, rue du Congrès 12-14, 1000 Bruxelles, et Banque nationale de Belgique (BNB), boulevard de Berlaimont 14, 1000 Bruxelles',
        it: 'FSMA, rue du Congrès 12-14, 1000 Bruxelles, e Banca nazionale del Belgio (BNB), boulevard de Berlaimont 14, 1000 Bruxelles',
        nl: 'FSMA, Congresstraat 12-14, 1000 Brussel, en Nationale Bank van België (NBB), de Berlaimontlaan 14, 1000 Brussel',
      },
      mediator: 'Ombudsman des assurances',
      hours: { open: '09:00', close: '18:00', time_zone: 'Europe/Brussels' },
      social: [
        { name: 'Facebook', href: 'https://facebook.example/coussinet.be' },
        { name: 'Instagram', href: 'https://instagram.example/coussinet.be' },
        { name: 'LinkedIn', href: 'https://linkedin.example/coussinet.be' },
      ],
    },
  },

  /** The register of the insurer, in any country: who supervises it at home is told by the papers of its branches. */
  registration: { country: 'FR', number: 'SIREN 000 417 030' },

  /** Countries of sale: guests are offered these countries, papers name them. Each has its company above. */
  sold_in: ['FR', 'IT', 'BE'],

  /**
   * Form of customer numbers: parts of digits (`digits`), capitals (`letters`), both (`letters_or_digits`) or the same
   * `text` in each, the rule of the last digit, the groups in which a number is shown, and where members find it.
   */
  member_number: {
    form: [{ digits: 9, starts_with_zero: false }],
    check: 'damm',
    grouping: [3, 3],
    hint: {
      fr: 'en haut de votre certificat d’adhésion',
      it: 'in alto sulla Sua scheda di polizza',
      nl: 'bovenaan op uw verzekeringscertificaat',
    },
  },

  /**
   * References that the portal gives, ZR-2026-7K3QX9M2: letters for each kind, the year or not, and characters left to chance.
   * Those of mandates begin with the creditor's prefix and the customer number.
   */
  references: {
    prefixes: { refund: 'ZR', quote: 'PQ', message: 'CT', erasure: 'EZ', withdrawal: 'RZ', termination: 'DZ' },
    separator: '-',
    has_year: true,
    length: 8,
    mandate: { separator: '-', digits: 3 },
  },

  /** The controller of personal data. */
  privacy_email: 'dpo@coussinet.example',

  /**
   * The legal notice and the accessibility statement. `conformity` is what the audit found by RGAA: `full`, `partial` from half of
   * the criteria on, else `none`, which it is without an audit too; `gaps` names what is not accessible.
   */
  legal_pages: {
    publication_director: 'La direction générale de Coussinet Assurances SA',
    host: {
      name: 'Hébergeur Exemple SAS',
      address: ['3 RUE DES SERVEURS', '59000 LILLE', 'FRANCE'],
      phone: '+33320000011',
    },
    notice: { fr: [], it: [], nl: [] },
    security_email: 'securite@coussinet.example',
    accessibility: {
      conformity: 'none',
      audit: null,
      stated_on: '2026-11-25',
      gaps: {
        fr: [
          'Les photographies et les documents que vous déposez, vous ou votre vétérinaire, restent des images : leur texte n’est pas lu par un lecteur d’écran.',
        ],
        it: [
          'Le fotografie e i documenti che Lei o il Suo veterinario caricate restano immagini: il loro testo non è letto da uno screen reader.',
        ],
        nl: [
          'De foto’s en documenten die u of uw dierenarts verstuurt, blijven beelden: hun tekst wordt niet voorgelezen door een schermlezer.',
        ],
      },
      email: 'accessibilite@coussinet.example',
    },
  },

  /**
   * The creditor: on every mandate. The identifier is the bank's to give; its check digits are verified. The references of
   * new mandates begin with the prefix.
   */
  creditor: {
    name: 'Coussinet Assurances SA',
    identifier: 'FR38ZZZ9Z0417',
    reference_prefix: 'CSN',
    address: {
      fr: ['14 QUAI DES TANNEURS', '69009 LYON', 'FRANCE'],
      it: ['14 QUAI DES TANNEURS', '69009 LYON', 'FRANCIA'],
      nl: ['14 QUAI DES TANNEURS', '69009 LYON', 'FRANKRIJK'],
    },
  },

  logo: {
    mark,
    /** stitches on the large mark, in its square; null for none */
    seam,
    /** mark and name together, in a box of 271 by 52 units from its left edge */
    wordmark: `<g transform="translate(1 3) scale(.74)">${mark}</g>${letters}`,
    /** the print that shows how far something is: four toes, the pad, its stitches, in a square of 64 units; null for a neutral one */
    print: {
      toes: [
        { cx: 8.8, cy: 27, rx: 5.2, ry: 7.9, transform: 'rotate(-20 8.8 27)' },
        { cx: 23.3, cy: 15.2, rx: 5.9, ry: 8.7, transform: 'rotate(-7 23.3 15.2)' },
        { cx: 40.7, cy: 15.2, rx: 5.9, ry: 8.7, transform: 'rotate(7 40.7 15.2)' },
        { cx: 55.2, cy: 27, rx: 5.2, ry: 7.9, transform: 'rotate(20 55.2 27)' },
      ],
      pad: 'M20.5 30.5C28 28.6 36 28.6 43.5 30.5C47.4 31.5 49.6 33.8 49 37.4C48.3 42 49.6 46 52.6 50.4C55.4 54.6 52.6 60 47.2 59.2C37.2 57.6 26.8 57.6 16.8 59.2C11.4 60 8.6 54.6 11.4 50.4C14.4 46 15.7 42 15 37.4C14.4 33.8 16.6 31.5 20.5 30.5Z',
      seam,
    },
  },

  /**
   * #rrggbb, or oklch(lightness chroma hue) inside sRGB. What is read has a contrast of 4.5 to 1 with each of its grounds, in both themes.
   */
  colours: {
    light: {
      canvas: 'oklch(0.963 0.009 30)',
      surface: 'oklch(0.995 0.002 30)',
      sunken: 'oklch(0.971 0.007 30)',
      raised: 'oklch(0.995 0.002 30)',
      ink: 'oklch(0.245 0.05 335)',
      muted: 'oklch(0.485 0.038 340)',
      line: 'oklch(0.905 0.013 15)',
      line_strong: 'oklch(0.61 0.04 345)',
      brand: 'oklch(0.365 0.112 338)',
      brand_strong: 'oklch(0.305 0.1 337)',
      on_brand: 'oklch(0.985 0.008 350)',
      brand_soft: 'oklch(0.935 0.023 352)',
      accent: 'oklch(0.852 0.078 32)',
      accent_strong: 'oklch(0.655 0.158 28)',
      accent_soft: 'oklch(0.946 0.026 36)',
      on_accent: 'oklch(0.265 0.07 340)',
      on_accent_muted: 'oklch(0.385 0.085 345)',
      meadow: 'oklch(0.915 0.095 121)',
      honey: 'oklch(0.905 0.085 84)',
      positive: 'oklch(0.45 0.105 132)',
      positive_fill: 'oklch(0.86 0.155 122)',
      positive_soft: 'oklch(0.95 0.06 120)',
      on_positive: 'oklch(0.28 0.07 132)',
      warning: 'oklch(0.475 0.105 62)',
      warning_fill: 'oklch(0.83 0.14 78)',
      warning_soft: 'oklch(0.952 0.05 85)',
      on_warning: 'oklch(0.29 0.065 60)',
      danger: 'oklch(0.5 0.185 28)',
      danger_fill: 'oklch(0.545 0.2 28)',
      danger_soft: 'oklch(0.942 0.027 28)',
      on_danger: 'oklch(0.99 0.003 28)',
      info: 'oklch(0.46 0.105 255)',
      info_fill: 'oklch(0.5 0.115 255)',
      info_soft: 'oklch(0.945 0.024 255)',
      on_info: 'oklch(0.99 0.003 255)',
      inverse: 'oklch(0.265 0.055 335)',
      on_inverse: 'oklch(0.965 0.012 350)',
      ring: 'oklch(0.47 0.17 345)',
      gauge: 'oklch(0.365 0.112 338)',
      gauge_track: 'oklch(0.9 0.024 10)',
      seam: 'oklch(0.51 0.105 2)',
      print_rest: 'oklch(0.89 0.02 0)',
      illus_over: 'oklch(0.74 0.128 32)',
      illus_1: 'oklch(0.835 0.086 32)',
      illus_2: 'oklch(0.86 0.155 122)',
      illus_3: 'oklch(0.83 0.14 78)',
      illus_4: 'oklch(0.6 0.1 36)',
      illus_paper: 'oklch(0.995 0.002 30)',
      shade: 'oklch(0.3 0.09 338)',
      scrim: 'oklch(0.2 0.05 335 / 0.46)',
    },
    dark: {
      canvas: 'oklch(0.178 0.02 335)',
      surface: 'oklch(0.222 0.026 335)',
      sunken: 'oklch(0.252 0.029 336)',
      raised: 'oklch(0.272 0.032 337)',
      ink: 'oklch(0.95 0.014 350)',
      muted: 'oklch(0.765 0.026 345)',
      line: 'oklch(0.325 0.03 338)',
      line_strong: 'oklch(0.61 0.042 342)',
      brand: 'oklch(0.852 0.076 28)',
      brand_strong: 'oklch(0.9 0.048 28)',
      on_brand: 'oklch(0.255 0.065 340)',
      brand_soft: 'oklch(0.322 0.05 345)',
      accent: 'oklch(0.345 0.074 358)',
      accent_strong: 'oklch(0.68 0.13 28)',
      accent_soft: 'oklch(0.288 0.046 352)',
      on_accent: 'oklch(0.965 0.014 10)',
      on_accent_muted: 'oklch(0.865 0.042 8)',
      meadow: 'oklch(0.335 0.046 130)',
      honey: 'oklch(0.35 0.05 66)',
      positive: 'oklch(0.86 0.14 122)',
      positive_fill: 'oklch(0.86 0.155 122)',
      positive_soft: 'oklch(0.315 0.052 128)',
      on_positive: 'oklch(0.26 0.065 132)',
      warning: 'oklch(0.85 0.12 80)',
      warning_fill: 'oklch(0.83 0.14 78)',
      warning_soft: 'oklch(0.325 0.05 70)',
      on_warning: 'oklch(0.27 0.06 60)',
      danger: 'oklch(0.8 0.11 25)',
      danger_fill: 'oklch(0.72 0.16 25)',
      danger_soft: 'oklch(0.315 0.072 25)',
      on_danger: 'oklch(0.22 0.06 25)',
      info: 'oklch(0.82 0.072 250)',
      info_fill: 'oklch(0.76 0.09 250)',
      info_soft: 'oklch(0.315 0.046 262)',
      on_info: 'oklch(0.24 0.05 260)',
      inverse: 'oklch(0.95 0.014 350)',
      on_inverse: 'oklch(0.265 0.055 335)',
      ring: 'oklch(0.82 0.11 350)',
      gauge: 'oklch(0.852 0.076 28)',
      gauge_track: 'oklch(0.36 0.042 344)',
      seam: 'oklch(0.74 0.08 10)',
      print_rest: 'oklch(0.4 0.04 344)',
      illus_over: 'oklch(0.54 0.1 20)',
      illus_1: 'oklch(0.52 0.095 22)',
      illus_2: 'oklch(0.7 0.14 124)',
      illus_3: 'oklch(0.75 0.12 78)',
      illus_4: 'oklch(0.46 0.085 35)',
      illus_paper: 'oklch(0.305 0.038 338)',
      shade: 'oklch(0.08 0.02 335)',
      scrim: 'oklch(0.08 0.02 335 / 0.62)',
    },
    /** beside a guest's form, in both themes */
    panel: {
      ground: 'oklch(0.325 0.105 338)',
      text: 'oklch(0.935 0.03 30)',
      muted: 'oklch(0.87 0.05 20)',
      seam: 'oklch(0.72 0.085 10)',
    },
    /** on paper */
    paper: { ink: '#35122f', brand: '#4a1242', muted: '#6b5666', line: '#d9cdd6', soft: '#f6f1f4' },
    /** colours of the mark in a browser's tab */
    icon: '#5b1d4d',
  },

  /** The days of the month that a member may choose for the debits, from 1 to 28, rising. */
  due_days: [5, 10, 15],

  /** Formulas on sale, and former ones (`is_closed`): the rules refund by these terms, papers and pages tell them. */
  formulas: [
    {
      name: 'preventive',
      label: { fr: 'Préventive', it: 'Zampa di bronzo', nl: 'Preventief' },
      species: ['cat', 'dog'],
      covers: ['accident', 'illness_surgery'],
      reimbursement_rate: 60,
      annual_ceiling_cents: 100_000,
      deductible_cents: 3000,
      deductible_mode: 'per_event',
      vaccine_package_cents: 3000,
      waiting_days: { accident: 2, illness: null, illness_surgery: 120 },
      monthly_price_cents: { dog: 1290, cat: 890 },
      management_fee_cents: 150,
    },
    {
      name: 'integrale',
      label: { fr: 'Intégrale', it: 'Zampa d’argento', nl: 'Integraal' },
      species: ['cat', 'dog'],
      covers: ['accident', 'illness', 'illness_surgery'],
      reimbursement_rate: 75,
      annual_ceiling_cents: 150_000,
      deductible_cents: 2500,
      deductible_mode: 'per_event',
      vaccine_package_cents: 5000,
      waiting_days: { accident: 2, illness: 45, illness_surgery: 120 },
      monthly_price_cents: { dog: 2490, cat: 1690 },
      management_fee_cents: 150,
    },
    {
      name: 'confort',
      label: { fr: 'Confort', it: 'Zampa d’oro', nl: 'Comfort' },
      species: ['cat', 'dog'],
      covers: ['accident', 'illness', 'illness_surgery'],
      reimbursement_rate: 90,
      annual_ceiling_cents: 250_000,
      deductible_cents: 6000,
      deductible_mode: 'per_year',
      vaccine_package_cents: 8000,
      waiting_days: { accident: 2, illness: 30, illness_surgery: 120 },
      monthly_price_cents: { dog: 3990, cat: 2790 },
      management_fee_cents: 150,
    },
    {
      name: 'chat-plus',
      label: { fr: 'Chat Plus', it: 'Super Gatto', nl: 'Kat Plus' },
      species: ['cat'],
      covers: ['accident', 'illness', 'illness_surgery'],
      reimbursement_rate: 70,
      annual_ceiling_cents: 130_000,
      deductible_cents: 1500,
      deductible_mode: 'per_event',
      vaccine_package_cents: 6000,
      waiting_days: { accident: 2, illness: 45, illness_surgery: 120 },
      monthly_price_cents: { cat: 1490 },
      management_fee_cents: 150,
    },
    {
      name: 'chien-plus',
      label: { fr: 'Chien Plus', it: 'Super Cane', nl: 'Hond Plus' },
      species: ['dog'],
      covers: ['accident', 'illness', 'illness_surgery'],
      reimbursement_rate: 70,
      annual_ceiling_cents: 180_000,
      deductible_cents: 2000,
      deductible_mode: 'per_event',
      vaccine_package_cents: 6000,
      waiting_days: { accident: 2, illness: 45, illness_surgery: 120 },
      monthly_price_cents: { dog: 2290 },
      management_fee_cents: 150,
    },
  ],

  /**
   * Gain of a godchild, from 25 to 200 euros, by the offer of the day of their quote; no two run at once in a country.
   * Past offers stay until their gains are drawn. `SPONSORSHIP_OFFERS` names a JSON file which takes the place of these.
   */
  sponsorship: {
    /** a demonstration moves all offers so that this day is its own */
    written_for: '2026-11-20',
    offers: [
      { id: 'offer-2026-winter', start_date: '2026-01-12', end_date: '2026-05-31', rules: winterAndAutumn },
      { id: 'offer-2026-autumn', start_date: '2026-09-15', end_date: '2026-12-31', rules: winterAndAutumn },
    ],
  },
} satisfies Brand
