import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'
import { sponsorshipStages, gainPaidBy, sponsorshipRefused } from '@coussinet/contract/domain/sponsorship-stages.ts'

export const sponsorshipMessages = {
  title: 'Parrainez, partagez, gagnez',
  lead: (amount: string) =>
    `Jusqu’à ${amount} pour chaque proche qui nous rejoint. Vous pouvez parrainer autant de proches que vous voulez.`,
  lead_fixed: (amount: string) =>
    `${amount} pour chaque proche qui nous rejoint. Vous pouvez parrainer autant de proches que vous voulez.`,
  lead_preparing: (day: string) =>
    `Votre lien de parrainage fonctionnera dès le ${day}, date d’effet de votre contrat.`,
  title_ended: 'Vos parrainages',
  lead_over:
    'Votre contrat est terminé : votre lien de parrainage n’est plus actif. Les gains de vos filleuls validés vous restent acquis.',
  lead_ended: (day: string) =>
    `Votre contrat a pris fin le ${day} : votre lien de parrainage n’est plus actif. Les gains de vos filleuls validés vous restent acquis.`,
  lead_owing:
    'Vos prochains parrainages seront validés dès que vos cotisations seront réglées. Ceux qui le sont déjà vous restent acquis.',
  lead_plain: 'Vous pouvez parrainer autant de proches que vous voulez.',
  godchildren: 'Vos filleuls',
  loading: 'Chargement en cours…',
  failed_link: 'Nous n’avons pas pu afficher votre lien.',
  failed_godchildren: 'Nous n’avons pas pu afficher vos parrainages.',
  failed_earned: 'Nous n’avons pas pu afficher vos gains.',
  failed_offer: 'Nous n’avons pas pu afficher l’offre de parrainage.',
}

export const drawMessages = {
  by_lot: {
    draw: 'Découvrir mon gain',
    drawing: 'Votre gain se dévoile…',
    won: (amount: string) => `Bravo ! Vous gagnez ${amount}.`,
    failed: 'Votre gain n’a pas pu être dévoilé. Il vous attend toujours.',
  },
  fixed: {
    draw: 'Recevoir mon gain',
    drawing: 'Nous préparons votre gain…',
    won: (amount: string) => `C’est noté. Vous recevez ${amount}.`,
    failed: 'Votre gain n’a pas pu être demandé. Il vous attend toujours.',
  },
  title: (firstname: string) => `Votre gain avec ${firstname}`,
  retry: 'Réessayer',
  close: 'Fermer',
}

export const godchildrenMessages = {
  stages: sponsorshipStages.fr,
  /** text on a gain that is the same for each godchild */
  drawn_fixed: 'Gain demandé',
  created: (day: string) => `Devis demandé le ${day}.`,
  remind: 'Un petit rappel peut l’aider !',
  signed: (day: string) => `Son contrat débutera le ${day}.`,
  signed_undated: 'La date d’effet de son contrat n’est pas encore connue.',
  pending: (day: string) => `Validation prévue le ${day}, 14 jours après la date d’effet.`,
  pending_undated: 'Les 14 jours de renonciation sont en cours.',
  elapsed: 'Les 14 jours sont passés.',
  reviewed: (day: string) => `Notre équipe vérifie ce parrainage au plus tard le ${day}.`,
  under_review: 'Notre équipe vérifie ce parrainage.',
  validated: 'Votre gain vous attend.',
  drawn: (day: string) => `Versement ${gainPaidBy(day, 'fr')}.`,
  drawn_undated: 'Le versement sur votre compte de remboursement est en préparation.',
  paid: (amount: string, day: string) => `${amount} versés le ${day}.`,
  refused: (day: string) => `Depuis le ${day}, ${sponsorshipRefused.fr.clause}.`,
  empty: 'Vous n’avez pas encore parrainé.',
  empty_text: 'Partagez votre lien à vos proches : vous suivrez ici chaque parrainage, pas à pas.',
  empty_ended: 'Vous n’avez parrainé personne.',
  earned: 'Gagné à ce jour',
  paid_count: (count: number) => `${count} ${plural(count, 'gain versé', 'gains versés', 'fr')}`,
  drawn_count: (count: number) => `${count} à recevoir`,
  validated_count: (count: number) => `${count} à découvrir`,
  fixed_count: (count: number) => `${count} à demander`,
  none_yet: 'Votre premier gain apparaîtra ici.',
  none_ended: 'Aucun gain n’est attendu.',
}

export const shareMessages = {
  link: 'Votre lien de parrainage',
  copy: 'Copier le lien',
  copied: 'Votre lien de parrainage est copié.',
  not_copied: 'La copie n’a pas marché : sélectionnez le lien à la main.',
  share: 'Partager mon lien',
  email: 'Envoyer par e-mail',
  scan: 'À scanner',
  enlarge: 'À scanner : agrandir le QR code de votre lien',
  qr: 'QR code de votre lien de parrainage',
  qr_title: 'Votre QR code',
  qr_text: 'Votre proche le scanne avec l’appareil photo de son téléphone : votre lien s’ouvre.',
  close: 'Fermer',
  subject: `Une invitation chez ${brandName}`,
  invitation: `Voici mon lien de parrainage ${brandName}, l’assurance santé pour chiens et chats. Le devis se demande en ligne, sans engagement :`,
  hello: 'Bonjour,',
  bye: 'À bientôt,',
}
