import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'

/** Things that the archive leaves out, by the reason why. */
export const omissionReasons = {
  secret:
    'Ce qui ouvre une porte : mots de passe, codes, jetons et clés, dont nous ne gardons qu’une empreinte, et le contenu scellé des e-mails et SMS en cours d’envoi.',
  technical:
    'Ce qui ne dit rien de vous : l’endroit où un fichier est rangé (le fichier lui-même est dans cette archive) et les empreintes qui évitent les doublons.',
  others:
    'Ce qui appartient à d’autres : les coordonnées et l’animal des personnes que vous avez parrainées. Leur prénom et l’avancement de leur parrainage y sont.',
  passing:
    'Ce qui passe : les compteurs qui limitent les essais, et la copie des dernières réponses, oubliée après 24 heures.',
  demonstration: 'Ce qui n’existe que sur un portail de démonstration.',
}

export const readMeWords = {
  title: `VOS DONNÉES, CHEZ ${brandName.toUpperCase()}`,
  holds: (nevg: string, at: string) =>
    `Cette archive rassemble ce que le portail conserve au sujet du numéro client ${nevg}, tel que c’était le ${at}.`,
  contents: [
    'mes-donnees.html : vos données à lire, dans un navigateur ou sur papier.',
    'data.json : vos données, une liste par table. Les montants sont en centimes, les instants en temps universel (UTC), les jours s’écrivent AAAA-MM-JJ.',
    'files/refund-requests : les pièces jointes de vos demandes de remboursement, un dossier par demande, et ceux de vos échanges dans « messages ».',
    'files/quotes : les devis de votre vétérinaire, un dossier par devis.',
    'files/messages : les pièces jointes de vos messages, un dossier par message.',
    'files/documents : les documents que votre assureur vous a remis.',
    'files/mandates : vos mandats de prélèvement, tels que vous avez pu les lire avant de les signer.',
    'files.json : pour chaque fichier, la ligne de data.json dont il relève, son empreinte SHA-256, et « intact » s’il est bien celui que nous avions conservé.',
  ],
  left: 'CE QUI N’Y EST PAS, ET POURQUOI',
  more: 'Les autres documents (attestation, bordereaux, relevés) sont établis à votre demande à partir de ces données et ne sont pas conservés : vous les trouvez dans votre espace, à la page Documents.',
  /** word by which the archive is named among a member's files */
  stem: 'donnees',
  /** name of the read-me in the archive */
  name: 'LISEZ-MOI.txt',
}
