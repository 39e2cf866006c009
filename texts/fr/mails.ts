import type { BrandFacts } from '../brand-facts.ts'
import { dayOfMonth, deName } from '../grammar.ts'
import { contractLabels } from './contract-words.ts'
import { fieldLabels, messageLabels, received } from './form-words.ts'
import { toPaymentMethods } from './payment-words.ts'
import { requestLabels } from './refund-words.ts'

export const contactLabels = {
  from: 'De',
  nevg: contractLabels.nevg,
  contract: 'Contrat',
  email: 'E-mail',
  phone: fieldLabels.phone,
  language: 'Langue',
  languages: { fr: 'français', it: 'italien', nl: 'néerlandais' },
  topic: 'Sujet',
  subject: 'Objet',
  reference: 'Référence',
  sent: 'Envoyé',
  files: messageLabels.files,
  message: fieldLabels.message,
  answer: 'Répondre à cet e-mail écrit directement à l’adhérent.',
}

export const contactConfirmed = {
  title: received.message,
  arrived: 'Merci de nous avoir écrit. Voici ce que nous avons reçu.',
  answer: (soon: string) => `Nous répondons ${soon}, par e-mail.`,
  complaint: (is_italy: boolean) =>
    `Cet e-mail est l’accusé de réception de votre réclamation. Vous recevrez une réponse écrite${is_italy ? ' dans les 45 jours' : ''}. Si elle ne vous convient pas, vous pouvez saisir le médiateur compétent de votre pays, indiqué dans les conditions générales.`,
  wrote: messageLabels.text,
  open: 'Ouvrir mon espace',
  call: (phone: string, hours: string) =>
    `C’est urgent ? Appelez-nous au ${phone}, ${hours}, et donnez votre référence.`,
}

export const contactAnswered = {
  title: 'Réponse à votre message',
  arrived: 'Nous avons répondu à votre message. Voici notre réponse.',
  from: (author: string) => `Réponse ${deName(author)}`,
  open: 'Lire mon message et ses réponses',
  reply: 'Pour continuer, répondez à cet e-mail en gardant la référence.',
}

/** A message and its answer, for the page of a developer who looks at the letters. */
export const contactSample = {
  subject: 'Où en est ma demande ?',
  message: 'Bonjour,\n\nJ’ai envoyé la facture le 16 novembre.\nMerci.',
  answer: 'Bonjour,\n\nNous avons bien reçu la facture. Le remboursement est prévu le 24 novembre.',
}

/** The account that the contributions are paid from. */
type DebitedAccount = {
  account: string
  umr: string
  /** identifier of the creditor */
  creditor: string
  /** the day from which it is this account, where another one is debited before; null at once */
  from: string | null
}

export const dueDayLetter = {
  title: (day: number) => `Vos prélèvements passent au ${dayOfMonth(day, 'fr')} du mois`,
  day: (day: number) =>
    `Le jour de vos prélèvements est désormais le ${dayOfMonth(day, 'fr')} du mois, ou le premier jour bancaire qui suit.`,
  none: 'Aucun prélèvement n’est prévu pour le moment.',
  debited: (day: number) =>
    `Vos cotisations sont désormais prélevées le ${dayOfMonth(day, 'fr')} de chaque mois, ou le premier jour bancaire qui suit.`,
  of_card: (card: string) => `Elles sont débitées de votre carte ${card}.`,
  of_account: ({ account, umr, creditor, from }: DebitedAccount) =>
    `${from === null ? 'Elles sont débitées' : `À partir du ${from}, elles sont débitées`} du compte ${account} (RUM ${umr}, ICS ${creditor}).`,
  of_somebody_else: (holder: string) => `Ce compte est celui ${deName(holder)} : pensez à l’en informer.`,
  stays: (day: string) => `Le prélèvement du ${day} est trop proche pour être déplacé : il reste à cette date.`,
  announced: 'Voici vos prochains prélèvements. Cet e-mail en est la prénotification.',
  call: (phone: string) => `Ce n’était pas vous ? Appelez-nous au ${phone}.`,
}

/** `day` is the last one of the cover. */
export const endingLetters = {
  withdrawal: {
    title: 'Nous avons bien reçu votre renonciation',
    paragraphs: (_day: string) => [
      'Vous renoncez à votre contrat dans le délai légal de 14 jours. Cet e-mail en est l’accusé de réception : gardez-le.',
      'Vos cotisations vous sont remboursées dans les 30 jours, moins la part qui correspond aux jours déjà couverts. Plus aucun prélèvement ne sera présenté.',
    ],
    note: 'Les remboursements accordés pour des soins des jours couverts vous restent acquis.',
  },
  termination: {
    title: 'Nous avons bien reçu votre demande de résiliation',
    paragraphs: (day: string) => [
      'Cet e-mail est l’accusé de réception de votre demande : gardez-le. Un courrier vous confirmera la fin de votre contrat.',
      `Jusqu’au ${day} inclus, les garanties continuent et les cotisations restent dues. Ce que vous auriez payé pour la suite vous est remboursé dans les 30 jours qui suivent la fin du contrat.`,
    ],
    note: 'Les soins reçus jusqu’au dernier jour de garantie restent remboursables, même si vous envoyez la facture plus tard.',
  },
}

export const endingLabels = {
  received: 'Reçue le',
  reference: requestLabels.tracking_reference,
  contract: 'Contrat',
  ends: contractLabels.last_day,
  open: 'Voir mon contrat',
  call: (phone: string) => `Ce n’était pas vous, ou vous avez changé d’avis ? Appelez-nous au ${phone}.`,
}

/** Confirms that the request arrived, by when it is answered, and how to withdraw it. */
export const erasureAsked = {
  title: 'Nous avons bien reçu votre demande d’effacement',
  answer: (day: string) => `Vous nous demandez d’effacer vos données. Nous vous répondons au plus tard le ${day}.`,
  meanwhile:
    'Tant que votre contrat est en cours, nous gardons ce qu’il faut pour le gérer ; ensuite, seul reste ce que la loi nous oblige à conserver.',
  received: 'Reçue le',
  open: 'Voir ma demande',
  take_back: (phone: string) =>
    `Vous avez changé d’avis ? Vous pouvez retirer la demande dans votre profil tant qu’elle n’est pas terminée. Ce n’était pas vous ? Appelez-nous au ${phone}.`,
}

/** The last letter: what is erased, what is retained and until when. */
export const erased = {
  title: 'Vos données sont effacées',
  closed:
    'Votre espace est fermé. Vos coordonnées, vos messages, vos fichiers et tout ce que la loi ne nous oblige pas à garder sont effacés.',
  nothing: 'Nous ne gardons plus rien sur vous, hors la preuve de cette réponse.',
  stays: 'Nous gardons seulement ce qui suit, sans autre usage :',
  at: 'Effacées le',
  books: 'Pièces comptables (cotisations, remboursements)',
  mandate: 'Mandat de prélèvement et preuve de sa signature',
  until: (day: string) => `jusqu’au ${day}`,
  last: (email: string) =>
    `Cet e-mail est le dernier. Pour toute question, ou pour saisir l’autorité de protection des données : ${email}.`,
}

export const frame = ({ brandName }: BrandFacts) => ({
  link_in_full: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :',
  label: (text: string) => `${text} :`,
  reach: (phone: string, hours: string) => `Téléphone : ${phone}, ${hours}`,
  why: `Vous recevez cet e-mail parce que cette adresse est liée à un espace adhérent ${brandName}, ou vient d’y être saisie.`,
  no_reply: (email: string) => `Il est envoyé automatiquement. Pour nous écrire : ${email}`,
  /** files that a mail comes without */
  left_out: (names: string) => `Ces fichiers n’ont pas pu être joints à cet e-mail : ${names}`,
})

export const greetings = {
  member: (firstname: string) => `Bonjour ${firstname},`,
  /** greeting of a letter whose reader is not known */
  anyone: 'Bonjour,',
}

export const notificationLetters = {
  /** the button, by the page that it opens */
  pages: {
    refunds: 'Voir ma demande',
    quotes: 'Voir mon devis',
    animals: 'Voir la fiche de mon animal',
    'profile/receipts': 'Voir mes cotisations',
    'profile/payment-methods': toPaymentMethods,
    'profile/contract': 'Voir mon contrat',
    sponsorship: 'Voir mes parrainages',
  },
  resume: 'Reprendre ma demande',
  home: 'Ouvrir mon espace',
  always: 'Nous vous écrivons toujours pour vos remboursements, vos paiements et la sécurité de votre compte.',
  optional: 'Vous recevez cet e-mail selon vos préférences.',
  choose: 'Choisir les e-mails que vous recevez',
  /** the letter can be answered; without a name it is the team that wrote */
  reply: (author: string) =>
    `Répondez à cet e-mail pour écrire à ${author} : votre réponse, avec ses fichiers, s’ajoute à la conversation.`,
  team: 'notre équipe',
  dispute: {
    text: 'Vous n’êtes pas de cet avis, ou un élément nous a échappé ?',
    label: 'Faire une réclamation',
    otherwise: 'Citez le numéro de suivi ci-dessus.',
  },
}

/** Words of the insurer in a letter, for the preview of letters. */
export const sampleNotes = {
  formula_change_refused: 'Le dossier d’Oslo est en cours d’étude. Redemandez ce changement après notre réponse.',
  quote_answered: 'Sous réserve de la radiographie de contrôle.',
  quote_refused: 'Ces soins sont exclus par votre contrat.',
  dispute_upheld: 'Ces soins sont exclus par votre contrat.',
  dispute_changed: 'La radiographie de contrôle est bien liée à cette maladie : nous la remboursons.',
}

/** The letter to a guest who requests a quote. */
export const quoteReceived = ({ brandName, ofBrand }: BrandFacts) => ({
  subject: (reference: string) => `Votre demande de devis (${reference})`,
  title: 'Nous avons bien reçu votre demande de devis',
  thanks: (soon: string) =>
    `Merci d’avoir pensé à ${brandName} pour votre chien ou votre chat. Notre équipe vous envoie votre devis par e-mail ${soon}.`,
  counts: (sponsor: string) =>
    `Votre demande est passée par le lien ${deName(sponsor)}, qui verra votre prénom, l’initiale de votre nom et l’avancement de votre contrat. Chaque parrainage est vérifié avant d’être validé.`,
  self: 'Cette adresse est celle de la personne qui invite : la demande ne compte donc pas comme un parrainage et n’ouvrira droit à aucun gain. Le devis, lui, vous sera bien envoyé.',
  not_asked: 'Vous n’avez demandé aucun devis ? Ignorez ce message : sans votre signature, rien ne change.',
  why: `Vous recevez cet e-mail parce que cette adresse a été saisie pour demander un devis par le lien d’un membre ${ofBrand}.`,
})

/** The letter to the insurer’s desk, which answers the guest. */
export const quoteRequested = {
  title: 'Demande de devis par parrainage',
  body: 'Répondre à cet e-mail écrit à la personne qui demande le devis.',
  self: 'Ne compte pas comme un parrainage : les coordonnées sont celles du parrain ou de la marraine.',
  reference: requestLabels.tracking_reference,
  name: fieldLabels.name,
  email: 'E-mail',
  phone: fieldLabels.phone,
  place: fieldLabels.postal_code,
  animal: 'Animal',
  sponsor: 'Invitation de',
}

export const paidByCard = {
  registered: (total: string) => `Votre paiement par carte de ${total} est enregistré. Merci.`,
  returned: (amount: string) =>
    `Entre-temps, des cotisations ont été réglées ou modifiées : nous vous rendrons ${amount} sur votre carte.`,
  /** `cover` is a clause: vos garanties reprennent le 21 novembre 2026 */
  resumes: (cover: string) => `Plus rien n’est dû : ${cover}.`,
  open: 'Voir mes cotisations',
  /** several contributions, on the page of the card’s provider */
  several: (count: number) => `${count} cotisations`,
}

// Read in the answer of a mail server, in plain letters: accents fall away there.
export const replyRefusals = {
  unknown: 'Cette adresse ne mène à aucune de nos demandes. Répondez depuis votre espace, sur la page de la demande.',
  expired: 'Cette adresse ne reçoit plus de réponse. Répondez depuis votre espace, sur la page de la demande.',
  certified:
    'Nous ne pouvons pas recevoir de réponse par courrier certifié (PEC). Répondez depuis votre espace, sur la page de la demande.',
  sender:
    'Nous ne pouvons pas vérifier que ce message vient de vous. Répondez depuis l’adresse e-mail à laquelle nous vous avons écrit, ou depuis votre espace.',
  unreadable: 'Ce message n’a pas pu être lu. Répondez depuis votre espace, sur la page de la demande.',
  too_large: 'Ce message dépasse {max} Mo. Envoyez moins de fichiers à la fois.',
  empty: 'Ce message ne contient pas de texte. Écrivez votre réponse au-dessus du message cité.',
  too_long: 'Ce message dépasse {max} caractères. Raccourcissez-le, ou joignez un document.',
  quote_too_long: 'Ce message cite plus de {max} caractères. Effacez le texte cité, puis renvoyez votre réponse.',
  card_number: 'Ce message contient un numéro de carte : retirez-le, puis renvoyez votre réponse.',
  too_many_files: 'Ce message a plus de {max} fichiers. Envoyez les autres dans un second message.',
  file: 'Un fichier joint n’est pas accepté, rien n’a été reçu. {reason}',
  daily:
    'Vous avez écrit beaucoup de messages aujourd’hui. Réessayez demain, ou écrivez-nous depuis la page de contact.',
}

/** Refusals of a mailed invoice, for its sender: the member or their vet. None says whose address it is. */
export const invoiceRefusals = {
  unknown: 'Cette adresse ne reçoit pas de facture. Demandez l’adresse actuelle à la personne qui vous l’a donnée.',
  certified:
    'Cette adresse ne reçoit pas de courrier certifié (PEC). Envoyez la facture depuis une boîte e-mail ordinaire.',
  sender:
    'Nous ne pouvons pas vérifier que ce message vient de son expéditeur. Envoyez-le depuis une boîte e-mail dont le domaine est authentifié.',
  automatic: 'Cette adresse ne reçoit pas de message automatique. Envoyez la facture depuis votre boîte e-mail.',
  unreadable: 'Ce message n’a pas pu être lu. Envoyez la facture en pièce jointe, en PDF ou en photo.',
  too_large: 'Ce message dépasse {max} Mo. Envoyez moins de fichiers à la fois.',
  no_file:
    'Ce message ne contient pas de facture en pièce jointe : le texte d’un message ne suffit pas. Joignez la facture, en PDF ou en photo.',
  too_many_files: 'Ce message a plus de {max} fichiers. Envoyez les autres dans un second message.',
  file: 'Un fichier joint n’est pas accepté, rien n’a été reçu. {reason}',
  daily: 'Cette adresse a reçu beaucoup de messages aujourd’hui. Réessayez demain.',
  too_many_drafts: 'Trop de factures reçues par e-mail attendent déjà à cette adresse. Réessayez plus tard.',
  not_possible: 'Cette adresse ne reçoit pas de facture pour le moment.',
}

/** The clocks of a moment by their time zone. */
export const clockPlaces = {
  'Europe/Paris': 'heure de Paris',
  'Europe/Rome': 'heure de Rome',
  'Europe/Brussels': 'heure de Bruxelles',
}
