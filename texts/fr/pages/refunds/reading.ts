import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'

export const readingMessages = {
  waiting: 'Nous lisons votre facture.',
  waitingText: 'Vous pouvez continuer : rien n’attend la lecture.',
  title: 'Lu sur votre facture',
  text: 'À vérifier à l’étape suivante, où vous pouvez corriger. Cette lecture ne décide de rien.',
  facts: {
    care_date: requestLabels.fr.care_date,
    clinic: 'Clinique',
    invoice_number: requestLabels.fr.invoice_number,
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
  documents: {
    credit_note: 'Ce document ressemble à un avoir.',
    card_slip: 'Ce document ressemble à un ticket de carte bancaire.',
    prescription: 'Ce document ressemble à une ordonnance.',
    care_sheet: 'Ce document ressemble à une feuille de soins.',
    other: 'Nous ne reconnaissons pas de facture sur ce document.',
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
    other: 'Nous ne reconnaissons pas de devis sur ce document.',
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
