/** `law`: under which the insurer is, where its own country demands that it is named */
type Status = { home: string; number: string; where: string; authority: string; law: string | null }

// Regulation (EU) 2017/1469: the headings stand in this order, word for word, each with its icon.
export const ipidHeadings = {
  document: 'Document d’information sur le produit d’assurance',
  company: 'Compagnie :',
  product: 'Produit :',
  elsewhere:
    'Ce document est un résumé. L’information précontractuelle et contractuelle complète sur le produit est donnée dans d’autres documents : les conditions générales et le certificat d’adhésion.',
  french_law: 'régie par le Code des assurances',
  status: {
    seat: ({ home, number, authority, law }: Status) =>
      `Entreprise d’assurance immatriculée dans son pays d’origine (${home}, ${number})${law === null ? '' : `, ${law}`} ; autorité de contrôle : ${authority}.`,
    branch: ({ home, number, where, authority }: Status) =>
      `Entreprise d’assurance immatriculée dans son pays d’origine (${home}, ${number}), établie ${where} par sa succursale ; autorité de contrôle : ${authority}.`,
    services: ({ home, number, where, authority }: Status) =>
      `Entreprise d’assurance immatriculée dans son pays d’origine (${home}, ${number}) et contrôlée par l’autorité de ce pays, qui exerce ${where} en libre prestation de services ; autorité de contrôle : ${authority}.`,
    none: ({ home, number }: Status) =>
      `Entreprise d’assurance immatriculée dans son pays d’origine (${home}, ${number}) et contrôlée par l’autorité de ce pays.`,
  },
  headings: {
    about: 'De quel type d’assurance s’agit-il ?',
    insured: 'Qu’est-ce qui est assuré ?',
    not_insured: 'Qu’est-ce qui n’est pas assuré ?',
    restrictions: 'Y a-t-il des exclusions à la couverture ?',
    where: 'Où suis-je couvert ?',
    obligations: 'Quelles sont mes obligations ?',
    payment: 'Quand et comment effectuer les paiements ?',
    duration: 'Quand commence la couverture et quand prend-elle fin ?',
    ending: 'Comment puis-je résilier le contrat ?',
  },
  icons: {
    insured: 'Un parapluie',
    not_insured: 'Une croix dans un triangle',
    restrictions: 'Un point d’exclamation dans un triangle',
    where: 'Un globe',
    obligations: 'Une poignée de main',
    payment: 'Des pièces de monnaie',
    duration: 'Un sablier',
    ending: 'Une main ouverte sur un bouclier',
  },
}
