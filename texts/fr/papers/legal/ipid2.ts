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
