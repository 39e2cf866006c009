import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const sideMessages = {
  person: 'Une personne vous répond',
  open: 'Ouvert',
  closed: 'Fermé',
  call: 'Nous appeler',
  write: 'Nous écrire',
  post: 'Par courrier',
  complaint: {
    title: 'Une réclamation\u00a0?',
    text: (mediator: string) =>
      `Écrivez-nous d’abord, en choisissant le sujet «\u00a0Réclamation\u00a0». Si notre réponse ne vous convient pas, un tiers indépendant peut être saisi\u00a0: ${mediator}.`,
    link: 'Les délais et la marche à suivre',
  },
  faq: { title: 'La réponse est peut-être déjà là', link: pageNames.faq.fr },
}
