import { amountPer, guaranteeGroups, termNone } from '@coussinet/contract/domain/cover.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'

/** Words of a change of formula that a card of the contract shows. */
export const changeMessages = {
  pending: (formula: string, day: string) => `Formule ${formula} demandée, à partir du ${day}`,
  pendingText: 'Nous vous répondons par e-mail avant ce jour. Jusque-là, vous pouvez retirer votre demande.',
  until: (before: string, day: string, formula: string) => `Formule ${before} jusqu’au ${day}, puis ${formula}`,
  confirmedText: (day: string, price: string) =>
    `Votre changement est confirmé. À partir du ${day}, le prix est de ${price} par mois, frais de gestion inclus.`,
  applied: (formula: string, day: string) => `Formule ${formula} depuis le ${day}`,
  appliedText: (before: string) =>
    `Les soins d’avant ce jour restent remboursés selon la formule ${before}, même si vous les envoyez maintenant.`,
  refused: (formula: string) => `Formule ${formula} : demande refusée`,
  lapsed: (formula: string) => `Votre demande de la formule ${formula} est restée sans réponse`,
  lapsedText: 'L’échéance est passée et rien n’a changé. Vous pouvez faire une nouvelle demande, ou nous écrire.',
  withdraw: 'Retirer ma demande',
  withdrawOf: (name: string) => `Retirer ma demande : formule ${deName(name)}`,
  withdrawing: 'Envoi en cours…',
  withdrawn: 'Votre demande est retirée. Rien n’a changé.',
}

/** Words of asking for another formula. */
export const askMessages = {
  act: (formula: string) => `Demander la formule ${formula}`,
  actOf: (formula: string, name: string) => `Demander la formule ${formula} pour ${name}`,
  too: 'Vous pouvez aussi demander une autre formule :',
  late: (day: string) =>
    `L’échéance du ${day} est dans moins d’un mois : il est trop tard pour changer de formule à cette date. Vous pourrez le demander à partir de ce jour, pour l’échéance suivante.`,
  ends: 'Le contrat prend fin avant la prochaine échéance : la formule ne peut plus changer.',
  underWay: 'Un changement est en cours pour cet animal : il est affiché sur sa carte, plus haut.',
  by: (day: string, ask_by: string) =>
    `Une autre formule peut commencer à l’échéance du contrat, le ${day}, si vous la demandez au plus tard le ${ask_by}.`,
  title: (formula: string, name: string) => `Demander la formule ${formula} pour ${name} ?`,
  from: (day: string) => `Elle commencerait le ${day}, à l’échéance de votre contrat. Rien ne change d’ici là.`,
  caption: 'Ce qui change',
  now: (formula: string) => `Aujourd’hui : ${formula}`,
  from_day: (day: string, formula: string) => `À partir du ${day} : ${formula}`,
  per: amountPer.fr,
  none: termNone.fr,
  added: (guarantee: keyof typeof guaranteeGroups.fr, day: string) =>
    `${guaranteeGroups.fr[guarantee]} : nouvelle garantie, à partir du ${day}. Une maladie apparue avant n’en relève pas.`,
  lost: (guarantee: keyof typeof guaranteeGroups.fr, day: string) =>
    `${guaranteeGroups.fr[guarantee]} : aucune garantie à partir du ${day}.`,
  notes: [
    'Les soins sont remboursés selon la formule du jour où ils ont lieu.',
    'Ce qui a déjà été utilisé dans l’année d’assurance (plafond, franchise, forfait) compte aussi avec la nouvelle formule.',
    'Nous confirmons le changement et son prix par e-mail. Vous pouvez retirer votre demande tant que nous n’avons pas répondu.',
  ],
  cancel: 'Annuler',
  send: 'Demander cette formule',
  sending: 'Envoi en cours…',
  failed: 'Votre demande n’est pas partie.',
  changed: 'La date a changé entre-temps. Fermez cette fenêtre pour voir la nouvelle, puis recommencez.',
  sent: 'Votre demande est envoyée. Nous vous répondons par e-mail.',
}
