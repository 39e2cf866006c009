export const formulaWords = {
  no_deductible: 'Aucune',
  no_wait: 'Aucune',
  no_package: 'Aucun',
  no_guarantee: 'Sans objet',
  per_event: 'par événement',
  per_year: 'par an',
  fees: (lowest: string, highest: string) => `${lowest} à ${highest}, selon la formule,`,
}

export const waitingExample = {
  on: (day: string) => `le ${day}`,
  from: (day: string) => `à partir du ${day}`,
  waiting: (name: string, wait: string) => `${name} (délai de ${wait})`,
  covered: {
    accident: { name: 'un accident', is: 'est couvert' },
    illness: { name: 'une maladie', is: 'est couverte' },
    illness_surgery: { name: 'une opération due à une maladie', is: 'est couverte' },
  },
}

/** Languages as the conditions name them: a choice, a single one, and those without papers. */
export const contractLanguage = {
  names: { fr: 'le français', it: 'l’italien' },
  choice: (names: string) =>
    `Le contrat est rédigé dans la langue que vous avez choisie à la souscription, ${names}. Nous l’employons pendant toute sa durée. Si vous changez de langue dans votre profil, les conditions vous sont remises dans la nouvelle ; le sens de vos droits reste le même.`,
  only: (written: string) => `Le contrat est rédigé ${written}.`,
  others: (read: string, written: string) =>
    `Qui lit le portail ${read} reçoit ${written} les documents qui n’existent pas dans cette langue.`,
}

// The day on which a contract ends is computed by `server/src/modules/contract/earliest-end.ts`; these are its words.
export const endings = {
  withdrawal: (days: number) =>
    `Renonciation : jusqu’à ${days} jours après la date d’effet, sans motif, avec la fonction « Renoncer à mon contrat » de l’espace adhérent, par courriel ou par lettre.`,
  at: {
    FR: 'Après la première année, à tout moment : le contrat prend fin un mois après votre demande. Pendant la première année, il prend fin à la première échéance annuelle.',
    BE: 'Après la première année, à tout moment : le contrat prend fin deux mois après votre demande. Pendant la première année, il prend fin à la première échéance annuelle.',
    IT: 'À l’échéance annuelle, si votre demande nous parvient au moins 30 jours avant ; sinon, à l’échéance suivante.',
  },
  steps: (email: string, address: string) =>
    `Trois étapes dans l’espace adhérent, page « Mon contrat », avec un accusé de réception immédiat par courriel ; ou en écrivant à ${email} ou par lettre à ${address}.`,
  refusal:
    'Si vous refusez une hausse de la cotisation, vous pouvez résilier dans les 30 jours de l’avis. Si l’animal décède ou change de propriétaire, sa couverture prend fin ce jour-là.',
}

type Supervised = { where: string; address: string; home: string; supervisor: string }

export const inCountry = { FR: 'en France', IT: 'en Italie', BE: 'en Belgique' }

export const supervision = {
  seat: ({ supervisor }: Supervised) => `Autorité de contrôle : ${supervisor}.`,
  branch: ({ where, address, home, supervisor }: Supervised) =>
    `Il exerce ${where} par sa succursale, ${address}, sous le régime de la liberté d’établissement. Il est contrôlé par l’autorité de son pays d’origine (${home}). Autorité de contrôle pour son activité ${where} : ${supervisor}.`,
  services: ({ where, home, supervisor }: Supervised) =>
    `Il exerce ${where} en libre prestation de services. Il est contrôlé par l’autorité de son pays d’origine (${home}). Autorité de contrôle pour son activité ${where} : ${supervisor}.`,
  none: ({ home }: Supervised) => `Il est contrôlé par l’autorité de son pays d’origine (${home}).`,
}

export const sold = { at_home: ', dans le pays de votre domicile comme dans les autres' }

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

/** `law`: under which the insurer is, where its own country demands that it is named */
type Status = { home: string; number: string; where: string; authority: string; law: string | null }

// Regulation (EU) 2017/1469 sets the order and wording of these headings, each with its icon.
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

/** Limits and figures of the assistance, in words */
type Told = {
  brand: string
  boarding: { per_day: string; days: number; per_year: string }
  search: { per_year: string }
  return_home: { per_event: string; from_km: number }
  emergency_transport: { per_event: string; per_year: string }
  stay: { per_night: string; nights: number }
  hours: string
  covered_in: string
  stay_days: number
  report_days: number
  phone: string
  due_days: string
  takes_cards: boolean
}

export const ipid2 = ({
  brand,
  boarding,
  search,
  return_home,
  emergency_transport,
  stay,
  hours,
  covered_in,
  stay_days,
  report_days,
  phone,
  due_days,
  takes_cards,
}: Told) => ({
  kind: 'Assurance assistance pour animaux',
  product: `${brand}, assistance`,
  about:
    'Ce contrat organise et paie des services pour le chien ou le chat assuré, quand vous ne pouvez pas vous en occuper ou quand il est en difficulté. Il accompagne le contrat de frais vétérinaires.',
  insured: {
    items: [
      'Conseil vétérinaire par téléphone, sans limite d’appels',
      `Garde de l’animal si vous êtes hospitalisé : jusqu’à ${boarding.per_day} par jour pendant ${boarding.days} jours`,
      `Recherche d’un animal perdu ou volé : jusqu’à ${search.per_year} par an`,
      `Retour de l’animal au domicile : jusqu’à ${return_home.per_event} par événement`,
      `Transport d’urgence chez le vétérinaire le plus proche : jusqu’à ${emergency_transport.per_event} par événement`,
      `Hébergement près de la clinique où l’animal est soigné loin de chez vous : jusqu’à ${stay.per_night} par nuit, ${stay.nights} nuits`,
    ],
    text: `Ces sommes s’entendent par animal. La garde est limitée à ${boarding.per_year} et le transport d’urgence à ${emergency_transport.per_year} par année d’assurance.`,
  },
  not_insured: [
    'Les frais vétérinaires : ils relèvent de l’autre contrat',
    'Les animaux autres que le chien et le chat',
    'Le diagnostic ou l’ordonnance par téléphone',
    'Les services sans lien avec un événement couvert, comme la garde pendant les vacances',
    'Les transports d’agrément et les déménagements',
  ],
  restrictions: [
    `La ligne répond ${hours} ; en dehors de ces heures, vous organisez le service et nous vous remboursons dans les mêmes limites`,
    `Retour et hébergement : à partir de ${return_home.from_km} km du domicile`,
    'Au-delà des montants et des durées indiqués, les frais restent à votre charge',
    'Les services ne sont pas dus pendant une suspension pour cotisation impayée',
  ],
  where: [covered_in, `Dans les autres pays de l’Union européenne, pendant les séjours jusqu’à ${stay_days} jours`],
  obligations: [
    {
      when: 'À la souscription :',
      text: 'répondre exactement aux questions posées et désigner l’animal par son numéro d’identification.',
    },
    {
      when: 'En cours de contrat :',
      text: `payer la cotisation et signaler dans les ${report_days} jours tout changement d’adresse, de propriétaire ou d’usage de l’animal.`,
    },
    {
      when: 'En cas de besoin :',
      text: `appeler le ${phone} avant d’engager des frais, avec votre numéro d’adhérent ; garder les justificatifs (bulletin d’hospitalisation, déclaration de perte, factures) et les envoyer depuis l’espace adhérent.`,
    },
  ],
  payment: {
    text: `L’assistance est comprise dans la cotisation mensuelle de chaque animal : elle ne donne lieu à aucun paiement à part. La cotisation est payée d’avance, ${due_days}, par prélèvement SEPA${takes_cards ? ' ou par carte bancaire' : ''}.`,
  },
  duration: {
    text: 'La couverture commence à la date d’effet inscrite au certificat d’adhésion, à 0 heure, sans délai de carence. Elle dure un an, se reconduit tacitement, et prend fin en même temps que le contrat de frais vétérinaires.',
  },
})

export const rgpd = {
  months: (count: number) => `${count} mois`,
  years: (count: number) => `${count} an${count === 1 ? '' : 's'}`,
  days: (count: number) => `${count} jours`,
  hours: (count: number) => `${count} heures`,
}
