import { ofSoldCountries } from '@coussinet/contract/brand/of-sold-countries.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { documentNames } from '@coussinet/contract/domain/document-names.ts'

export const privacyMessages = {
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
  countries: countryNames.fr,
  authority: `Si notre réponse ne vous convient pas, vous pouvez saisir l’autorité de protection des données de votre pays : ${ofSoldCountries({ FR: 'la CNIL en France', BE: 'l’APD en Belgique', IT: 'le Garante en Italie' }).join(', ')}.`,
  document_title: 'Le détail, par contrat',
  document_text: 'Pourquoi nous utilisons vos données, et combien de temps nous les gardons.',
  document: `${documentNames.fr.rgpd} (PDF)`,
}
