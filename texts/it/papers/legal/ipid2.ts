import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../fr/papers/legal/ipid2.ts'

export const ipid2: Translated<typeof french.ipid2> = ({
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
}) => ({
  kind: 'Assicurazione assistenza animali (DIP Danni)',
  product: `${brand}, assistenza`,
  about:
    'Questa polizza organizza e paga servizi per il cane o il gatto assicurato, quando Lei non può occuparsene o quando l’animale è in difficoltà. Accompagna la polizza spese veterinarie.',
  insured: {
    items: [
      'Consulenza veterinaria telefonica, senza limite di chiamate',
      `Custodia dell’animale in caso di Suo ricovero: fino a ${boarding.per_day} al giorno per ${boarding.days} giorni`,
      `Ricerca di un animale smarrito o rubato: fino a ${search.per_year} all’anno`,
      `Rientro dell’animale a casa: fino a ${return_home.per_event} per evento`,
      `Trasporto d’urgenza dal veterinario più vicino: fino a ${emergency_transport.per_event} per evento`,
      `Alloggio vicino alla clinica in cui l’animale è curato lontano da casa: fino a ${stay.per_night} a notte, ${stay.nights} notti`,
    ],
    text: `Queste somme valgono per animale. La custodia è limitata a ${boarding.per_year} e il trasporto d’urgenza a ${emergency_transport.per_year} per annualità assicurativa.`,
  },
  not_insured: [
    'Le spese veterinarie: rientrano nell’altra polizza',
    'Gli animali diversi dal cane e dal gatto',
    'La diagnosi o la ricetta per telefono',
    'I servizi senza legame con un evento coperto, come la custodia durante le vacanze',
    'I trasporti di piacere e i traslochi',
  ],
  restrictions: [
    `La linea risponde ${hours}; al di fuori di questi orari, Lei organizza il servizio e noi La rimborsiamo entro gli stessi limiti`,
    `Rientro e alloggio: da ${return_home.from_km} km dal domicilio`,
    'Oltre gli importi e le durate indicati, le spese restano a Suo carico',
    'I servizi non sono dovuti durante una sospensione per premio non pagato',
  ],
  where: [covered_in, `Negli altri Paesi dell’Unione europea, durante i soggiorni fino a ${stay_days} giorni`],
  obligations: [
    {
      when: 'Alla sottoscrizione:',
      text: 'rispondere con esattezza alle domande e indicare l’animale con il suo numero di identificazione.',
    },
    {
      when: 'Nel corso della polizza:',
      text: `pagare il premio e segnalare entro ${report_days} giorni ogni cambio di indirizzo, di proprietario o dell’uso dell’animale.`,
    },
    {
      when: 'In caso di bisogno:',
      text: `chiamare il ${phone} prima di sostenere spese, con il numero cliente; conservare i documenti (certificato di ricovero, denuncia di smarrimento, fatture) e inviarli dall’area clienti.`,
    },
  ],
  payment: {
    text: `L’assistenza è compresa nel premio mensile di ogni animale: non comporta alcun pagamento a parte. Il premio è pagato in anticipo, ${due_days}, con addebito diretto SEPA${takes_cards ? ' o con carta' : ''}.`,
  },
  duration: {
    text: 'La copertura comincia alla data di decorrenza indicata nella scheda di polizza, alle ore 0, senza periodo di carenza. Dura un anno, si rinnova tacitamente e cessa insieme alla polizza spese veterinarie.',
  },
})
