import { elided } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const sponsorshipMessages = messages({
  fr: {
    title: 'Parrainez, partagez, gagnez',
    lead: (amount: string) =>
      `Jusqu’à ${amount} pour chaque proche qui nous rejoint. Vous pouvez parrainer autant de proches que vous voulez.`,
    lead_fixed: (amount: string) =>
      `${amount} pour chaque proche qui nous rejoint. Vous pouvez parrainer autant de proches que vous voulez.`,
    lead_preparing: (day: string) =>
      `Votre lien de parrainage fonctionnera dès le ${day}, date d’effet de votre contrat.`,
    title_ended: 'Vos parrainages',
    lead_over:
      'Votre contrat est terminé : votre lien de parrainage n’est plus actif. Les gains de vos filleuls validés vous restent acquis.',
    lead_ended: (day: string) =>
      `Votre contrat a pris fin le ${day} : votre lien de parrainage n’est plus actif. Les gains de vos filleuls validés vous restent acquis.`,
    lead_owing:
      'Vos prochains parrainages seront validés dès que vos cotisations seront réglées. Ceux qui le sont déjà vous restent acquis.',
    lead_plain: 'Vous pouvez parrainer autant de proches que vous voulez.',
    godchildren: 'Vos filleuls',
    loading: 'Chargement en cours…',
    failed_link: 'Nous n’avons pas pu afficher votre lien.',
    failed_godchildren: 'Nous n’avons pas pu afficher vos parrainages.',
    failed_earned: 'Nous n’avons pas pu afficher vos gains.',
    failed_offer: 'Nous n’avons pas pu afficher l’offre de parrainage.',
  },
  it: {
    title: 'Presenti un amico e ottenga un premio',
    lead: (amount: string) =>
      `Fino a ${amount} per ogni amico che si assicura. Può presentare tutti gli amici che desidera.`,
    lead_fixed: (amount: string) =>
      `${amount} per ogni amico che si assicura. Può presentare tutti gli amici che desidera.`,
    lead_preparing: (day: string) => elided(`Il Suo link funzionerà dal ${day}, decorrenza della Sua polizza.`),
    title_ended: 'Le Sue presentazioni',
    lead_over:
      'La Sua polizza è terminata: il Suo link non è più attivo. I premi degli amici già convalidati restano Suoi.',
    lead_ended: (day: string) =>
      elided(
        `La Sua polizza è terminata il ${day}: il Suo link non è più attivo. I premi degli amici già convalidati restano Suoi.`,
      ),
    lead_owing:
      'Le prossime presentazioni saranno convalidate quando i premi mensili saranno pagati. Quelle già convalidate restano Sue.',
    lead_plain: 'Può presentare tutti gli amici che desidera.',
    godchildren: 'I Suoi amici',
    loading: 'Caricamento in corso…',
    failed_link: 'Non è stato possibile caricare il Suo link.',
    failed_godchildren: 'Non è stato possibile caricare le Sue presentazioni.',
    failed_earned: 'Non è stato possibile caricare i Suoi premi.',
    failed_offer: 'Non è stato possibile caricare l’offerta in corso.',
  },
})
