import type { BrandFacts } from '../brand-facts.ts'

export const invoiceAddressMessages = ({ brandName }: BrandFacts) => ({
  title: 'Factures par e-mail',
  hint: 'Pour vous, et pour votre clinique.',
  does: 'Envoyez une facture à votre adresse privée, en pièce jointe, ou donnez cette adresse à votre vétérinaire : elle arrive chez nous en brouillon, déjà lue. Vous vérifiez, vous complétez, vous envoyez.',
  open: 'Toute personne qui connaît l’adresse peut y envoyer une facture, jamais lire vos données. Chaque brouillon indique qui l’a envoyé. Le texte de l’e-mail n’est pas conservé.',
  make: 'Créer mon adresse privée',
  making: 'Création',
  address: 'Votre adresse pour les factures',
  copy: 'Copier l’adresse',
  copied: 'Adresse copiée.',
  notCopied: 'La copie n’a pas marché : sélectionnez l’adresse à la main.',
  addContact: 'Ajouter à mes contacts',
  contact: `Factures ${brandName}`,
  file: 'factures.vcf',
  since: (day: string) => `Adresse active depuis le ${day}.`,
  used: (instant: string) => `Dernière facture reçue le ${instant}.`,
  neverUsed: 'Aucune facture n’y est encore arrivée.',
  replace: 'Changer d’adresse',
  revoke: 'Révoquer',
  replaceTitle: 'Changer d’adresse ?',
  replaceText: 'L’adresse actuelle sera refusée pour toujours : donnez la nouvelle à votre clinique.',
  replaceYes: 'Changer',
  revokeTitle: 'Révoquer votre adresse ?',
  revokeText: 'Elle sera refusée pour toujours. Les factures déjà reçues restent.',
  revokeYes: 'Révoquer',
  keep: 'Garder l’adresse',
  revoked: 'Votre adresse est révoquée.',
  /** in the wizard, below the place for the invoice */
  offer: {
    text: 'La prochaine fois, votre clinique peut aussi nous l’envoyer par e-mail.',
    make: 'Créer mon adresse pour les factures',
    see: 'Voir mon adresse pour les factures',
  },
  /** on a draft that came by mail */
  mailed: {
    from: (sender: string) => `Reçu par e-mail, envoyé par ${sender}.`,
    check: 'Vérifiez ce qui a été lu avant d’envoyer votre demande.',
    stranger: 'Vous ne connaissez pas cet expéditeur ?',
  },
  failed: 'Nous n’avons pas pu afficher votre adresse pour les factures.',
})
