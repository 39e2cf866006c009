import { euros, percent } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { soldFormulas as offered } from '#modules/policy/policy.ts'

const words = {
  fr: { and: 'et', days: (days: number, labels: string) => `${days}\u00a0jours (${labels})` },
  it: { and: 'e', days: (days: number, labels: string) => `${days}\u00a0giorni (${labels})` },
}

/** Every formula that is sold, as the conditions tell it: its own terms, in words. */
export function formulasInWords(language: Language) {
  return offered.map((terms) => ({
    label: terms.label[language],
    species: terms.species.length > 1 ? 'both' : terms.species[0],
    illness: terms.covers.includes('illness'),
    rate: percent(terms.reimbursement_rate, language),
    ceiling: euros(terms.annual_ceiling_cents, language),
    deductible: euros(terms.deductible_cents, language),
    mode: terms.deductible_mode,
    package: euros(terms.vaccine_package_cents, language),
    waiting: {
      accident: terms.waiting_days.accident,
      illness: terms.waiting_days.illness,
      surgery: terms.waiting_days.illness_surgery,
    },
  }))
}

/** The waiting periods, in days; those of illness with the formulas that have them, for they differ. */
export function waitingInWords(language: Language) {
  const [formula] = offered
  const lengths = [...new Set(offered.map(({ waiting_days }) => waiting_days.illness))]
    .filter((days) => days !== null)
    .toSorted((a, b) => a - b)
  const illness = lengths.map((days) => {
    const labels = offered
      .filter(({ waiting_days }) => waiting_days.illness === days)
      .map(({ label }) => label[language])
    return words[language].days(days, labels.join(', '))
  })
  return {
    accident: formula?.waiting_days.accident,
    surgery: formula?.waiting_days.illness_surgery,
    illness_text: illness.join(`\u0020${words[language].and}\u0020`),
  }
}

/** The fee within each animal's monthly price. */
export const feeInWords = (language: Language): string => euros(offered[0]?.management_fee_cents ?? 0, language)
