import { deName } from '@coussinet/contract/domain/grammar.ts'

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
    other: 'Nous ne reconnaissons pas de facture sur le document ajouté.',
  },
  stillSend: 'Vous pouvez envoyer la demande : notre équipe l’étudiera.',
}
