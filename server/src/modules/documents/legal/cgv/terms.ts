import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { euros, percent } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { termsInWords, waitInWords } from '#platform/text/terms-in-words.ts'

const none = { fr: 'Aucune', it: 'Nessuna' }
const noWait = { fr: 'Aucune', it: 'Nessuna' }
const noPackage = { fr: 'Aucun', it: 'Nessuno' }
const never = { fr: 'Sans objet', it: 'Non prevista' }
const modes = {
  fr: { per_event: 'par événement', per_year: 'par an' },
  it: { per_event: 'per evento', per_year: 'all’anno' },
}

/** Every formula that is told, as the conditions' table says it: its own terms, in words. */
export const formulasInWords = (offered: readonly FormulaTerms[], language: Language) =>
  offered.map((terms) => {
    const wait = (days: number | null) => {
      if (days === null) return never[language]
      return days === 0 ? noWait[language] : waitInWords(days, language)
    }
    const { deductible_cents, deductible_mode, vaccine_package_cents, waiting_days, covers } = terms
    return {
      label: terms.label[language],
      species: terms.species.length > 1 ? 'both' : terms.species[0],
      accident: covers.includes('accident'),
      illness: covers.includes('illness'),
      surgery: covers.includes('illness_surgery'),
      rate: percent(terms.reimbursement_rate, language),
      ceiling: euros(terms.annual_ceiling_cents, language),
      deductible:
        deductible_cents === 0
          ? none[language]
          : `${euros(deductible_cents, language)} ${modes[language][deductible_mode]}`,
      package: vaccine_package_cents === 0 ? noPackage[language] : euros(vaccine_package_cents, language),
      waiting: {
        accident: wait(waiting_days.accident),
        illness: wait(waiting_days.illness),
        surgery: wait(waiting_days.illness_surgery),
      },
    }
  })

const toMost = {
  fr: (lowest: string, highest: string) => `${lowest} à ${highest}, selon la formule,`,
  it: (lowest: string, highest: string) => `da ${lowest} a ${highest}, secondo la formula,`,
}

/** The fee within each animal's monthly price, from the lowest to the highest; null where none is taken. */
export function feeInWords(offered: readonly FormulaTerms[], language: Language): string | null {
  const fees = offered.map(({ management_fee_cents }) => management_fee_cents)
  const [lowest, highest] = [Math.min(...fees), Math.max(...fees)]
  if (highest === 0) return null
  return lowest === highest
    ? euros(highest, language)
    : toMost[language](euros(lowest, language), euros(highest, language))
}

/** Answers to what the chapters ask of the terms: which sentences hold, and with which words. */
export function termsOfConditions(offered: readonly FormulaTerms[], language: Language) {
  const terms = termsInWords(offered, language)
  const { illness, surgery } = terms
  return {
    ...terms,
    /** an illness that shows itself in the waiting period stays excluded; the rules ask for that of the illness guarantee alone */
    symptoms: illness.waits !== null,
    /** illness or its surgery is covered by a formula at least */
    ill: illness.extent !== 'none' || surgery.extent !== 'none',
  }
}
