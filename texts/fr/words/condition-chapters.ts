/** In the order of the conditions. */
export const conditionChapters = {
  titles: [
    'Lexique',
    'Objet du contrat et animaux assurables',
    'Garanties et forfait',
    'Tableau des formules',
    'Délais de carence',
    'Exclusions',
    'Franchise, taux, plafond et exemples',
    'Demander un remboursement',
    'Vie du contrat',
    'Cotisation, paiement et non-paiement',
    'Renonciation et résiliation',
    'Fausse déclaration, cumul d’assurances, subrogation',
    'Prescription',
    'Réclamation et médiation',
    'Données personnelles',
    'Autorité de contrôle, droit et langue applicables',
  ],
}
