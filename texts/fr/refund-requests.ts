import { capitalised, deName, plural } from '../grammar.ts'
import { animalDocument, documentNames } from './document-words.ts'
import { fieldErrorSentences } from './form-words.ts'
import { pageNames } from './page-words.ts'
import { refundEnds, refundLabels, requestLabels } from './refund-words.ts'

/** Kinds of paper that the reader distinguishes. */
export const paperNames = {
  invoice: 'Facture',
  credit_note: 'Avoir',
  quote: 'Devis',
  card_slip: 'Ticket de carte bancaire',
  prescription: 'Ordonnance',
  care_sheet: 'Feuille de soins',
  other: 'Document non reconnu',
}

export const pileMessages = {
  help: 'Chaque groupe devient une demande. Rien n’est envoyé ici.',
  drop: 'Glissez vos documents ici',
  dropPhone: 'Photographiez vos documents',
  hint: 'Factures, tickets, ordonnances : nous les trions.',
  more: 'Ajouter des documents',
  reading: 'Lecture des documents en cours. Le tri se fait au fur et à mesure.',
  waiting: (count: number) =>
    plural(count, 'Un document attend son tour.', `${count} documents attendent leur tour.`, 'fr'),
  group: (number: number, facts: readonly string[]) => [`Demande ${number}`, ...facts].join(' · '),
  of: (day: string) => `Soins du ${day}`,
  animal: 'Animal',
  unknown: 'Animal à préciser',
  move: (name: string) => `Placer ${name} dans`,
  fresh: 'Une nouvelle demande',
  moved: (name: string, group: string) => `${name} est maintenant dans : ${group}.`,
  remove: (name: string) => `Retirer ${name}`,
  documents: paperNames,
  unread: 'En cours de lecture',
  preparing: 'En préparation',
  goesOn: (at: string) =>
    `Vous avez envoyé beaucoup de documents en une heure. Les suivants partiront d’eux-mêmes ${at} : vous pouvez fermer cette page.`,
  looseText: 'Ce document accompagne une facture : avec quelle demande va-t-il ?',
  looseAlone: 'Ce document accompagne une facture, qui n’est pas ici. Ajoutez-la, ou gardez-le pour plus tard.',
  into: (group: string) => `Avec ${group}`,
  ofItsOwn: 'En faire une demande',
  unplaced: 'À placer',
  left: (count: number) =>
    plural(
      count,
      'Un document sans demande reste ici pour plus tard.',
      `${count} documents sans demande restent ici pour plus tard.`,
      'fr',
    ),
  known: {
    refunded: 'Déjà remboursée : ',
    rejected: 'Déjà refusée : ',
    sent: 'Déjà envoyée : ',
    draft: 'Déjà dans un ',
    same: 'Une demande de ce montant : ',
  },
  draft: 'brouillon',
  make: (count: number) => plural(count, 'Créer la demande', `Créer ${count} demandes`, 'fr'),
  making: 'Création…',
  made: (count: number) =>
    plural(count, 'Le brouillon est prêt à compléter.', `${count} brouillons sont prêts à compléter.`, 'fr'),
  later: 'Plus tard',
  failed: 'Le déplacement n’a pas été gardé.',
  many: 'Plusieurs documents ? Déposez-les ensemble, nous les trions en demandes.',
}

export const readingMessages = {
  waiting: 'Nous lisons votre facture.',
  waitingText: 'Vous pouvez continuer : rien n’attend la lecture.',
  title: 'Lu sur votre facture',
  text: 'À vérifier à l’étape suivante, où vous pouvez corriger. Cette lecture ne décide de rien.',
  facts: {
    care_date: requestLabels.care_date,
    clinic: 'Clinique',
    invoice_number: requestLabels.invoice_number,
    chip: 'Animal',
    total_cents: 'Total',
  },
  unsure: 'à vérifier',
  nothing: 'Nous n’avons rien pu lire avec certitude : vous remplirez les champs vous-même.',
  piece: (fact: string) => `Extrait de la facture : ${fact}`,
  read: 'Lu sur votre facture',
  proof: (printed: string) => `Lu : « ${printed} »`,
  proofFact: 'preuve du paiement',
  says: (value: string) => `Sur votre facture : ${value}`,
  take: 'Reprendre',
  takeThis: (fact: string, value: string) => `Reprendre ${value} (${fact})`,
  opening: 'Ouverture…',
  keep: 'Garder ce document',
  remove: 'Retirer et choisir la facture',
  alsoInFile: (papers: string) => `Aussi dans ce fichier : ${papers}. Nous lisons la facture seule.`,
  onPage: (paper: string, page: number) => `${paper.toLowerCase()} (page ${page})`,
  documents: {
    credit_note: 'Ce document ressemble à un avoir.',
    card_slip: 'Ce document ressemble à un ticket de carte bancaire.',
    prescription: 'Ce document ressemble à une ordonnance.',
    care_sheet: 'Ce document ressemble à une feuille de soins.',
    other: 'Nous n’avons pas pu lire les montants : notre équipe les lira.',
  },
  needed: 'Il nous faut la facture détaillée et payée du vétérinaire.',
  elsewhere: {
    title: 'Ce document ressemble à un devis.',
    text: 'Il nous faut la facture détaillée et payée du vétérinaire.',
    link: 'Demander un accord pour ce devis',
  },
}

export const quoteReadingMessages = {
  ...readingMessages,
  waiting: 'Nous lisons votre devis.',
  title: 'Lu sur votre devis',
  piece: (fact: string) => `Extrait du devis : ${fact}`,
  read: 'Lu sur votre devis',
  says: (value: string) => `Sur votre devis : ${value}`,
  remove: 'Retirer et choisir le devis',
  documents: {
    credit_note: readingMessages.documents.credit_note,
    card_slip: readingMessages.documents.card_slip,
    prescription: readingMessages.documents.prescription,
    care_sheet: readingMessages.documents.care_sheet,
    other: 'Nous n’avons pas pu lire les montants : vous pouvez les saisir.',
  },
  needed: 'Il nous faut le devis détaillé du vétérinaire.',
  elsewhere: {
    title: 'Ce document ressemble à une facture déjà payée.',
    text: 'Un accord se demande avant les soins. Des soins déjà payés se remboursent sur leur facture.',
    link: 'Demander un remboursement',
  },
}

export const quoteLinesMessages = {
  check: 'Vérifiez chaque ligne : vous pouvez tout corriger. Cette lecture ne décide de rien.',
  discount: 'La remise est répartie sur les lignes.',
  offer: (count: number, amount: string) =>
    count === 1
      ? `Une ligne est lue sur votre devis, pour ${amount}.`
      : `${count} lignes sont lues sur votre devis, pour ${amount}.`,
  unproven: 'Aucun total ne confirme cette lecture.',
  take: (count: number) => (count === 1 ? 'Reprendre cette ligne' : 'Reprendre ces lignes'),
}

export const readEstimateMessages = {
  title: 'Ce que vous toucheriez',
  waiting: 'L’estimation arrive dès que votre facture est lue.',
  load: 'Nous n’avons pas pu calculer cette estimation.',
  rests: (count: number, amount: string) =>
    count === 1
      ? `Calculé d’après la ligne lue sur votre facture (${amount}), par la règle qui décide.`
      : `Calculé d’après ${count} lignes lues sur votre facture (${amount}), par la règle qui décide.`,
  leftOut: (amount: string) => `Sans les lignes dont le type de soin reste à préciser (${amount}).`,
  differs: (total: string) => `Le total lu est de ${total} : des lignes ont pu nous échapper.`,
  reserved: (amount: string) => `Réservé par l’accord : ${amount}`,
  notDecision: 'Une estimation : notre équipe vérifie chaque ligne avant de décider.',
  several: 'Plusieurs animaux figurent sur cette demande : notre équipe répartira les lignes.',
  lines: 'Lignes lues',
  asks: 'Un doute à lever',
  asksText: 'Est-ce bien ce type de soin ? Un appui suffit, ou choisissez-en un autre.',
  yes: (kind: string) => `Oui, ${kind}`,
  kind: 'Type de soin',
  choose: 'Choisir',
  failed: 'Votre réponse n’a pas été gardée. Réessayez.',
}

export const estimateMessages = {
  title: pageNames.estimate,
  help: 'Avant d’aller chez le vétérinaire, ou avec un devis sous les yeux.',
  animal: 'Pour quel animal ?',
  careDate: requestLabels.care_date,
  cause: 'Pourquoi ces soins ?',
  symptoms: requestLabels.first_symptoms,
  optional: '(facultatif)',
  lines: 'Soins prévus',
  kind: 'Soin',
  choose: 'Choisissez un soin',
  amount: 'Montant',
  usual: (from: string, to: string) => `D’ordinaire de ${from} à ${to}`,
  useUsual: (amount: string) => `Mettre ${amount}`,
  add: 'Ajouter un soin',
  most: 'Cinquante soins au plus.',
  remove: (label: string) => `Retirer ${label}`,
  aLine: 'ce soin',
  submit: 'Estimer',
  submitting: 'Calcul en cours',
  result: 'Estimation',
  notDecision:
    'C’est une estimation, pas une décision : elle tient compte de vos garanties et de ce qui a déjà été remboursé cette année d’assurance.',
  empty: 'Le calcul, étape par étape, s’affichera ici.',
  kept: refundLabels.kept,
  lacks: {
    cause: 'Indiquez la cause des soins pour continuer.',
    care_date: 'Indiquez la date des soins pour continuer, même approximative.',
    kind: 'Choisissez le soin pour continuer.',
    amount: 'Indiquez le montant de ce soin pour continuer.',
  },
  amountInvalid: 'Écrivez un montant, par exemple 45,20.',
  failed: 'L’estimation n’a pas pu être faite.',
  noAnimal: 'Aucun animal couvert pour le moment.',
  load: 'Nous n’avons pas pu afficher les soins.',
}

export const goneMessages = {
  title: 'Ce brouillon n’existe plus',
  text: 'Il a été supprimé dans un autre onglet ou sur un autre appareil. Vous pouvez commencer une autre demande.',
  another: 'Nouvelle demande',
  refunds: pageNames.refunds,
}

const sheetOf = (name: string) => animalDocument.of(documentNames.feuilles.toLowerCase(), name)

export const wizardMessages = {
  title: pageNames.new_request,
  path: 'Étapes de la demande',
  steps: {
    invoice: 'Votre facture',
    animals: 'Les animaux',
    care_sheets: 'Les feuilles de soins',
    summary: 'Vérification',
    sent: 'Confirmation',
  },
  where: (step: number) => `Étape ${step} sur 4`,
  done: ', étape terminée',
  next: 'Continuer',
  back: 'Retour',
  quit: 'Quitter',
  kept: 'Votre brouillon est conservé 30 jours.',
  saved: 'Brouillon enregistré',
  savedHere: 'Enregistré sur cet appareil',
  keptHere: 'Votre demande est gardée sur cet appareil.',
  saving: 'Enregistrement…',
  unsaved: 'Une modification n’est pas encore enregistrée',
  missing: {
    invoice: 'Ajoutez la facture pour continuer',
    paid: 'Confirmez le paiement pour continuer',
    animals: 'Choisissez au moins un animal.',
    care_date: 'Indiquez la date des soins pour continuer',
    cause: 'Indiquez la cause des soins pour continuer',
    care_sheets: 'Ajoutez chaque feuille de soins pour continuer',
    care_sheet: 'Ajoutez cette feuille de soins pour continuer',
    wrong: 'Corrigez ce qui est signalé pour continuer',
    sending: 'Envoi du document en cours',
    failed: 'Renvoyez ou retirez le document pour continuer',
  },
  existing: (count: number) =>
    plural(count, 'Un brouillon vous attend déjà.', `${count} brouillons vous attendent déjà.`, 'fr'),
  resumeDraft: 'Reprendre le brouillon',
  seeDrafts: 'Voir les brouillons',
  summary: { title: 'Vérifiez puis envoyez', help: 'Un regard sur chaque élément, et votre demande part.' },
  loading: 'Chargement en cours…',
  load: 'Nous n’avons pas pu afficher cette étape.',
  invoice: {
    title: 'Ajoutez votre facture payée',
    help: 'Une photo nette suffit, bien à plat et en entier.',
    drop: 'Glissez la facture ici',
    dropPhone: 'Photographiez la facture',
    hint: 'ou choisissez-la sur cet appareil',
    hintPhone: 'ou choisissez-la sur ce téléphone',
    paid: 'Cette facture prouve le paiement',
    paidHint: 'On y lit « acquittée » ou « payé », ou le ticket de carte est visible.',
    rules: 'Ce qu’il nous faut',
    yes: [
      'Une seule facture par demande.',
      'Le nom de l’animal et le détail des soins.',
      'La facture doit porter la preuve du paiement.',
      'Photo nette, à plat, les quatre coins visibles.',
    ],
    no: [
      'Un devis, une ordonnance ou une feuille de soins ne remplace pas la facture.',
      'Les feuilles de soins viennent à l’étape 3, une par animal.',
    ],
  },
  sheets: {
    title: 'Une feuille de soins par animal',
    titleOf: (name: string) => `Ajoutez la feuille de soins ${deName(name)}`,
    help: 'Remplie et signée par le vétérinaire, elle décrit les soins de chaque animal.',
    hint: 'ou glissez la feuille ici',
    later: 'Pas encore de feuille ? Faites-la remplir à la prochaine visite : votre brouillon est conservé 30 jours.',
    formula: (name: string) => `Formule ${name}`,
  },
}

/** A request written without a network, kept on the device until it can be sent. */
export const deviceMessages = {
  title: 'Sans réseau, vous pouvez continuer.',
  text: 'Votre demande est gardée sur cet appareil et partira dès que le réseau reviendra.',
  send: 'Envoyer dès que possible',
  checkedLater:
    'Sans réseau, les délais d’attente et le plafond ne peuvent pas être vérifiés ici. S’il faut revoir un point, nous vous le dirons avant l’envoi.',
  waits: 'Votre demande partira dès que le réseau reviendra. Ouvrez le portail pour la suivre.',
  notKept: 'Votre demande n’a pas pu être gardée sur cet appareil. Réessayez.',
  sent: (reference: string) => `Votre demande ${reference} est partie.`,
  heldToast: 'Une demande gardée sur cet appareil n’est pas partie. Voyez-la dans vos remboursements.',
  onThisDevice: 'Sur cet appareil, pas encore envoyé',
  begun: (count: number) => `${plural(count, `${count} document`, `${count} documents`, 'fr')}, pas encore terminée.`,
  waitsForNetwork: 'Partira dès que le réseau reviendra.',
  goesNow: 'Envoi en cours.',
  filing: 'Envoi en cours : la confirmation est attendue.',
  held: {
    check: 'Un point est à vérifier avant l’envoi.',
    gone: 'Son brouillon a été supprimé sur un autre appareil.',
    refused: 'Elle n’a pas été acceptée telle quelle. Vérifiez-la, puis envoyez-la.',
    lost: 'Un document n’est plus lisible sur cet appareil. Ajoutez-le de nouveau.',
    old: 'Elle attend depuis près d’un mois. Regardez si elle figure dans vos demandes avant d’en faire une autre.',
  },
  resume: 'Reprendre',
  edit: 'Modifier',
  openDraft: 'Vérifier et envoyer',
  sendAgain: 'Envoyer de nouveau',
  discard: 'Ne pas envoyer',
  discardTitle: 'Supprimer cette demande ?',
  discardText: 'Ses photos et ses informations seront effacées de cet appareil.',
  discardYes: 'Supprimer',
  keep: 'Garder',
  signOut: {
    title: (count: number) =>
      plural(count, 'Une demande n’est pas encore envoyée', `${count} demandes ne sont pas encore envoyées`, 'fr'),
    text: (count: number) =>
      `${plural(count, 'Elle n’existe que sur cet appareil.', 'Elles n’existent que sur cet appareil.', 'fr')} En vous déconnectant, tout y est effacé.`,
    destroy: 'Effacer et me déconnecter',
    send: 'Envoyer, puis me déconnecter',
    stay: 'Rester connecté',
  },
}

export const careMessages = {
  title: 'Quels animaux ont été soignés ?',
  help: 'Choisissez tous ceux qui figurent sur la facture.',
  animals: 'Animaux de la facture',
  formula: (name: string) => `Formule ${name}`,
  notYet: (name: string, day: string) => `Les garanties ${deName(name)} commencent le ${day}.`,
  noFormula: (name: string) => `Aucune formule n’est choisie pour ${name} : ses soins ne peuvent pas être remboursés.`,
  noFormulaShort: 'Aucune formule',
  soon: 'Bientôt',
  until: (day: string) => `Soins jusqu’au ${day}`,
  noAnimal: 'Aucun animal n’est rattaché à votre contrat.',
  care: 'Les soins',
  careDate: requestLabels.care_date,
  careDateHint: 'Celle de la visite, écrite sur la facture.',
  wrong: {
    missing: 'Indiquez la date des soins.',
    incomplete: 'Cette date est incomplète.',
    invalid: 'Vérifiez cette date.',
    future: fieldErrorSentences.date_future,
    after_care: fieldErrorSentences.symptoms_after_care,
  },
  cause: 'Pourquoi ces soins ?',
  causes: {
    accident: 'Un choc, une chute, une morsure',
    illness: 'Une maladie, une douleur, une allergie',
    prevention: 'Vaccin, stérilisation, antiparasitaire',
  },
  symptoms: requestLabels.first_symptoms,
  symptomsHint: 'À peu près, si vous ne la connaissez pas au jour près.',
  optional: '(facultatif)',
  invoiceNumber: requestLabels.invoice_number,
  vetName: 'Vétérinaire ou clinique',
}

export const blankSheetMessages = {
  title: 'Pas encore de feuille ?',
  download: 'Télécharger la feuille vierge',
  write: 'Écrire à mon vétérinaire',
  /** Name of the link for screen readers, which read it without its animal. */
  writeFor: (name: string) => `Écrire à mon vétérinaire : ${name}`,
  sheetOf,
  how: 'Téléchargez la feuille d’abord : c’est à vous de la joindre à l’e-mail, votre messagerie ne le fait pas d’elle-même.',
  subject: (name: string) => `${capitalised(sheetOf(name))} à compléter`,
  body: (name: string, day: string | null, member: string) =>
    [
      'Bonjour,',
      '',
      `Vous trouverez en pièce jointe la ${sheetOf(name)}${day === null ? '' : `, pour les soins du ${day}`}. Pourriez-vous la compléter, la dater et la signer, puis me la renvoyer par e-mail ?`,
      '',
      'Merci beaucoup,',
      member,
    ].join('\n'),
}

export const summaryMessages = {
  checkFailed: 'Nous n’avons pas pu vérifier votre demande.',
  edit: 'Modifier',
  editInvoice: 'Modifier la facture',
  editCare: 'Modifier les animaux et les soins',
  editSheets: 'Modifier les feuilles de soins',
  invoice: 'Facture',
  paid: 'Paiement',
  paidYes: 'Confirmé',
  paidNo: 'À confirmer',
  care: 'Animaux et soins',
  animals: 'Animaux',
  careDate: requestLabels.care_date,
  cause: 'Cause',
  symptoms: 'Premiers symptômes',
  invoiceNumber: requestLabels.invoice_number,
  vetName: requestLabels.vet,
  sheets: 'Feuilles de soins',
  none: 'À ajouter',
  ready: 'Tout est là.',
  readyText: 'Rien ne manque à votre demande.',
  blocked: 'Avant l’envoi',
  blocking: {
    'files.invoice': 'Il manque la facture.',
    animal_ids: 'Aucun animal n’est choisi.',
    care_date: 'La date des soins est à indiquer.',
    paid_confirmed: 'Le paiement de la facture est à confirmer.',
  },
  date_future: 'La date des soins est dans le futur.',
  date_too_old: 'Ces soins sont trop anciens : ils ne peuvent plus être remboursés.',
  symptoms_after_care: 'Les premiers symptômes sont datés d’après les soins.',
  sheetMissing: (name: string) => `Il manque la feuille de soins pour ${name}.`,
  other: 'Une information est à compléter.',
  fix: { invoice: 'Voir la facture', animals: 'Voir les soins', care_sheets: 'Voir les feuilles', summary: 'Voir' },
  toKnow: 'À savoir',
  declare: 'Je certifie que ces documents sont exacts.',
  submit: 'Envoyer ma demande',
  submitting: 'Envoi en cours',
  missing: { blocking: 'Complétez ce qui manque pour envoyer', declare: 'Cochez la déclaration pour envoyer' },
  failed: 'Votre demande n’est pas partie',
  changed: 'Elle a été modifiée dans un autre onglet ou sur un autre appareil. Relisez-la, puis envoyez-la.',
  unsaved: 'Une modification n’est pas enregistrée',
  unsavedText: 'Ce que vous avez saisi pour les soins n’a pas été repris ici.',
  sent: {
    title: 'Votre demande est partie !',
    body: requestLabels.tracking_reference,
    answer: (day: string) => `Réponse au plus tard ${day}.`,
    answerSoon: (soon: string) => `Réponse ${soon}.`,
    follow: 'Suivre ma demande',
    again: 'Envoyer une autre facture',
    home: 'Revenir à l’accueil',
    next: 'Et maintenant',
    nextSteps: (soon: string) => [
      'Notre équipe étudie vos documents.',
      'S’il manque un document, nous vous le demandons et le délai s’arrête.',
      `Le virement part ${soon} après l’accord.`,
    ],
  },
}

export const keepDraftMessages = {
  ending: (day: string) => `Ce brouillon sera supprimé ${day}, avec ses documents.`,
  choice: 'Reprenez-le, ou gardez-le encore un peu.',
  keep: 'Garder 30 jours de plus',
  kept: (day: string) => `Votre brouillon est conservé jusqu’au ${day}.`,
}

export const rowMessages = {
  noRequest: 'Aucune demande en cours.',
  toReceive: 'à recevoir',
  addDocument: 'Ajouter le document',
  addDocuments: 'Ajouter les documents',
  seeAsk: 'Voir la demande',
  read: 'Lire le message',
  resume: 'Reprendre',
  fact: {
    ask: (count: number) =>
      plural(
        count,
        'Une demande attend un document de votre part.',
        `${count} demandes attendent un document de votre part.`,
        'fr',
      ),
    rest: 'Le reste suit son cours.',
    coming: (amount: string) => `${amount} arrivent sur votre compte.`,
    underWay: (count: number, day: string) =>
      plural(
        count,
        `Votre demande suit son cours : réponse au plus tard ${day}.`,
        `${count} demandes suivent leur cours : prochaine réponse au plus tard ${day}.`,
        'fr',
      ),
    moving: (count: number) =>
      plural(count, 'Votre demande suit son cours.', `${count} demandes suivent leur cours.`, 'fr'),
    draft: (count: number) =>
      plural(count, 'Un brouillon attend d’être envoyé.', `${count} brouillons attendent d’être envoyés.`, 'fr'),
    nothing: 'Aucune demande en attente.',
  },
}

/** Sentences on a message of the team that waits. */
export const saidMessages = {
  asks: (name: string) => `${name} vous pose une question`,
  wrote: (name: string) => `${name} vous a écrit`,
}

export const stepMessages = {
  draft: [
    '',
    'Brouillon, il reste à l’envoyer',
    'Brouillon, il reste deux étapes',
    'Brouillon, il reste trois étapes',
    'Brouillon, la facture est à ajouter',
  ],
  /** A draft that is deleted within a week; in the row of a list. */
  deleted: (step: string, day: string) => `${step}. Il sera supprimé ${day}.`,
  /** A draft whose invoice somebody mailed to the member's private address. */
  mailed: (sender: string) => `Reçue par e-mail, envoyée par ${sender}`,
  others: (count: number) => plural(count, 'Et un autre document.', `Et ${count} autres documents.`, 'fr'),
  late: (days: number) => plural(days, 'En retard d’un jour', `En retard de ${days} jours`, 'fr'),
  expected: (day: string) => `Réponse au plus tard ${day}`,
  received: (day: string) => `Documents reçus, réponse au plus tard ${day}`,
  waiting: 'Votre demande est bien arrivée.',
  accepted: (soon: string) => `Demande acceptée, virement ${soon}`,
  refunded: refundEnds.finished,
  rejected: refundEnds.rejected,
}

export const subjectMessages = {
  careOf: (day: string) => `Soins du ${day}`,
  begunOn: (day: string) => `Demande commencée le ${day}`,
}

export const warningMessages = {
  before_effect: (name: string, day: string) =>
    `À cette date, les garanties ${deName(name)} n’avaient pas commencé (date d’effet : ${day}). Ces soins ne seraient pas remboursés.`,
  no_cover: (name: string) => `Les garanties ${deName(name)} n’ont pas commencé. Ces soins ne seraient pas remboursés.`,
  after_end: (name: string, day: string) =>
    `À cette date, les garanties ${deName(name)} sont terminées (dernier jour : ${day}). Ces soins ne seraient pas remboursés.`,
  cover_suspended: (name: string, since: string) =>
    `Vos garanties sont suspendues depuis le ${since}, faute de paiement. Les soins ${deName(name)} pendant la suspension ne sont pas remboursés.`,
  cover_was_suspended: (name: string, since: string, again: string) =>
    `À cette date, vos garanties étaient suspendues (depuis le ${since}, faute de paiement) : ces soins ne seraient pas remboursés. Ceux ${deName(name)} sont de nouveau couverts à partir du ${again}.`,
  waiting_period: (name: string, day: string) =>
    `À cette date, le délai de carence ${deName(name)} court encore. Ces soins seraient couverts à partir du ${day}.`,
  surgery_waiting: (name: string, day: string) =>
    `Pour ${name}, la chirurgie due à une maladie est couverte à partir du ${day}. Une opération avant cette date ne serait pas remboursée, les autres soins le sont.`,
  symptoms_before_cover: (name: string, day: string) =>
    `Les premiers symptômes ${deName(name)} datent d’avant le ${day}, premier jour de sa garantie maladie : cette maladie ne serait pas remboursée.`,
  not_covered_by_formula: (name: string) =>
    `La formule ${deName(name)} ne couvre pas les soins courants de maladie. Une opération, elle, peut être remboursée.`,
  not_covered: (name: string) => `La formule ${deName(name)} ne couvre pas ces soins.`,
  ceiling_reached: (name: string, day: string) =>
    `Le plafond annuel ${deName(name)} est atteint jusqu’au ${day}. Les vaccins et la prévention restent remboursés par le forfait.`,
  ceiling_reserved: (name: string, amount: string, day: string) =>
    `Le reste du plafond annuel ${deName(name)}, ${amount}, est réservé par un accord. D’autres soins ne sont remboursés qu’après le ${day}, sauf les vaccins et la prévention par le forfait.`,
  duplicate_file: (reference: string) => `Cette facture a déjà été envoyée (${reference}).`,
  duplicate: 'Cette facture a déjà été envoyée.',
  not_an_invoice: {
    credit_note: 'Le document ajouté comme facture ressemble à un avoir.',
    quote: 'Le document ajouté comme facture ressemble à un devis.',
    card_slip: 'Le document ajouté comme facture ressemble à un ticket de carte bancaire.',
    prescription: 'Le document ajouté comme facture ressemble à une ordonnance.',
    care_sheet: 'Le document ajouté comme facture ressemble à une feuille de soins.',
    other: 'Nous n’avons pas pu lire les montants du document ajouté.',
  },
  stillSend: 'Vous pouvez envoyer la demande : notre équipe l’étudiera.',
}
