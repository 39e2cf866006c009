import type { SponsorshipStage } from '@coussinet/contract/domain/sponsorship-stages.ts'

export const sponsorshipStages = {
  created: 'Devis réalisé',
  signed: 'Devis signé',
  pending: 'Délai de renonciation en cours',
  validated: 'Parrainage validé',
  drawn: 'Gain découvert',
  paid: 'Gain versé',
  refused: 'Non retenu',
} satisfies Record<SponsorshipStage, string>

export const sponsorshipRefused = { clause: 'ce parrainage ne remplit pas les conditions de l’offre' }

export const gainPayment = {
  by: (day: string) => `au plus tard le ${day} sur votre compte de remboursement`,
}
