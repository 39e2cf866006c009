export const ipid = {
  range: { from: 'de', to: 'à' },
  by_formula: 'selon la formule',
  all_formulas: 'toutes les formules',
  formula: 'formule',
  formulas: 'formules',
  in_table: 'selon la formule, comme le dit le tableau des conditions générales',
  kind: 'Assurance santé animale',
  product: (brand: string) => `${brand}, frais vétérinaires`,
  about: (causes: 'both' | 'accident' | 'illness', prevention: 'all' | 'some' | 'none') =>
    `Ce contrat rembourse une partie des frais vétérinaires que vous avez payés pour le chien ou le chat désigné au certificat d’adhésion, ${{ both: 'après un accident ou une maladie selon la formule choisie', accident: 'après un accident', illness: 'pour une maladie' }[causes]}${{ all: ', et ses actes de prévention dans la limite d’un forfait', some: ', et ses actes de prévention dans la limite d’un forfait si la formule en a un', none: '' }[prevention]}.`,
  insured: {
    accident: (formulas: string) => `Les frais vétérinaires après un accident : ${formulas}`,
    illness: (formulas: string) => `Les frais de maladie : ${formulas}`,
    surgery: (formulas: string) => `La chirurgie due à une maladie et l’hospitalisation qui l’accompagne : ${formulas}`,
    others: [
      'Les analyses, les radiographies, échographies et autres imageries',
      'Les médicaments prescrits par le vétérinaire',
    ],
    package: (amount: string) =>
      `Le forfait vaccins et prévention, à 100 % : vaccins, stérilisation, détartrage, antiparasitaires, identification, ${amount}`,
    by_year: 'par an',
    sums: (ceiling: string, isOne: boolean, guarantees: string) =>
      `Sommes assurées : ${ceiling} par animal et par année d’assurance${isOne ? '' : ' selon la formule'}, pour ce que la formule couvre (${guarantees}). Le vétérinaire est celui de votre choix.`,
  },
  not_insured: {
    first: [
      'Les animaux autres que le chien et le chat',
      'Les maladies, infirmités et accidents antérieurs au début de la couverture, et leurs suites',
    ],
    accident: (where: string) => `Les soins dus à un accident${where}`,
    illness: (where: string) => `Les maladies et leurs opérations${where}`,
    without_operation: (where: string) => `Les frais de maladie sans opération${where}`,
    operation: (where: string) => `L’opération due à une maladie${where}`,
    package: (where: string) => `Les vaccins et la prévention${where}`,
    in_formulas: (labels: readonly string[]) =>
      `, dans ${labels.length === 1 ? 'la formule' : 'les formules'} ${labels.join(', ')}`,
    last: [
      'L’alimentation, le toilettage et les produits d’hygiène',
      'Les frais d’élevage et de reproduction',
      'La responsabilité civile : les dommages que l’animal cause à autrui',
    ],
  },
  restrictions: {
    waits: (each: readonly string[]) => `Délais de carence : ${each.join(' ; ')}.`,
    wait_names: { accident: 'accident', illness: 'maladie', surgery: 'chirurgie due à une maladie' },
    no_wait: 'aucun',
    late_symptoms: ' Une maladie dont les premiers symptômes apparaissent pendant le délai maladie reste exclue.',
    no_waits: 'Délais de carence : aucun',
    deductible: (amounts: string) => `Franchise : ${amounts}`,
    deducted: { event: 'par événement', year: 'par an', or: ', ou ', none: 'aucune', or_none: ', ou aucune' },
    rate_range: { from: 'de', to: 'à' },
    rate: (range: string, isWhole: boolean) =>
      `Taux de remboursement : ${range}${isWhole ? '' : ' ; le reste est à votre charge'}`,
    others: [
      'Plafond annuel : au-delà, les soins de l’année ne sont plus remboursés',
      'Les soins donnés pendant une suspension pour cotisation impayée ne sont pas remboursés',
    ],
  },
  abroad: (days: number) => `Dans les autres pays de l’Union européenne, pendant les séjours jusqu’à ${days} jours`,
  obligations: {
    entry: {
      when: 'À la souscription :',
      text: (months: number, years: number) =>
        `répondre exactement aux questions posées ; assurer un animal âgé de ${months} mois à ${years} ans et donner son numéro d’identification.`,
    },
    meanwhile: {
      when: 'En cours de contrat :',
      text: (days: number) =>
        `payer la cotisation ; signaler dans les ${days} jours un changement d’adresse ou d’usage de l’animal, son décès ou son changement de propriétaire ; faire les vaccins obligatoires.`,
    },
    care: {
      when: 'En cas de soins :',
      text: (years: number, days: number) =>
        `payer le vétérinaire, puis envoyer depuis l’espace adhérent la facture acquittée et la feuille de soins remplie par le vétérinaire, dans les ${years} ans qui suivent les soins ; répondre dans les ${days} jours aux demandes de documents.`,
    },
  },
  payment: (days: string, takesCards: boolean) =>
    `Chaque mois et d’avance, ${days}, par prélèvement SEPA${takesCards ? ' ou par carte bancaire' : ''}. Le montant est la somme des prix mensuels des animaux, taxes et frais de gestion compris ; il peut être révisé chaque 1er janvier, après un avis envoyé au moins un mois avant.`,
  duration: (hasWaits: boolean) =>
    `La couverture commence à la date d’effet inscrite au certificat d’adhésion, à 0 heure${hasWaits ? ', puis après les délais de carence' : ''}. Le contrat dure un an et se reconduit tacitement d’année en année. Il prend fin par votre renonciation ou votre résiliation, ou, dans les cas prévus par la loi, par celle de l’assureur, notamment si la cotisation reste impayée.`,
}
