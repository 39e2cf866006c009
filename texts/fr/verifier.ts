/** Words of the page that checks papers. */
export const verifier = {
  title: 'Vérifier un document',
  intro:
    'Déposez ici un mandat ou un décompte téléchargé depuis votre espace. Tout se passe sur cet appareil\u00a0: rien n’est envoyé, et cette page fonctionne sans connexion.',
  paper: 'Le document (PDF)',
  heads: 'Le registre publié ailleurs, si vous l’avez (heads.json)',
  heads_hint:
    'L’assureur publie ce registre pour que personne, pas même lui, ne puisse récrire ce qui a été inscrit. Déposez ou collez une copie venue d’un autre endroit.',
  choose: 'Choisir le fichier',
  paste: 'Ou collez-le ici',
  bad_file: 'Ce fichier n’a pas pu être lu. Choisissez le PDF tel que vous l’avez téléchargé.',
  bad_heads_file: 'Ce texte n’est pas un registre publié. Choisissez le fichier heads.json.',
  two_files: 'Déposez un seul document à la fois.',
  trusts_heads:
    'Cette page ne connaît que la clé du registre déposé\u00a0: assurez-vous qu’il vient de l’assureur, et non de la personne qui vous a remis le document.',
  register: 'Registre de',
  working: 'Vérification en cours',
  own_key: 'Clé de cette page',
  facts: 'Ce qui est prouvé',
  compare: 'Le document affiché doit dire la même chose\u00a0: comparez chaque ligne.',
  technical: 'Détails pour un expert',
  line: (position: number) => `Ligne n° ${position}`,
  proven_since: 'Inscrit au registre le',
  late: 'Inscrit plus tard que sa date, après la restauration d’une sauvegarde.',
  signed_text: 'Texte signé',
  labels: {
    decision: 'Décision',
    correction: (number: number) => `Correction n° ${number}`,
    mandate: 'Mandat et signature',
    at: 'Date',
    outcome: 'Résultat',
    reference: 'Numéro de suivi',
    invoice_number: 'Numéro de facture',
    care_date: 'Date des soins',
    billed: 'Facturé',
    refunded: 'Remboursé',
    account: 'Compte',
    recipient: 'Destinataire du code',
  },
  outcomes: { accepted: 'Acceptée', rejected: 'Refusée' },
  verdicts: {
    holds: {
      title: 'Le document est intact',
      text: 'Rien n’a été modifié, ni dans ce fichier ni dans le registre publié.',
    },
    not_compared: {
      title: 'Le document est intact',
      text: 'Rien n’a été modifié dans ce fichier. Pour exclure que l’assureur ait récrit son registre, déposez aussi une copie publiée ailleurs.',
    },
    not_published: {
      title: 'Pas encore au registre',
      text: 'Le fichier n’a pas été modifié depuis son téléchargement, mais le registre dont vous disposez ne va pas encore jusqu’à lui. Téléchargez-le à nouveau demain, ou prenez un registre plus récent.',
    },
    paper_only: {
      title: 'Le fichier est intact',
      text: 'Il n’a pas été modifié depuis son téléchargement. La décision est antérieure au registre, qui ne la prouve donc pas.',
    },
    forged: {
      title: 'Le document a été modifié',
      text: 'Ce fichier n’est pas celui que l’assureur a établi\u00a0: une partie en a été changée. Ne vous y fiez pas.',
    },
    truncated: {
      title: 'Il manque une partie',
      text: 'Une décision ou une correction a été retirée de la suite.',
    },
    reordered: {
      title: 'L’ordre a été changé',
      text: 'Les inscriptions ne se suivent pas dans l’ordre où elles ont été faites.',
    },
    back_dated: {
      title: 'La date ne convient pas',
      text: 'Le registre a reçu cette inscription plus tard que la date qu’elle porte\u00a0: elle a été antidatée.',
    },
    rewritten: {
      title: 'Le registre a été récrit',
      text: 'Le registre de ce document n’est pas celui qui a été publié. L’un des deux a été changé après coup.',
    },
    bad_heads: {
      title: 'Le registre déposé ne tient pas',
      text: 'La copie du registre est incomplète ou modifiée. Prenez-la à l’endroit où l’assureur la publie.',
    },
    unknown_key: {
      title: 'Signature inconnue',
      text: 'La clé qui a signé ce document n’est pas connue ici. Déposez le registre que l’assureur publie, ou prenez cette page sur son portail.',
    },
    no_proof: {
      title: 'Aucune preuve dans ce fichier',
      text: 'Ce document n’en contient pas, ou elle a été retirée. Téléchargez-le à nouveau depuis votre espace.',
    },
    unsupported: {
      title: 'Vérification impossible ici',
      text: 'Ce navigateur ne sait pas vérifier les signatures Ed25519. Ouvrez cette page avec une version récente de Firefox, Chrome, Edge ou Safari.',
    },
  },
}
