import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { euros, percent } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import * as fr from '@coussinet/texts/fr/legal-papers.ts'
import * as it from '@coussinet/texts/it/legal-papers.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'
import { termsInWords, waitInWords } from '#platform/text/terms-in-words.ts'

const formulaWords = paperMessages({ fr: fr.formulaWords, it: it.formulaWords })

/** Every formula that is told, as the conditions' table says it: its own terms, in words. */
export function formulasInWords(offered: readonly FormulaTerms[], language: PaperLanguage) {
  const words = formulaWords[language]
  return offered.map((terms) => {
    const wait = (days: number | null) => {
      if (days === null) return words.no_guarantee
      return days === 0 ? words.no_wait : waitInWords(days, language)
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
        deductible_cents === 0 ? words.no_deductible : `${euros(deductible_cents, language)} ${words[deductible_mode]}`,
      package: vaccine_package_cents === 0 ? words.no_package : euros(vaccine_package_cents, language),
      waiting: {
        accident: wait(waiting_days.accident),
        illness: wait(waiting_days.illness),
        surgery: wait(waiting_days.illness_surgery),
      },
    }
  })
}

/** The fee within each animal's monthly price, from the lowest to the highest; null where none is taken. */
export function feeInWords(offered: readonly FormulaTerms[], language: PaperLanguage): string | null {
  const fees = offered.map(({ management_fee_cents }) => management_fee_cents)
  const [lowest, highest] = [Math.min(...fees), Math.max(...fees)]
  if (highest === 0) return null
  return lowest === highest
    ? euros(highest, language)
    : formulaWords[language].fees(euros(lowest, language), euros(highest, language))
}

/** Answers to what the chapters ask of the terms: which sentences hold, and with which words. */
export function termsOfConditions(offered: readonly FormulaTerms[], language: PaperLanguage) {
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
