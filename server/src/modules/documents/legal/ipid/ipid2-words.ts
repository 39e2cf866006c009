import { brand } from '@coussinet/contract/brand/chosen.ts'
import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { weekdayHours } from '@coussinet/contract/domain/opening-hours.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { insurerOf } from '#platform/paper/insurer.ts'
import { dueDaysInWords } from '#platform/text/brand-in-words.ts'
import { agreed } from '../cgv/agreed.ts'
import { soldInWords } from '../cgv/insurer-in-words.ts'
import { assistance } from '../cgv2/assistance.ts'
import { endingWords } from './ending-words.ts'
import type { ProductWords } from './information-paper.ts'

const takesCards = brand.cards ?? true
const { boarding, search, return_home, emergency_transport, stay } = assistance

function coveredIn(language: Language, country: Country): string {
  const where = soldInWords(language, country, 'conjunction')
  return capitalised(where)
}

function fr(country: Country): ProductWords {
  const insurer = insurerOf(country)
  const money = (cents: number) => euros(cents, 'fr')
  return {
    kind: 'Assurance assistance pour animaux',
    product: `${brandName}, assistance`,
    about:
      'Ce contrat organise et paie des services pour le chien ou le chat assuré, quand vous ne pouvez pas vous en occuper ou quand il est en difficulté. Il accompagne le contrat de frais vétérinaires.',
    insured: {
      items: [
        'Conseil vétérinaire par téléphone, sans limite d’appels',
        `Garde de l’animal si vous êtes hospitalisé : jusqu’à ${money(boarding.per_day_cents)} par jour pendant ${boarding.days} jours`,
        `Recherche d’un animal perdu ou volé : jusqu’à ${money(search.per_year_cents)} par an`,
        `Retour de l’animal au domicile : jusqu’à ${money(return_home.per_event_cents)} par événement`,
        `Transport d’urgence chez le vétérinaire le plus proche : jusqu’à ${money(emergency_transport.per_event_cents)} par événement`,
        `Hébergement près de la clinique où l’animal est soigné loin de chez vous : jusqu’à ${money(stay.per_night_cents)} par nuit, ${stay.nights} nuits`,
      ],
      text: `Ces sommes s’entendent par animal. La garde est limitée à ${money(boarding.per_year_cents)} et le transport d’urgence à ${money(emergency_transport.per_year_cents)} par année d’assurance.`,
    },
    not_insured: [
      'Les frais vétérinaires : ils relèvent de l’autre contrat',
      'Les animaux autres que le chien et le chat',
      'Le diagnostic ou l’ordonnance par téléphone',
      'Les services sans lien avec un événement couvert, comme la garde pendant les vacances',
      'Les transports d’agrément et les déménagements',
    ],
    restrictions: [
      `La ligne répond ${weekdayHours(insurer.hours, 'fr')} ; en dehors de ces heures, vous organisez le service et nous vous remboursons dans les mêmes limites`,
      `Retour et hébergement : à partir de ${return_home.from_km} km du domicile`,
      'Au-delà des montants et des durées indiqués, les frais restent à votre charge',
      'Les services ne sont pas dus pendant une suspension pour cotisation impayée',
    ],
    where: [
      coveredIn('fr', country),
      `Dans les autres pays de l’Union européenne, pendant les séjours jusqu’à ${agreed.stay_days} jours`,
    ],
    obligations: [
      {
        when: 'À la souscription :',
        text: 'répondre exactement aux questions posées et désigner l’animal par son numéro d’identification.',
      },
      {
        when: 'En cours de contrat :',
        text: `payer la cotisation et signaler dans les ${agreed.report_days} jours tout changement d’adresse, de propriétaire ou d’usage de l’animal.`,
      },
      {
        when: 'En cas de besoin :',
        text: `appeler le ${insurer.phone_text} avant d’engager des frais, avec votre numéro d’adhérent ; garder les justificatifs (bulletin d’hospitalisation, déclaration de perte, factures) et les envoyer depuis l’espace adhérent.`,
      },
    ],
    payment: {
      text: `L’assistance est comprise dans la cotisation mensuelle de chaque animal : elle ne donne lieu à aucun paiement à part. La cotisation est payée d’avance, ${dueDaysInWords('fr', brand.due_days, 'le')}, par prélèvement SEPA${takesCards ? ' ou par carte bancaire' : ''}.`,
    },
    duration: {
      text: 'La couverture commence à la date d’effet inscrite au certificat d’adhésion, à 0 heure, sans délai de carence. Elle dure un an, se reconduit tacitement, et prend fin en même temps que le contrat de frais vétérinaires.',
    },
    ending: {
      items: endingWords('fr', country, {
        ...insurer,
        address: insurer.address.join(', '),
        withdrawal_days: agreed.withdrawal_days,
      }),
    },
  }
}

function it(country: Country): ProductWords {
  const insurer = insurerOf(country)
  const money = (cents: number) => euros(cents, 'it')
  return {
    kind: 'Assicurazione assistenza animali (DIP Danni)',
    product: `${brandName}, assistenza`,
    about:
      'Questa polizza organizza e paga servizi per il cane o il gatto assicurato, quando Lei non può occuparsene o quando l’animale è in difficoltà. Accompagna la polizza spese veterinarie.',
    insured: {
      items: [
        'Consulenza veterinaria telefonica, senza limite di chiamate',
        `Custodia dell’animale in caso di Suo ricovero: fino a ${money(boarding.per_day_cents)} al giorno per ${boarding.days} giorni`,
        `Ricerca di un animale smarrito o rubato: fino a ${money(search.per_year_cents)} all’anno`,
        `Rientro dell’animale a casa: fino a ${money(return_home.per_event_cents)} per evento`,
        `Trasporto d’urgenza dal veterinario più vicino: fino a ${money(emergency_transport.per_event_cents)} per evento`,
        `Alloggio vicino alla clinica in cui l’animale è curato lontano da casa: fino a ${money(stay.per_night_cents)} a notte, ${stay.nights} notti`,
      ],
      text: `Queste somme valgono per animale. La custodia è limitata a ${money(boarding.per_year_cents)} e il trasporto d’urgenza a ${money(emergency_transport.per_year_cents)} per annualità assicurativa.`,
    },
    not_insured: [
      'Le spese veterinarie: rientrano nell’altra polizza',
      'Gli animali diversi dal cane e dal gatto',
      'La diagnosi o la ricetta per telefono',
      'I servizi senza legame con un evento coperto, come la custodia durante le vacanze',
      'I trasporti di piacere e i traslochi',
    ],
    restrictions: [
      `La linea risponde ${weekdayHours(insurer.hours, 'it')}; al di fuori di questi orari, Lei organizza il servizio e noi La rimborsiamo entro gli stessi limiti`,
      `Rientro e alloggio: da ${return_home.from_km} km dal domicilio`,
      'Oltre gli importi e le durate indicati, le spese restano a Suo carico',
      'I servizi non sono dovuti durante una sospensione per premio non pagato',
    ],
    where: [
      coveredIn('it', country),
      `Negli altri Paesi dell’Unione europea, durante i soggiorni fino a ${agreed.stay_days} giorni`,
    ],
    obligations: [
      {
        when: 'Alla sottoscrizione:',
        text: 'rispondere con esattezza alle domande e indicare l’animale con il suo numero di identificazione.',
      },
      {
        when: 'Nel corso della polizza:',
        text: `pagare il premio e segnalare entro ${agreed.report_days} giorni ogni cambio di indirizzo, di proprietario o dell’uso dell’animale.`,
      },
      {
        when: 'In caso di bisogno:',
        text: `chiamare il ${insurer.phone_text} prima di sostenere spese, con il numero cliente; conservare i documenti (certificato di ricovero, denuncia di smarrimento, fatture) e inviarli dall’area clienti.`,
      },
    ],
    payment: {
      text: `L’assistenza è compresa nel premio mensile di ogni animale: non comporta alcun pagamento a parte. Il premio è pagato in anticipo, ${dueDaysInWords('it', brand.due_days, 'il')}, con addebito diretto SEPA${takesCards ? ' o con carta' : ''}.`,
    },
    duration: {
      text: 'La copertura comincia alla data di decorrenza indicata nella scheda di polizza, alle ore 0, senza periodo di carenza. Dura un anno, si rinnova tacitamente e cessa insieme alla polizza spese veterinarie.',
    },
    ending: {
      items: endingWords('it', country, {
        ...insurer,
        address: insurer.address.join(', '),
        withdrawal_days: agreed.withdrawal_days,
      }),
    },
  }
}

/** Words of the information document of the assistance, with its limits. */
export const ipid2Words: Record<Language, (country: Country) => ProductWords> = { fr, it }
