import { dayOfMonth, deName, lowered } from '../grammar.ts'
import { animalLabels, contractLabels, suspension } from './contract-words.ts'
import { documentNames, documentSentences, documentTitles, paperNames } from './document-words.ts'
import { causeNames, payoutLabels, refundLabels, requestLabels } from './refund-words.ts'

type Named = { number: number; title: string }

type Contact = { email: string; phone: string; hours: string; reference: string }

export const benefitSlip = {
  title: paperNames.benefit_slip,
  about: (name: string, care: string | null, day: string) =>
    care === null ? `${name}, soins du ${day}` : `${name} · ${care} du ${day}`,
  to_refund: payoutLabels.to_refund,
  to_pay: 'À verser',
  paid_on: payoutLabels.paid_on,
  nothing_to_pay: 'Aucun versement',
  animal: 'Animal',
  formula: 'Formule',
  tracking_reference: requestLabels.tracking_reference,
  invoice_number: requestLabels.invoice_number,
  care_date: requestLabels.care_date,
  decided_on: 'Date de la décision',
  payment_date: payoutLabels.payment_date,
  account: payoutLabels.account,
  notes: 'À savoir',
  shares: 'Le remboursement de chaque soin est sa part du total, arrondie au centime.',
  terms: ({ number, title }: Named) => `Le calcul suit le chapitre ${number} de vos conditions générales : ${title}.`,
  contact: ({ email, phone, hours, reference }: Contact) =>
    `Une question sur ce décompte ? Écrivez à ${email} ou appelez le ${phone}, ${hours}, en citant le numéro ${reference}.`,
}

// domain rules §5.7
export const careSheet = {
  title: documentNames.feuilles,
  about: 'Une feuille par animal et par motif. Joignez-la à la facture acquittée du vétérinaire.',
  required: '* à remplir obligatoirement',
  scan: 'Scannez pour envoyer cette feuille',
  scan_alt: (address: string) => `Code QR vers ${address}`,
  or_address: 'ou ouvrez cette adresse :',
  tracking: requestLabels.tracking_reference,
  by_insurer: 'réservé à l’assureur',
  owner: 'Partie propriétaire',
  nevg: contractLabels.nevg,
  contract_number: contractLabels.number,
  member_name: 'Nom et prénom',
  member_address: 'Adresse',
  formula: 'Formule',
  animal_name: 'Nom de l’animal',
  species_breed_sex: 'Espèce, race, sexe',
  icad: animalLabels.icad,
  birth_date: 'Date de naissance',
  reason: 'Motif',
  reasons: Object.values(causeNames).map((cause) => cause.toLowerCase()),
  accident_date: 'Date et circonstances de l’accident',
  use_package: 'Affecter au forfait prévention',
  owner_signature: 'Date et signature du propriétaire',
  vet: 'Partie vétérinaire',
  animal_identity_checked: 'Identité de l’animal vérifiée (puce lue)',
  diagnosis: 'Diagnostic ou affection',
  first_symptoms_date: requestLabels.first_symptoms,
  related_to_previous: 'Lien avec une affection antérieure',
  yes_no: ['non', 'oui, laquelle :'],
  care_dates: 'Dates des soins',
  acts: 'Actes réalisés et montants TTC',
  act: 'Acte',
  amount: 'Montant TTC',
  total: 'Total TTC',
  surgery: 'Intervention chirurgicale, anesthésie',
  hospital_days: 'Jours d’hospitalisation',
  medication: 'Médicaments prescrits ou délivrés',
  vet_name_stamp: 'Cachet, nom, numéro d’ordre du vétérinaire',
  vet_signature: 'Date et signature du vétérinaire',
}

export const certificate = {
  title: documentNames.contrat,
  about: 'Conditions particulières',
  version: (version: string, printed: string) => `Version du ${version}, éditée le ${printed}`,
  state: {
    suspended: (day: string) => suspension.since(day),
    suspended_text: 'Les soins donnés pendant la suspension ne sont pas remboursés.',
    ends: (day: string) => `Ce contrat prend fin le ${day}`,
    ends_text: 'C’est son dernier jour.',
    never: (day: string) => `Ce contrat prend fin le ${day}, avant sa date d’effet`,
    never_text: 'Aucune garantie ne commence.',
    ended: (day: string | null) => `Ce contrat a pris fin${day === null ? '' : ` le ${day}`}`,
    ended_text: 'Les soins donnés après la fin du contrat ne sont pas remboursés.',
  },
  policyholder: 'Souscripteur',
  represented: (name: string) => `Signataire : ${name}`,
  insurer: 'Assureur',
  nevg: (nevg: string) => `N° d’adhérent ${nevg}`,
  contract: {
    title: 'Votre contrat',
    number: contractLabels.number,
    effective_date: contractLabels.effective_date,
    term: 'Durée',
    term_text: 'Un an, reconduit d’année en année à l’échéance',
    renewal_date: 'Prochaine échéance annuelle',
    end_date: 'Fin du contrat',
    law: 'Ce certificat complète les conditions générales : elles s’appliquent à tout ce qu’il ne précise pas.',
  },
  animals: {
    title: contractLabels.animals,
    none: 'Aucun animal n’est assuré par ce contrat.',
    animal: 'Animal',
    species: 'Espèce, sexe',
    breed: 'Race',
    colour: animalLabels.colour,
    birth_date: 'Date de naissance',
    icad: animalLabels.icad,
    no_icad: 'à fournir',
    formula: 'Formule',
    cover_start: 'Début des garanties',
    cover_end: 'Fin des garanties',
    rate: contractLabels.rate,
    ceiling: contractLabels.ceiling,
    deductible: contractLabels.deductible,
    package: contractLabels.package,
    from: (guarantee: string) => `${guarantee} : à partir du`,
    not_covered: 'pas de garantie',
    price: contractLabels.price,
    next_formula: (name: string, day: string, formula: string, price: string) =>
      `À partir du ${day}, ${name} a la formule ${formula}, pour ${price} par mois, frais de gestion inclus. Les soins d’avant ce jour restent remboursés selon la formule du tableau.`,
    waiting: 'Les dates tiennent compte des délais de carence.',
    prevention: 'Le forfait vaccins et prévention n’a pas de délai, pas de franchise, et n’entame pas le plafond.',
    not_selected: (names: string) => `Sans formule choisie, rien n’est couvert ni prélevé pour ${names}.`,
  },
  contribution: {
    title: 'Votre cotisation',
    label: 'Cotisation mensuelle totale',
    text: 'Taxes et frais de gestion inclus',
    fee: 'Dont frais de gestion',
    fee_text: (total: string, each: string) => `${total} (${each} par animal et par mois)`,
    due_day: contractLabels.due_day,
    due_text: (day: number) => `Le ${dayOfMonth(day, 'fr')} de chaque mois, ou le jour ouvré suivant`,
    means: 'Moyen de paiement',
    account: (account: string, holder: string) => `Prélèvement sur le compte ${account}, ${holder}`,
    umr: 'Référence unique du mandat (RUM)',
    card: (card: string, expires: string) => `Carte ${card}, expiration ${expires}`,
    no_means: 'À indiquer dans votre espace adhérent',
  },
  received: {
    title: 'Documents remis',
    text: 'Vous avez reçu, avant de signer, et retrouvez à tout moment dans votre espace :',
    items: (of: string) => [
      `le document d’information sur le produit d’assurance (IPID), ${of} ;`,
      `les conditions générales, ${of} ;`,
      `${lowered(documentSentences.rgpd)}.`,
    ],
    of: { both: 'frais vétérinaires et assistance', alone: 'frais vétérinaires' },
  },
  withdrawal: {
    title: 'Droit de renonciation',
    open: (day: string) =>
      `Vous pouvez renoncer à ce contrat sans motif et sans frais jusqu’au ${day} inclus : dans votre espace, page « Mon contrat », bouton « Renoncer à mon contrat », ou par lettre ou e-mail, avec le modèle joint aux conditions générales. Vos cotisations vous sont remboursées, moins la part des jours couverts.`,
    over: (day: string) =>
      `Le délai de renonciation a pris fin le ${day}. Vous pouvez toujours résilier, dans votre espace, page « Mon contrat ».`,
  },
  signatures: {
    title: 'Signatures',
    place: (city: string, day: string) => `Fait à ${city}, le ${day}.`,
    insurer: 'Pour l’assureur',
    direction: 'La direction',
    member: 'Le souscripteur',
    hint: 'Date et signature, précédées de « lu et approuvé »',
  },
}

export const dossier = {
  title: 'Dossier de contestation',
  about: (names: string, day: string) => `${names}, soins du ${day}`,
  insurer: 'Assureur',
  mediator: 'Tiers indépendant',
  status: 'Où en est la contestation',
  disputed_on: 'Contestation envoyée le',
  acknowledged_on: 'Accusé de réception du',
  answer_by: 'Réponse attendue au plus tard le',
  answered_on: 'Réponse donnée le',
  unanswered: 'pas de réponse à ce jour',
  mediator_from: 'Saisine possible à partir du',
  mediator_until: 'Saisine possible jusqu’au',
  disputed: 'La décision contestée',
  decided: (day: string) => `Décidé le ${day}`,
  refused: 'Refus',
  reduction: 'Motif',
  is_disputed: 'soin contesté',
  clauses: 'Clauses appliquées',
  clause: ({ number, title }: { number: number; title: string }) =>
    `Chapitre ${number} des conditions générales : ${title}`,
  dispute: 'Les raisons de la contestation',
  answer: 'La réponse de l’assureur',
  no_answer: (day: string) => `Aucune réponse n’a été donnée. Elle était attendue au plus tard le ${day}.`,
  afterwards: 'La décision prise après la contestation',
  same: 'La décision contestée est maintenue, et ses montants avec elle.',
  thread: 'Les messages échangés',
  written: (who: string, when: string) => `${who}, ${when}`,
  of_insurer: (name: string) => `${name} (assureur)`,
  quoted: 'Cité dans cet e-mail, ou ajouté par la messagerie :',
  with_files: (names: string) => `Fichiers joints : ${names}`,
  no_message: 'Aucun message n’a été échangé au sujet de cette demande.',
  documents: 'Liste des documents',
  document: 'Document',
  kind: 'Nature',
  received: 'Reçu le',
  with_dispute: 'joint à la contestation',
  no_document: 'Aucun document.',
  made: 'Ce dossier réunit ce que l’assureur a enregistré. Les documents eux-mêmes se téléchargent depuis la page de la demande.',
}

export const frame = {
  number: 'N° d’adhérent',
  contract: 'Contrat',
  version: 'Version',
  issued: (day: string) => `Établi le ${day}`,
  page: 'Page',
  of: 'sur',
  other_script: (script: string) => `[autre écriture (${script})\u00a0: voir le portail]`,
  other_letters: '[autre écriture\u00a0: voir le portail]',
  sign: '[signe]',
}

type Address = { email: string; address: string }

export const notice = {
  title: documentTitles.indexation,
  about: (day: string, number: string) => `Avis du ${day}, contrat ${number}`,
  hello: (from: string, old_total: string, new_total: string, rate: string) =>
    `À partir du ${from}, votre cotisation mensuelle passe de ${old_total} à ${new_total} (${rate}), taxes et frais de gestion inclus. Vos garanties ne changent pas.`,
  label: 'Nouvelle cotisation mensuelle',
  first_debit: (day: string) => `Premier prélèvement à ce montant : le ${day}`,
  no_debit: (from: string) => `À partir du ${from}`,
  animals: {
    title: 'Animal par animal',
    animal: 'Animal',
    formula: 'Formule',
    before: 'Aujourd’hui',
    after: (day: string) => `Dès le ${day}`,
    change: 'Évolution',
    same: 'inchangé',
    total: 'Total par mois',
  },
  reason: {
    title: 'Pourquoi cette révision',
    text: 'La cotisation est revue chaque 1er janvier, selon trois choses : les prix des vétérinaires, les remboursements versés à l’ensemble des animaux assurés, et l’âge de l’animal. Jamais en raison des remboursements de votre seul animal.',
  },
  schedule: { title: 'Votre nouvel échéancier', month: 'Mois', day: 'Prélèvement le', amount: 'Montant' },
  refuse: {
    title: 'Si vous n’acceptez pas cette hausse',
    text: (until: string, last: string, { email, address }: Address) =>
      `Vous pouvez résilier sans frais jusqu’au ${until}, dans les 30 jours qui suivent cet avis : écrivez à ${email} ou à ${address}, avec votre numéro de contrat. Vos garanties durent alors jusqu’au ${last} inclus, à votre prix d’aujourd’hui.`,
    after: {
      FR: 'Ensuite, vous pouvez toujours résilier en trois étapes dans votre espace, page « Mon contrat » : après un an de contrat, il prend fin un mois après votre demande.',
      BE: 'Ensuite, vous pouvez toujours résilier en trois étapes dans votre espace, page « Mon contrat » : après un an de contrat, il prend fin deux mois après votre demande.',
      IT: 'Ensuite, vous pouvez toujours résilier en trois étapes dans votre espace, page « Mon contrat » : le contrat prend fin à l’échéance annuelle, si vous le demandez au moins 30 jours avant.',
    },
  },
}

export const receipt = {
  title: 'Quittance de cotisation',
  number: 'Numéro de quittance',
  paid_on: (day: string) => `Payée le ${day}`,
  paid: 'Paiement',
  period: 'Période assurée',
  period_of: (first: string, last: string) => `du ${first} au ${last}`,
  due: 'Date d’échéance',
  payment_date: 'Date de paiement',
  means: 'Moyen de paiement',
  bank_account: (iban: string | null) => (iban === null ? 'Prélèvement SEPA' : `Prélèvement SEPA, compte ${iban}`),
  card: (card: string | null) =>
    card === null ? 'Carte bancaire, sur la page du prestataire de paiement' : `Carte bancaire ${card}`,
  animals: contractLabels.animals,
  animal: 'Animal',
  share: 'Cotisation du mois',
  total: 'Total payé',
  insurer: 'Assureur',
  policyholder: 'Souscripteur',
  received: 'L’assureur reconnaît avoir reçu ce paiement. La quittance vaut pour la période indiquée.',
  // of the contract’s country
  tax: {
    FR: 'Montant toutes taxes comprises, frais de gestion et taxe sur les conventions d’assurance inclus. Opération d’assurance exonérée de TVA (article 261 C, 2° du Code général des impôts).',
    BE: 'Montant toutes taxes comprises, frais de gestion et taxe annuelle sur les opérations d’assurance inclus. Opération d’assurance exemptée de TVA (article 44, § 3, 4° du Code de la TVA).',
    IT: 'Montant toutes taxes comprises, frais de gestion et taxe italienne sur les assurances inclus (loi no 1216 du 29 octobre 1961). Opération exonérée de TVA (article 10 du décret no 633 de 1972).',
  },
}

export const yearStatement = {
  title: (year: number) => `${paperNames.year_statement} ${year}`,
  about: (name: string) => `Soins et remboursements : ${name}`,
  until: (day: string) => `Année en cours, relevé arrêté au ${day}.`,
  billed: refundLabels.billed,
  refunded: refundLabels.refunded,
  kept: refundLabels.kept,
  rows: 'Le détail de l’année',
  columns: [
    'Soins du',
    'Soins et vétérinaire',
    'Facture',
    'Suivi',
    refundLabels.billed,
    refundLabels.refunded,
    'À votre charge',
    'Versement',
  ],
  table: [
    requestLabels.care_date,
    'Soins',
    requestLabels.vet,
    requestLabels.invoice_number,
    requestLabels.tracking_reference,
    `${refundLabels.billed} (EUR)`,
    `${refundLabels.refunded} (EUR)`,
    `${refundLabels.kept} (EUR)`,
    payoutLabels.payment_date,
  ],
  yes: 'oui',
  no: 'non',
  no_payment: 'Aucun',
  difference: 'complément après correction',
  total: 'Total',
  empty: (name: string, year: number) => `Aucun soin ${deName(name)} n’a été remboursé ni refusé en ${year}.`,
  notes: 'Ce que ce relevé compte',
  counted: [
    'Les remboursements versés du 1er janvier au 31 décembre. Les soins pour lesquels rien n’a été remboursé figurent à la date de la décision.',
    'Un remboursement décidé mais pas encore versé figurera au relevé de l’année de son versement.',
    'Les devis, les factures envoyées deux fois, non payées ou d’un autre animal ne sont pas comptés. Les montants sont toutes taxes comprises.',
  ],
  tax: {
    title: 'Pour la déclaration de revenus en Italie',
    own: (name: string) => `Frais vétérinaires restés à votre charge : ${name}`,
    all: 'Frais vétérinaires restés à votre charge, tous vos animaux',
    earlier: 'dont soins d’une autre année',
    counted: 'Part retenue, jusqu’à 550 €',
    above: 'Part au-delà de 129,11 €',
    deduction: 'Déduction de 19 %',
    notes: [
      'Les aliments, le toilettage et les produits d’hygiène ne sont pas des frais vétérinaires et n’y sont pas comptés.',
      'La déclaration retient les frais de l’année où vous avez payé le vétérinaire, par un moyen traçable, pour un animal détenu légalement comme compagnon ou pour le sport. Gardez les factures et les preuves de paiement (article 15, alinéa 1, lettre c-bis, du TUIR).',
    ],
  },
}

/** Words of a paper about its own proof. */
export const paperProof = {
  term: 'Vérifier ce document',
  short: {
    proven: (url: string) => `preuve jointe à ce fichier, ${url}`,
    pending: (url: string) => `preuve jointe, complète demain, ${url}`,
    none: (url: string) => `signature du portail, ${url}`,
  },
  proven: (url: string) =>
    `Ce fichier contient sa preuve (proof.json). Vous pouvez la vérifier seul, même sans connexion, avec la page ${url}.`,
  pending: (url: string) =>
    `Ce fichier contient le début de sa preuve\u00a0; elle sera complète demain, si vous téléchargez à nouveau ce document. Pour la vérifier\u00a0: ${url}.`,
  none: (url: string) =>
    `Ce fichier est signé par le portail, ce qui se vérifie avec la page ${url}. La décision est antérieure au registre des preuves.`,
}
