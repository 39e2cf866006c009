import { type Assessed, type BillStep, billSteps, preventionOf } from './bill.ts'
import { contractLabels } from './contract-labels.ts'
import { euros, percent } from './format.ts'
import { type Language, messages } from './messages.ts'
import { payoutLabels } from './payout-labels.ts'
import { refundLabels } from './refund-labels.ts'

/** The steps from a bill to its refund in words, and the columns of what was billed. */
export const billWords = messages({
  fr: {
    billed: 'Total facturé',
    not_covered: 'Soins non pris en charge',
    beyond_package: 'Au-delà du forfait prévention',
    base: 'Sous-total pris en charge',
    deductible: contractLabels.fr.deductible,
    copayment: (rate: string) => `${rate} restent à votre charge`,
    ceiling_cut: 'Au-delà du plafond annuel',
    why: {
      deductible: 'La part fixe qui reste à votre charge, retirée avant le taux.',
      ceiling_cut: 'Le plafond limite ce qui est versé par année d’assurance.',
      by_package: 'Le forfait vaccins et prévention paie tout, sans franchise.',
      partly_by_package: (paid: string) => `dont ${paid} de prévention, que le forfait paie sans franchise ni taux.`,
      beyond_package: (paid: string, billed: string) => `Le forfait couvre ${paid} de ces ${billed} de prévention.`,
      used_package: 'Le forfait de l’année a déjà été utilisé.',
    },
    estimated: 'Remboursement estimé',
    care: 'Soin',
    covered: 'Pris en charge',
    refund: 'Remboursement',
  },
  it: {
    billed: 'Totale fatturato',
    not_covered: 'Cure non comprese',
    beyond_package: 'Oltre il pacchetto prevenzione',
    base: 'Subtotale ammesso',
    deductible: contractLabels.it.deductible,
    copayment: (rate) => `Scoperto del ${rate}`,
    ceiling_cut: 'Oltre il massimale annuo',
    why: {
      deductible: 'La parte fissa che resta a Suo carico, tolta prima della percentuale.',
      ceiling_cut: 'Il massimale limita quanto è pagato per annualità assicurativa.',
      by_package: 'Il pacchetto vaccini e prevenzione paga tutto, senza franchigia.',
      partly_by_package: (paid) => `di cui ${paid} di prevenzione, pagati dal pacchetto senza franchigia né scoperto.`,
      beyond_package: (paid, billed) => `Il pacchetto copre ${paid} di questi ${billed} di prevenzione.`,
      used_package: 'Il pacchetto dell’anno è già stato utilizzato.',
    },
    estimated: 'Rimborso stimato',
    care: 'Prestazione',
    covered: 'Ammesso',
    refund: 'Rimborso',
  },
})

/** State of a refund's money: reckoned before it is asked for, decided, or on its account. */
export type Payout = 'estimate' | 'to_pay' | 'paid'

/** One row of the arithmetic: its name, why where it needs one, and its signed cents. */
export type BillRow = { step: BillStep; label: string; why: string | null; cents: number }

/** The way from the bill to the refund in words, row by row. */
export function billRows(assessed: Assessed, payout: Payout, language: Language): BillRow[] {
  const words = billWords[language]
  const { why } = words
  const { rate, covered_base_cents, vaccine_package_cents, refunded_cents } = assessed.computation
  const money = (cents: number) => euros(cents, language)
  const paid = money(vaccine_package_cents)
  const prevention = preventionOf(assessed.lines)
  const base = covered_base_cents === 0 ? why.by_package : why.partly_by_package(paid)
  const isWhole = vaccine_package_cents === prevention
  const reasons: Partial<Record<BillStep, string | null>> = {
    deductible: why.deductible,
    ceiling_cut: why.ceiling_cut,
    base: vaccine_package_cents > 0 && (covered_base_cents > 0 || isWhole) ? base : null,
    beyond_package: vaccine_package_cents > 0 ? why.beyond_package(paid, money(prevention)) : why.used_package,
  }
  const decided =
    payout === 'paid' || refunded_cents === 0 ? refundLabels[language].refunded : payoutLabels[language].to_refund
  const labels: Record<BillStep, string> = {
    billed: words.billed,
    not_covered: words.not_covered,
    beyond_package: words.beyond_package,
    base: words.base,
    deductible: words.deductible,
    copayment: words.copayment(percent(100 - rate, language)),
    ceiling_cut: words.ceiling_cut,
    refunded: payout === 'estimate' ? words.estimated : decided,
  }
  return billSteps(assessed).map(({ step, cents }) => ({
    step,
    cents,
    label: labels[step],
    why: reasons[step] ?? null,
  }))
}
