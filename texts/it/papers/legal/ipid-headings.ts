import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/papers/legal/ipid-headings.ts'

export const ipidHeadings: Translated<typeof french.ipidHeadings> = {
  document: 'Documento informativo relativo al prodotto assicurativo',
  company: 'Compagnia:',
  product: 'Prodotto:',
  elsewhere:
    'Questo documento è una sintesi. Le informazioni precontrattuali e contrattuali complete relative al prodotto sono fornite in altri documenti: le condizioni di assicurazione e la scheda di polizza.',
  french_law: 'disciplinata dal Code des assurances',
  status: {
    seat: ({ home, number, authority, law }) =>
      `Impresa di assicurazione registrata nel Paese di origine (${home}, ${number})${law === null ? '' : `, ${law}`}; autorità di controllo: ${authority}.`,
    branch: ({ home, number, where, authority }) =>
      `Impresa di assicurazione registrata nel Paese di origine (${home}, ${number}), operante ${where} in regime di stabilimento; autorità di controllo: ${authority}.`,
    services: ({ home, number, where, authority }) =>
      `Impresa di assicurazione registrata nel Paese di origine (${home}, ${number}) e vigilata dall’autorità di quel Paese, operante ${where} in regime di libera prestazione di servizi; autorità di controllo: ${authority}.`,
    none: ({ home, number }) =>
      `Impresa di assicurazione registrata nel Paese di origine (${home}, ${number}) e vigilata dall’autorità di quel Paese.`,
  },
  headings: {
    about: 'Che tipo di assicurazione è?',
    insured: 'Che cosa è assicurato?',
    not_insured: 'Che cosa non è assicurato?',
    restrictions: 'Ci sono limiti di copertura?',
    where: 'Dove vale la copertura?',
    obligations: 'Che obblighi ho?',
    payment: 'Quando e come devo pagare?',
    duration: 'Quando comincia la copertura e quando finisce?',
    ending: 'Come posso disdire la polizza?',
  },
  icons: {
    insured: 'Un ombrello',
    not_insured: 'Una croce in un triangolo',
    restrictions: 'Un punto esclamativo in un triangolo',
    where: 'Un globo',
    obligations: 'Una stretta di mano',
    payment: 'Monete',
    duration: 'Una clessidra',
    ending: 'Una mano aperta su uno scudo',
  },
}
