import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { dueDaysInWords, ofOnesChoice } from '#platform/text/brand-in-words.ts'
import type { Told } from '#platform/text/terms-in-words.ts'
import { endingWords } from './ending-words.ts'
import type { ProductWords } from './information-paper.ts'
import type { IpidFigures } from './ipid-figures.ts'

type Range = { lowest: string; highest: string }

/** Words of a language for what formulas may differ in. */
type Manner = {
  from: readonly [string, string]
  by_formula: string
  all: string
  one: string
  several: string
  /** reference to the conditions, for what too many have to be named */
  table: string
}

const manners: Record<Language, Manner> = {
  fr: {
    from: ['de', 'à'],
    by_formula: 'selon la formule',
    all: 'toutes les formules',
    one: 'formule',
    several: 'formules',
    table: 'selon la formule, comme le dit le tableau des conditions générales',
  },
  it: {
    from: ['da', 'a'],
    by_formula: 'secondo la formula',
    all: 'tutte le formule',
    one: 'formula',
    several: 'formule',
    table: 'secondo la formula, come dice la tabella delle condizioni',
  },
}

/** Writes a range in short: "de 15 € à 30 €", or the one figure of all. */
const span = ({ lowest, highest }: Range, [from, to]: readonly [string, string]) =>
  lowest === highest ? lowest : `${from} ${lowest} ${to} ${highest}`

/** Writes a range: "de 15 € à 30 € selon la formule", or the one figure of all. */
const spread = (range: Range, { from, by_formula }: Pick<Manner, 'from' | 'by_formula'>) =>
  `${span(range, from)}${range.lowest === range.highest ? '' : ` ${by_formula}`}`

// Eight, eleven and the eighties begin with a vowel when read: dall’80%.
const readElided = (text: string) => text.replaceAll(/\b(d?al) (?=(?:8\d?|11)%)/g, '$1l’')

// The document has two sides: more names than these are left to the conditions' table.
const namedAtMost = 4

/** Names who has a thing: "toutes les formules", "formule Confort", "formules Confort, Chat Plus". */
function which({ extent, labels }: Told, { all, one, several, table }: Manner): string {
  if (extent === 'all') return all
  return labels.length > namedAtMost ? table : `${labels.length === 1 ? one : several} ${labels.join(', ')}`
}

/** A line of what formulas have: none where no formula has it. */
const ifHad = (told: Told, manner: Manner, write: (formulas: string) => string) =>
  told.extent === 'none' ? [] : [write(which(told, manner))]

/** A line of what some formulas lack; `write` is given null where every formula does, or too many do. */
function ifLacked(labels: readonly string[], count: number, write: (labels: readonly string[] | null) => string) {
  if (labels.length === 0) return []
  return [write(labels.length === count || labels.length > namedAtMost ? null : labels)]
}

/** Words after what is not insured: with every formula, with those that are named, or with some that are too many to be. */
const inFormulas = {
  fr: (labels: readonly string[] | null) =>
    labels === null ? '' : `, dans ${labels.length === 1 ? 'la formule' : 'les formules'} ${labels.join(', ')}`,
  it: (labels: readonly string[] | null) =>
    labels === null ? '' : `, ${labels.length === 1 ? 'nella formula' : 'nelle formule'} ${labels.join(', ')}`,
}

type Yearly = { by_year: string; manner: Manner }

/** The line of the package, with its amount and the formulas that open one; none where no formula does. */
function forPackage(figures: IpidFigures, write: (amount: string) => string, { by_year, manner }: Yearly): string[] {
  if (!figures.package) return []
  const { extent } = figures.terms.package
  const amount = `${span(figures.package, manner.from)} ${by_year}`
  if (extent === 'some') return [write(`${amount} (${which(figures.terms.package, manner)})`)]
  return [write(figures.package.lowest === figures.package.highest ? amount : `${amount} ${manner.by_formula}`)]
}

type Deducted = { event: string; year: string; or: string; none: string; or_none: string }

/** Writes the deductibles: "de 15 € à 30 € par événement, ou 60 € par an, selon la formule", with what the formulas know of it. */
function deductibles({ per_event, per_year, terms }: IpidFigures, words: Deducted, manner: Manner): string {
  const ranges = [per_event, per_year].flatMap((range) => range ?? [])
  const parts = [
    ...(per_event ? [`${span(per_event, manner.from)} ${words.event}`] : []),
    ...(per_year ? [`${span(per_year, manner.from)} ${words.year}`] : []),
  ]
  if (parts.length === 0) return words.none
  const isOne =
    terms.deductible.extent === 'all' && parts.length === 1 && ranges.every(({ lowest, highest }) => lowest === highest)
  const orNone = terms.deductible.extent === 'all' ? '' : words.or_none
  return `${parts.join(words.or)}${orNone}${isOne ? '' : `, ${manner.by_formula}`}`
}

/** The lengths of the waiting periods, guarantee by guarantee, of the guarantees that formulas have. */
const waits = ({ terms }: IpidFigures, names: Record<'accident' | 'illness' | 'surgery', string>, none: string) =>
  (['accident', 'illness', 'surgery'] as const)
    .filter((name) => terms[name].extent !== 'none')
    .map((name) => `${names[name]} ${terms[name].waits ?? none}`)

const fr = (figures: IpidFigures, country: Country): ProductWords => ({
  kind: 'Assurance santé animale',
  product: `${brandName}, frais vétérinaires`,
  about: `Ce contrat rembourse une partie des frais vétérinaires que vous avez payés pour le chien ou le chat désigné au certificat d’adhésion, ${{ both: 'après un accident ou une maladie selon la formule choisie', accident: 'après un accident', illness: 'pour une maladie' }[figures.terms.causes]}${{ all: ', et ses actes de prévention dans la limite d’un forfait', some: ', et ses actes de prévention dans la limite d’un forfait si la formule en a un', none: '' }[figures.terms.package.extent]}.`,
  insured: {
    items: [
      ...ifHad(
        figures.terms.accident,
        manners.fr,
        (formulas) => `Les frais vétérinaires après un accident : ${formulas}`,
      ),
      ...ifHad(figures.terms.illness, manners.fr, (formulas) => `Les frais de maladie : ${formulas}`),
      ...ifHad(
        figures.terms.surgery,
        manners.fr,
        (formulas) => `La chirurgie due à une maladie et l’hospitalisation qui l’accompagne : ${formulas}`,
      ),
      'Les analyses, les radiographies, échographies et autres imageries',
      'Les médicaments prescrits par le vétérinaire',
      ...forPackage(
        figures,
        (amount) =>
          `Le forfait vaccins et prévention, à 100 % : vaccins, stérilisation, détartrage, antiparasitaires, identification, ${amount}`,
        { by_year: 'par an', manner: manners.fr },
      ),
    ],
    text: `Sommes assurées : ${span(figures.ceiling, manners.fr.from)} par animal et par année d’assurance${figures.ceiling.lowest === figures.ceiling.highest ? '' : ' selon la formule'}, pour ce que la formule couvre (${figures.terms.guarantees}). Le vétérinaire est celui de votre choix.`,
  },
  not_insured: [
    'Les animaux autres que le chien et le chat',
    'Les maladies, infirmités et accidents antérieurs à la garantie, et leurs suites',
    ...ifLacked(
      figures.terms.accident.others,
      figures.terms.count,
      (labels) => `Les soins dus à un accident${inFormulas.fr(labels)}`,
    ),
    ...ifLacked(
      figures.no_illness,
      figures.terms.count,
      (labels) => `Les maladies et leurs opérations${inFormulas.fr(labels)}`,
    ),
    ...ifLacked(
      figures.operation_alone,
      figures.terms.count,
      (labels) => `Les frais de maladie sans opération${inFormulas.fr(labels)}`,
    ),
    ...ifLacked(
      figures.illness_alone,
      figures.terms.count,
      (labels) => `L’opération due à une maladie${inFormulas.fr(labels)}`,
    ),
    ...ifLacked(
      figures.terms.package.others,
      figures.terms.count,
      (labels) => `Les vaccins et la prévention${inFormulas.fr(labels)}`,
    ),
    'L’alimentation, le toilettage et les produits d’hygiène',
    'Les frais d’élevage et de reproduction',
    'La responsabilité civile : les dommages que l’animal cause à autrui',
  ],
  restrictions: [
    figures.terms.waiting.any
      ? `Délais de carence : ${waits(figures, { accident: 'accident', illness: 'maladie', surgery: 'chirurgie due à une maladie' }, 'aucun').join(' ; ')}.${figures.terms.illness.waits === null ? '' : ' Une maladie dont les premiers symptômes apparaissent pendant ce délai reste exclue.'}`
      : 'Délais de carence : aucun',
    `Franchise : ${deductibles(figures, { event: 'par événement', year: 'par an', or: ', ou ', none: 'aucune', or_none: ', ou aucune' }, manners.fr)}`,
    `Taux de remboursement : ${spread(figures.rate, manners.fr)}${figures.rate.lowest.startsWith('100') ? '' : ' ; le reste est à votre charge'}`,
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
    text: `Chaque mois et d’avance, ${[dueDaysInWords('fr', figures.due_days, 'le'), ofOnesChoice('fr', figures.due_days)].join(' ').trim()}, par prélèvement SEPA${figures.takes_cards ? ' ou par carte bancaire' : ''}. Le montant est la somme des prix mensuels des animaux, taxes et frais de gestion compris ; il peut être révisé chaque 1er janvier, après un avis envoyé au moins un mois avant.`,
  },
  duration: {
    text: `La couverture commence à la date d’effet inscrite au certificat d’adhésion, à 0 heure${figures.terms.waiting.any ? ', puis après les délais de carence' : ''}. Le contrat dure un an et se reconduit tacitement d’année en année. Il prend fin par votre renonciation ou votre résiliation, ou, dans les cas prévus par la loi, par celle de l’assureur, notamment si la cotisation reste impayée.`,
  },
  ending: { items: endingWords('fr', country, figures) },
})

const it = (figures: IpidFigures, country: Country): ProductWords => ({
  kind: 'Assicurazione salute animali (DIP Danni)',
  product: `${brandName}, spese veterinarie`,
  about: `Questa polizza rimborsa una parte delle spese veterinarie da Lei pagate per il cane o il gatto indicato nella scheda di polizza, ${{ both: 'dopo un infortunio o una malattia secondo la formula scelta', accident: 'dopo un infortunio', illness: 'per una malattia' }[figures.terms.causes]}${{ all: ', e le prestazioni di prevenzione entro il limite di un pacchetto', some: ', e le prestazioni di prevenzione entro il limite di un pacchetto, se la formula ne ha uno', none: '' }[figures.terms.package.extent]}.`,
  insured: {
    items: [
      ...ifHad(
        figures.terms.accident,
        manners.it,
        (formulas) => `Le spese veterinarie dopo un infortunio: ${formulas}`,
      ),
      ...ifHad(figures.terms.illness, manners.it, (formulas) => `Le spese per malattia: ${formulas}`),
      ...ifHad(
        figures.terms.surgery,
        manners.it,
        (formulas) => `L’intervento dovuto a malattia e il ricovero che lo accompagna: ${formulas}`,
      ),
      'Gli esami, le radiografie, le ecografie e le altre immagini diagnostiche',
      'I farmaci prescritti dal veterinario',
      ...forPackage(
        figures,
        (amount) =>
          `Il pacchetto vaccini e prevenzione, al 100%: vaccini, sterilizzazione, detartrasi, antiparassitari, microchip, ${amount}`,
        { by_year: 'all’anno', manner: manners.it },
      ),
    ],
    text: `Somme assicurate: ${span(figures.ceiling, manners.it.from)} per animale e per annualità assicurativa${figures.ceiling.lowest === figures.ceiling.highest ? '' : ' secondo la formula'}, per ciò che la formula copre (${figures.terms.guarantees}). Il veterinario è scelto da Lei.`,
  },
  not_insured: [
    'Gli animali diversi dal cane e dal gatto',
    'Le malattie, le infermità e gli infortuni anteriori alla garanzia, e le loro conseguenze',
    ...ifLacked(
      figures.terms.accident.others,
      figures.terms.count,
      (labels) => `Le cure dovute a un infortunio${inFormulas.it(labels)}`,
    ),
    ...ifLacked(
      figures.no_illness,
      figures.terms.count,
      (labels) => `Le malattie e le loro operazioni${inFormulas.it(labels)}`,
    ),
    ...ifLacked(
      figures.operation_alone,
      figures.terms.count,
      (labels) => `Le spese per malattia senza intervento${inFormulas.it(labels)}`,
    ),
    ...ifLacked(
      figures.illness_alone,
      figures.terms.count,
      (labels) => `L’intervento dovuto a malattia${inFormulas.it(labels)}`,
    ),
    ...ifLacked(
      figures.terms.package.others,
      figures.terms.count,
      (labels) => `I vaccini e la prevenzione${inFormulas.it(labels)}`,
    ),
    'Gli alimenti, la toelettatura e i prodotti per l’igiene',
    'Le spese di allevamento e di riproduzione',
    'La responsabilità civile: i danni che l’animale causa ad altri',
  ],
  restrictions: [
    figures.terms.waiting.any
      ? `Periodi di carenza: ${waits(figures, { accident: 'infortunio', illness: 'malattia', surgery: 'intervento dovuto a malattia' }, 'nessuno').join('; ')}.${figures.terms.illness.waits === null ? '' : ' Una malattia i cui primi sintomi compaiono in questo periodo resta esclusa.'}`
      : 'Periodi di carenza: nessuno',
    `Franchigia: ${deductibles(figures, { event: 'per evento', year: 'all’anno', or: ', o ', none: 'nessuna', or_none: ', o nessuna' }, manners.it)}`,
    `Percentuale di rimborso: ${readElided(spread(figures.rate, { ...manners.it, from: ['dal', 'al'] }))}${figures.rate.lowest.startsWith('100') ? '' : '; il resto (scoperto) è a Suo carico'}`,
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
    text: `Ogni mese e in anticipo, ${[dueDaysInWords('it', figures.due_days, 'il'), ofOnesChoice('it', figures.due_days)].join(' ').trim()}, con addebito diretto SEPA${figures.takes_cards ? ' o con carta' : ''}. L’importo è la somma dei prezzi mensili degli animali, imposte e spese di gestione comprese; può essere adeguato ogni 1° gennaio, dopo un avviso inviato almeno un mese prima.`,
  },
  duration: {
    text: `La copertura comincia alla data di decorrenza indicata nella scheda di polizza, alle ore 0${figures.terms.waiting.any ? ', e poi dopo i periodi di carenza' : ''}. La polizza dura un anno e si rinnova tacitamente di anno in anno. Cessa con il Suo ripensamento o la Sua disdetta o, nei casi previsti dalla legge, con il recesso dell’assicuratore, in particolare se il premio resta non pagato.`,
  },
  ending: { items: endingWords('it', country, figures) },
})

/** Words of the information document of veterinary costs, with the figures of the formulas. */
export const ipidWords: Record<Language, (figures: IpidFigures, country: Country) => ProductWords> = { fr, it }
