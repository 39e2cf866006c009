import type { BrandFacts } from '../brand-facts.ts'
import { plural } from '../grammar.ts'
import { countryNames } from './contract-words.ts'
import { gainPayment, sponsorshipRefused, sponsorshipStages } from './payment-words.ts'

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
  stages: sponsorshipStages,
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
  drawn: (day: string) => `Versement ${gainPayment.by(day)}.`,
  drawn_undated: 'Le versement sur votre compte de remboursement est en préparation.',
  paid: (amount: string, day: string) => `${amount} versés le ${day}.`,
  refused: (day: string) => `Depuis le ${day}, ${sponsorshipRefused.clause}.`,
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

export const shareMessages = ({ brandName }: BrandFacts) => ({
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
})

export const offerMessages = {
  title: 'L’offre du moment',
  dates: (start: string, end: string) => `Offre valable du ${start} au ${end}`,
  from: (start: string) => `Offre valable à partir du ${start}`,
  until: (end: string) => `Offre valable jusqu’au ${end}`,
  steps: [
    'Vous partagez votre lien personnel.',
    'Votre proche demande son devis et le signe.',
    '14 jours après sa date d’effet, le parrainage est validé.',
  ],
  last_step: (least: string, most: string) => `Vous découvrez votre gain, tiré au sort, de ${least} à ${most}.`,
  last_step_fixed: (amount: string) => `Vous recevez votre gain, ${amount}.`,
  how: 'Comment ça marche',
  odds: (least: string, most: string) =>
    `Chaque gain est tiré au sort, de ${least} à ${most} ; ${least} vous sont garantis.`,
  odds_fixed: (amount: string) => `Chaque gain est de ${amount}, sans tirage au sort.`,
  terms: 'Conditions de l’offre',
  standing: {
    title: 'Toute l’année',
    conditions: 'Conditions du parrainage',
  },
}

export const guestMessages = ({ brandName, ofBrand }: BrandFacts) => ({
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
})

export const quoteMessages = {
  title: 'Votre devis',
  text: 'Quelques mots sur vous et sur votre compagnon : notre équipe prépare votre devis et vous l’envoie par e-mail.',
  firstname: 'Prénom',
  lastname: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  optional: '(facultatif)',
  country: 'Pays',
  countries: countryNames,
  postal_code: 'Code postal',
  type: 'Votre compagnon est',
  types: { dog: 'Un chien', cat: 'Un chat' },
  name: 'Son nom',
  use: (sponsor: string) =>
    `Vos coordonnées servent à établir votre devis et à vous répondre. ${sponsor} verra votre prénom, l’initiale de votre nom et l’avancement de votre contrat.`,
  privacy: 'Confidentialité (nouvel onglet)',
  submit: 'Demander mon devis',
  busy: 'Envoi en cours',
  failed: 'Votre demande n’est pas partie.',
  many: 'Plusieurs demandes viennent d’être envoyées d’ici. Merci de réessayer un peu plus tard : ce que vous avez saisi reste là.',
  gone: 'Ce lien de parrainage n’existe plus. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  sent: 'Votre demande de devis est enregistrée',
  reference: (reference: string) => `Numéro de votre demande : ${reference}`,
  next: (email: string, soon: string) =>
    `Notre équipe vous envoie votre devis ${soon}, par e-mail à ${email}. Pensez à regarder dans vos courriers indésirables.`,
}
