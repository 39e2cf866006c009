import { type BrandFacts, ofSoldCountries } from '../brand-facts.ts'
import { countryNames } from './contract-words.ts'
import { documentNames } from './document-words.ts'

export const noticeMessages = {
  title: 'Mentions légales',
  intro: 'Qui édite ce portail, qui l’héberge, et à qui vous adresser.',
  insurer: 'Votre assureur',
  registered: 'Immatriculation',
  countries: countryNames,
  legal: 'Société',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail',
  supervisor: 'Autorité de contrôle',
  mediator: 'Médiation',
  published: 'Publication et hébergement',
  director: 'Direction de la publication',
  host: 'Hébergeur',
  more: 'À savoir',
  security: 'Failles de sécurité',
  security_text:
    'Si vous découvrez une faille, dites-le-nous avant d’en parler : notre contact figure dans le fichier security.txt. Qui agit de bonne foi, sans lire ni garder les données d’autrui, a notre accord.',
  security_link: 'Ouvrir security.txt',
  works: 'Logiciels et polices',
  works_text: 'Ce portail contient le travail d’autres auteurs. Chacun garde ses droits, sous sa licence.',
  works_link: 'Lire leurs licences (en anglais)',
}

export const statementMessages = ({ brandName, soldCountries }: BrandFacts) => ({
  title: 'Déclaration d’accessibilité',
  intro: `${brandName} souhaite que chacun puisse se servir de ce portail, quels que soient sa vue, son ouïe, ses gestes et son appareil.`,
  state: 'État de conformité',
  full: 'Ce portail est totalement conforme au RGAA 4.1, qui applique la norme EN 301 549 et les règles WCAG 2.1 de niveau AA.',
  partial:
    'Ce portail est partiellement conforme au RGAA 4.1, qui applique la norme EN 301 549 et les règles WCAG 2.1 de niveau AA : ce qui ne l’est pas figure plus bas.',
  none: 'Ce portail n’est pas conforme au RGAA 4.1, qui applique la norme EN 301 549 et les règles WCAG 2.1 de niveau AA.',
  no_audit:
    'Aucun audit n’a encore été réalisé : sans audit, un site est réputé non conforme, quoi qu’il fasse par ailleurs.',
  audit: (day: string, by: string, rate: number) =>
    `Audit du ${day}, par ${by} : ${rate} % des critères sont respectés.`,
  laws: `Textes appliqués : ${[...ofSoldCountries({ FR: 'loi n° 2005-102 du 11 février 2005 (article 47)', IT: 'loi italienne n° 4 du 9 janvier 2004' }, soldCountries), 'directive (UE) 2019/882'].join(', ')}.`,
  gaps: 'Ce qui n’est pas accessible',
  no_gaps: 'Aucun défaut n’a été relevé.',
  not_listed: 'Sans audit, cette liste n’est pas complète.',
  tested: 'Ce que nous vérifions à chaque version',
  tests: [
    'chaque page, claire et sombre, par un outil automatique (axe, règles WCAG 2.2 A et AA, EN 301 549 et RGAA) ;',
    'chaque page à 320 pixels de large, et les principales avec un texte agrandi à 200 % ;',
    'l’envoi d’une demande de remboursement au clavier seul, les titres et les annonces faites aux lecteurs d’écran ;',
    'le balisage des documents PDF que nous créons.',
  ],
  not_an_audit:
    'Ces vérifications ne remplacent ni un audit ni l’avis de personnes concernées : un outil ne voit qu’une partie des défauts.',
  report: 'Signaler un défaut',
  report_text:
    'Dites-nous quelle page vous arrête et comment : nous vous donnerons l’information ou le service d’une autre manière, puis nous corrigerons.',
  recourse: 'Si notre réponse ne vous convient pas',
  authorities: {
    FR: 'En France, le Défenseur des droits : téléphone 09 69 39 00 00, ou courrier gratuit à « Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07 ».',
    BE: 'En Belgique, le SPF Économie (Point de contact), ou Unia au 0800 12 800.',
    IT: 'En Italie, le défenseur civique du numérique, auprès de l’AgID.',
  },
  stated: (day: string) => `Déclaration établie le ${day}.`,
})

export const consentMessages = {
  title: 'Mesure d’audience',
  text: 'Nous aimerions compter les pages vues. L’outil de mesure apprend votre pays, votre langue, l’adresse IP de votre navigateur et un code à la place de votre numéro, jamais votre nom, vos documents ni vos montants.',
  accept: 'Accepter',
  refuse: 'Refuser',
  more: 'En savoir plus',
  kept: 'C’est noté. Vous pouvez changer d’avis à tout moment sur la page « Confidentialité ».',
}

export const privacyMessages = ({ soldCountries }: BrandFacts) => ({
  title: 'Confidentialité',
  intro: 'Ce que ce portail garde dans votre navigateur, ce qu’il mesure, et les droits que vous avez sur vos données.',
  measurement: 'Mesure d’audience',
  measured: (host: string) =>
    `Avec votre accord, un outil de mesure compte les pages vues. Une autre société le fournit (${host}) : elle reçoit, comme tout site que l’on ouvre, l’adresse IP et la version de votre navigateur. L’outil tourne dans un cadre à part, qui ne voit ni la page, ni vos saisies, ni votre connexion, et il ne dépose aucun cookie.`,
  told: 'Il apprend le modèle de page (« une demande », jamais laquelle), le genre de document téléchargé, votre langue, votre pays et, si vous avez un espace, un code à la place de votre numéro. Ce code est toujours le même : il relie vos visites entre elles, et nous seuls pouvons savoir qu’il s’agit de vous.',
  never_measured:
    'Rien n’est transmis depuis les pages de connexion, les liens reçus par e-mail et les moyens de paiement.',
  no_tags: 'Ce portail n’utilise aucun outil de mesure : il n’y a rien à accepter ni à refuser.',
  choice: 'Votre choix',
  no_choice: 'Vous n’avez pas encore répondu. Sans réponse, rien n’est mesuré.',
  accepted: (at: string, ends: string) =>
    `Vous avez accepté la mesure d’audience le ${at}. Nous vous reposerons la question après le ${ends}.`,
  refused: (at: string, ends: string) =>
    `Vous avez refusé la mesure d’audience le ${at}. Nous vous reposerons la question après le ${ends}.`,
  accept: 'Accepter',
  refuse: 'Refuser',
  kept_title: 'Ce que votre navigateur garde',
  kept_intro: 'Rien de tout cela n’est lu par d’autres que nous, ni d’un site à l’autre.',
  kept: {
    session: 'Votre connexion',
    session_text: 'Deux clés qui évitent de vous reconnecter à chaque page, effacées à la déconnexion.',
    xsrf: 'Le cookie XSRF-TOKEN',
    xsrf_text: 'Il prouve qu’un envoi vient bien de cette page. Effacé à la fermeture du navigateur.',
    provider: 'Le cookie sign-in',
    provider_text:
      'Si vous passez par un service de connexion : il reconnaît votre navigateur au retour. Effacé peu après.',
    looks: 'Vos réglages d’affichage',
    looks_text:
      'La langue (cookie locale, six mois), le menu ouvert ou fermé (cookie sidebar:state, sept jours), le thème clair ou sombre.',
    tab: 'Le fil de votre visite',
    tab_text:
      'La page à rouvrir après la connexion, la position dans une liste, un message commencé. Effacés à la fermeture de l’onglet.',
    passkey: 'Les clés d’accès',
    passkey_text: 'Si vous en utilisez une sur cet appareil, et quand nous vous l’avons proposée.',
    choice: 'Votre choix sur la mesure d’audience',
    choice_text: 'Avec sa date, pendant six mois.',
  },
  errors: 'Erreurs et temps d’affichage',
  errors_text:
    'Chaque page nous dit en combien de temps elle s’est affichée et combien de temps nos serveurs ont mis à répondre, sans dire à qui. Si elle rencontre une erreur, elle nous la signale avec les dernières pages ouvertes et, si vous avez un espace, un code à la place de votre numéro : nous seuls pouvons savoir de qui il s’agit. Tout passe par nos serveurs, qui en retirent adresses, numéros et textes saisis avant de le confier à un outil de suivi, fourni par une autre société.',
  invited: 'Un devis par le lien d’un proche',
  invited_text:
    'Si vous demandez un devis par un lien de parrainage, la personne qui vous invite voit votre prénom, l’initiale de votre nom et l’avancement de votre contrat : devis demandé puis signé, date d’effet, fin des 14 jours, parrainage validé ou non retenu. Elle ne voit ni vos coordonnées, ni votre animal, ni votre formule.',
  rights: 'Vos droits',
  rights_text:
    'Vous pouvez consulter vos données, les faire corriger ou effacer, en recevoir une copie, en limiter l’usage ou vous y opposer. Écrivez-nous : nous répondons sous un mois.',
  countries: countryNames,
  authority: `Si notre réponse ne vous convient pas, vous pouvez saisir l’autorité de protection des données de votre pays : ${ofSoldCountries({ FR: 'la CNIL en France', BE: 'l’APD en Belgique', IT: 'le Garante en Italie' }, soldCountries).join(', ')}.`,
  document_title: 'Le détail, par contrat',
  document_text: 'Pourquoi nous utilisons vos données, et combien de temps nous les gardons.',
  document: `${documentNames.rgpd} (PDF)`,
})
