import type { Godchild } from '../sponsorship.ts'
import { elided } from './grammar.ts'
import { type Language, messages } from './messages.ts'

/** Stages of somebody who came by a member's link: the status, once validated whether the gain was drawn and paid, or that it does not count. */
export type SponsorshipStage = Godchild['status'] | 'drawn' | 'paid' | 'refused'

export const sponsorshipStages = messages({
  fr: {
    created: 'Devis réalisé',
    signed: 'Devis signé',
    pending: 'Délai de renonciation en cours',
    validated: 'Parrainage validé',
    drawn: 'Gain découvert',
    paid: 'Gain versé',
    refused: 'Non retenu',
  } satisfies Record<SponsorshipStage, string>,
  it: {
    created: 'Preventivo effettuato',
    signed: 'Preventivo firmato',
    pending: 'Periodo di ripensamento in corso',
    validated: 'Presentazione convalidata',
    drawn: 'Premio scoperto',
    paid: 'Premio accreditato',
    refused: 'Non accolta',
  },
})

/** Words on the day by which a gain is paid, which follow what is paid. */
export const gainPaidBy = (day: string, language: Language): string =>
  language === 'it'
    ? elided(`entro il ${day} sul conto dei rimborsi`)
    : `au plus tard le ${day} sur votre compte de remboursement`

/** Why there is no gain. */
export const sponsorshipRefused = messages({
  fr: { clause: 'ce parrainage ne remplit pas les conditions de l’offre' },
  it: { clause: 'questa presentazione non rispetta le condizioni dell’offerta' },
})
