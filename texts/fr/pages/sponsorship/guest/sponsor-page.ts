import { ofBrand, brandName } from '@coussinet/contract/brand/values/brand-name.ts'

export const guestMessages = {
  member: (sponsor: string) => `${sponsor} est membre ${ofBrand}`,
  title: (sponsor: string) => `${sponsor} vous invite chez ${brandName}`,
  lead: 'L’assurance santé de votre chien ou de votre chat. Demandez votre devis en deux minutes.',
  quote: 'Demander un devis',
  free: 'Sans engagement',
  how: 'Comment ça marche',
  steps: ['Vous demandez un devis', 'Vous le signez', 'Quatorze jours passent'],
  step_texts: [
    'En ligne, pour un chien ou un chat.',
    'Vous choisissez formule et date d’effet.',
    'Le temps de changer d’avis, si besoin.',
  ],
  last: (sponsor: string) => `${sponsor} reçoit son gain`,
  last_text: (least: string, most: string) =>
    `De ${least} à ${most}, par tirage au sort, une fois le parrainage validé.`,
  last_fixed: (amount: string) => `${amount}, une fois le parrainage validé.`,
  offer: 'L’offre de parrainage',
  standing: 'Le parrainage',
  unknown: 'Ce lien de parrainage n’existe plus.',
  unknown_text:
    'Il est peut-être incomplet, ou la personne qui vous l’a envoyé ne parraine plus. Si vous avez déjà un contrat, votre espace vous attend.',
  login: 'Me connecter',
  home: 'Revenir à mon espace',
}
