import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { dueDaysInWords } from '#platform/text/brand-in-words.ts'
import { endingWords } from './ending-words.ts'
import type { ProductWords } from './information-paper.ts'
import type { IpidFigures } from './ipid-figures.ts'

type Range = { lowest: string; highest: string }
type Named = { event: string; year: string; from: readonly [string, string]; or: string }

/** "de 15 € à 30 €", or the one figure of all. */
const span = ({ lowest, highest }: Range, [from, to]: readonly [string, string]) =>
  lowest === highest ? lowest : `${from} ${lowest} ${to} ${highest}`

// Eight, eleven and the eighties begin with a vowel when read: dall’80%.
const readElided = (text: string) => text.replaceAll(/\b(d?al) (?=(?:8\d?|11)%)/g, '$1l’')

/** "de 15 € à 30 € par événement, ou 60 € par an", with what the formulas know of it. */
function deductibles({ per_event, per_year }: IpidFigures, { event, year, from: [from, to], or }: Named): string {
  const told = (range: Range, by: string) => `${span(range, [from, to])} ${by}`
  return [...(per_event ? [told(per_event, event)] : []), ...(per_year ? [told(per_year, year)] : [])].join(or)
}

const ifAny = (labels: readonly string[], write: (labels: string, isOne: boolean) => string) =>
  labels.length > 0 ? [write(labels.join(', '), labels.length === 1)] : []

const fr = (figures: IpidFigures, country: Country): ProductWords => ({
  kind: 'Assurance santé animale',
  product: `${brandName}, frais vétérinaires`,
  about:
    'Ce contrat rembourse une partie des frais vétérinaires que vous avez payés pour le chien ou le chat désigné au certificat d’adhésion, après un accident ou une maladie selon la formule choisie, et ses actes de prévention dans la limite d’un forfait.',
  insured: {
    items: [
      'Les frais vétérinaires après un accident : toutes les formules',
      ...ifAny(
        figures.with_illness,
        (labels, isOne) => `Les frais de maladie : ${isOne ? 'formule' : 'formules'} ${labels}`,
      ),
      'La chirurgie et l’hospitalisation qui l’accompagne : toutes les formules',
      'Les analyses, les radiographies, échographies et autres imageries',
      'Les médicaments prescrits par le vétérinaire',
      `Le forfait vaccins et prévention, à 100 % : vaccins, stérilisation, détartrage, antiparasitaires, identification, ${span(figures.package, ['de', 'à'])} par an selon la formule`,
    ],
    text: `Sommes assurées : ${span(figures.ceiling, ['de', 'à'])} par animal et par année d’assurance selon la formule, pour l’accident, la maladie et la chirurgie. Le vétérinaire est celui de votre choix.`,
  },
  not_insured: [
    'Les animaux autres que le chien et le chat',
    'Les maladies, infirmités et accidents antérieurs à la garantie, et leurs suites',
    ...ifAny(
      figures.without_illness,
      (labels, isOne) => `Les frais de maladie sans opération, dans ${isOne ? 'la formule' : 'les formules'} ${labels}`,
    ),
    'L’alimentation, le toilettage et les produits d’hygiène',
    'Les frais d’élevage et de reproduction',
    'La responsabilité civile : les dommages que l’animal cause à autrui',
  ],
  restrictions: [
    `Délais de carence : accident ${figures.waiting.accident} jours ; maladie ${figures.waiting.illness_text} ; chirurgie due à une maladie ${figures.waiting.surgery} jours. Une maladie dont les premiers symptômes apparaissent pendant ce délai reste exclue.`,
    `Franchise : ${deductibles(figures, { event: 'par événement', year: 'par an', from: ['de', 'à'], or: ', ou ' })}, selon la formule`,
    `Taux de remboursement : ${span(figures.rate, ['de', 'à'])} selon la formule ; le reste est à votre charge`,
    'Plafond annuel : au-delà, les soins de l’année ne sont plus remboursés',
    'Les soins donnés pendant une suspension pour cotisation impayée ne sont pas remboursés',
  ],
  where: [
    capitalised(figures.sold_in),
    `Dans les autres pays de l’Union européenne, pendant les séjours jusqu’à ${figures.stay_days} jours`,
  ],
  obligations: [
    {
      when: 'À la souscription :',
      text: `répondre exactement aux questions posées ; assurer un animal âgé de ${figures.entry.youngest_months} mois à ${figures.entry.oldest_years} ans et donner son numéro d’identification.`,
    },
    {
      when: 'En cours de contrat :',
      text: `payer la cotisation ; signaler dans les ${figures.report_days} jours un changement d’adresse ou d’usage de l’animal, son décès ou son changement de propriétaire ; faire les vaccins obligatoires.`,
    },
    {
      when: 'En cas de soins :',
      text: `payer le vétérinaire, puis envoyer depuis l’espace adhérent la facture acquittée et la feuille de soins remplie par le vétérinaire, dans les ${figures.filing_years} ans qui suivent les soins ; répondre dans les ${figures.answer_days} jours aux demandes de documents.`,
    },
  ],
  payment: {
    text: `Chaque mois et d’avance, ${dueDaysInWords('fr', 'le')} à votre choix, par prélèvement SEPA ou par carte bancaire. Le montant est la somme des prix mensuels des animaux, taxes et frais de gestion compris ; il peut être révisé chaque 1er janvier, après un avis envoyé au moins un mois avant.`,
  },
  duration: {
    text: 'La couverture commence à la date d’effet inscrite au certificat d’adhésion, à 0 heure, puis après les délais de carence. Le contrat dure un an et se reconduit tacitement d’année en année. Il prend fin par votre renonciation ou votre résiliation, ou, dans les cas prévus par la loi, par celle de l’assureur, notamment si la cotisation reste impayée.',
  },
  ending: { items: endingWords('fr', country, figures) },
})

const it = (figures: IpidFigures, country: Country): ProductWords => ({
  kind: 'Assicurazione salute animali (DIP Danni)',
  product: `${brandName}, spese veterinarie`,
  about:
    'Questa polizza rimborsa una parte delle spese veterinarie da Lei pagate per il cane o il gatto indicato nella scheda di polizza, dopo un infortunio o una malattia secondo la formula scelta, e le prestazioni di prevenzione entro il limite di un pacchetto.',
  insured: {
    items: [
      'Le spese veterinarie dopo un infortunio: tutte le formule',
      ...ifAny(
        figures.with_illness,
        (labels, isOne) => `Le spese per malattia: ${isOne ? 'formula' : 'formule'} ${labels}`,
      ),
      'L’intervento chirurgico e il ricovero che lo accompagna: tutte le formule',
      'Gli esami, le radiografie, le ecografie e le altre immagini diagnostiche',
      'I farmaci prescritti dal veterinario',
      `Il pacchetto vaccini e prevenzione, al 100%: vaccini, sterilizzazione, detartrasi, antiparassitari, microchip, ${span(figures.package, ['da', 'a'])} all’anno secondo la formula`,
    ],
    text: `Somme assicurate: ${span(figures.ceiling, ['da', 'a'])} per animale e per annualità assicurativa secondo la formula, per infortunio, malattia e intervento chirurgico. Il veterinario è scelto da Lei.`,
  },
  not_insured: [
    'Gli animali diversi dal cane e dal gatto',
    'Le malattie, le infermità e gli infortuni anteriori alla garanzia, e le loro conseguenze',
    ...ifAny(
      figures.without_illness,
      (labels, isOne) =>
        `Le spese per malattia senza intervento, ${isOne ? 'nella formula' : 'nelle formule'} ${labels}`,
    ),
    'Gli alimenti, la toelettatura e i prodotti per l’igiene',
    'Le spese di allevamento e di riproduzione',
    'La responsabilità civile: i danni che l’animale causa ad altri',
  ],
  restrictions: [
    `Periodi di carenza: infortunio ${figures.waiting.accident} giorni; malattia ${figures.waiting.illness_text}; intervento dovuto a malattia ${figures.waiting.surgery} giorni. Una malattia i cui primi sintomi compaiono in questo periodo resta esclusa.`,
    `Franchigia: ${deductibles(figures, { event: 'per evento', year: 'all’anno', from: ['da', 'a'], or: ', o ' })}, secondo la formula`,
    `Percentuale di rimborso: ${readElided(span(figures.rate, ['dal', 'al']))} secondo la formula; il resto (scoperto) è a Suo carico`,
    'Massimale annuo: oltre, le cure dell’anno non sono più rimborsate',
    'Le cure ricevute durante una sospensione per premio non pagato non sono rimborsate',
  ],
  where: [
    capitalised(figures.sold_in),
    `Negli altri Paesi dell’Unione europea, durante i soggiorni fino a ${figures.stay_days} giorni`,
  ],
  obligations: [
    {
      when: 'Alla sottoscrizione:',
      text: `rispondere con esattezza alle domande; assicurare un animale di età compresa tra ${figures.entry.youngest_months} mesi e ${figures.entry.oldest_years} anni e comunicarne il numero di identificazione.`,
    },
    {
      when: 'Nel corso della polizza:',
      text: `pagare il premio; segnalare entro ${figures.report_days} giorni un cambio di indirizzo o dell’uso dell’animale, il suo decesso o il cambio di proprietario; fare i vaccini obbligatori.`,
    },
    {
      when: 'In caso di cure:',
      text: `pagare il veterinario, poi inviare dall’area clienti la fattura quietanzata e il modulo di cura compilato dal veterinario, entro ${figures.filing_years} anni dalle cure; rispondere entro ${figures.answer_days} giorni alle richieste di documenti.`,
    },
  ],
  payment: {
    text: `Ogni mese e in anticipo, ${dueDaysInWords('it', 'il')} a Sua scelta, con addebito diretto SEPA o con carta. L’importo è la somma dei prezzi mensili degli animali, imposte e spese di gestione comprese; può essere adeguato ogni 1° gennaio, dopo un avviso inviato almeno un mese prima.`,
  },
  duration: {
    text: 'La copertura comincia alla data di decorrenza indicata nella scheda di polizza, alle ore 0, e poi dopo i periodi di carenza. La polizza dura un anno e si rinnova tacitamente di anno in anno. Cessa con il Suo ripensamento o la Sua disdetta o, nei casi previsti dalla legge, con il recesso dell’assicuratore, in particolare se il premio resta non pagato.',
  },
  ending: { items: endingWords('it', country, figures) },
})

/** Words of the information document of veterinary costs, with the figures of the formulas. */
export const ipidWords: Record<Language, (figures: IpidFigures, country: Country) => ProductWords> = { fr, it }
