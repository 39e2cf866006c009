import type { MemberFacts } from '../src/values/member-facts.ts'
import { type Bill, makeBill } from './bill.ts'
import { hard, nothing, photographed, printed, scanned } from './degrade.ts'
import { dimPhoto } from './dim-photo.ts'
import { layOut } from './layouts.ts'
import { otherKinds, otherPaper } from './other-papers.ts'
import { renderPdf } from './paper-pdf.ts'
import type { Chance } from './random.ts'

type Variant = 'text-pdf' | 'scan' | 'photo' | 'hard-photo' | 'dim-photo'

const knownOf = (bill: Bill, chance: Chance): MemberFacts => ({
  country: bill.country,
  today: '2026-11-26',
  covered: { from: '2024-10-01', to: null },
  chips: [`2502690${chance.digits(8)}`, ...(bill.chip === null ? [] : [bill.chip])],
  names: bill.animals,
})

const truthOf = (bill: Bill, document: string, byPen: boolean) => ({
  document,
  byPen,
  values: {
    care_date: byPen ? null : bill.day,
    total_cents: bill.total,
    invoice_number: bill.number,
    clinic: bill.clinic,
    clinic_number: bill.registered,
    chip: bill.chip,
  },
  lines: bill.lines.map(({ withTax, kind }) => ({ cents: withTax, kind })),
})

/** A bill of a variant, with what is true of it. */
export async function makeCase(variant: Variant, chance: Chance, families: readonly string[], held: boolean) {
  const bill = makeBill(chance)
  const known = knownOf(bill, chance)
  const { sheet, layout } = layOut(bill, chance, { held })
  const font = layout === 'dot-matrix' ? chance.pick(['DejaVu Sans Mono', 'Liberation Mono']) : chance.pick(families)
  // The number of the chip does not stand on every layout.
  const isShown = (text: string) => sheet.marks.some((mark) => mark.kind === 'text' && mark.text.includes(text))
  const truth = truthOf(bill, 'invoice', false)
  if (bill.chip !== null && !isShown(bill.chip)) truth.values.chip = null
  const bytes =
    variant === 'text-pdf'
      ? await renderPdf([sheet], chance.whole(0, 2))
      : variant === 'scan'
        ? await scanned(sheet, font, chance)
        : variant === 'dim-photo'
          ? await dimPhoto(sheet, font, chance)
          : await photographed(sheet, font, chance, variant === 'photo' ? printed(chance) : hard(chance))
  return {
    bytes,
    media_type: variant === 'text-pdf' ? ('application/pdf' as const) : ('image/jpeg' as const),
    known,
    truth,
    name: `${layout} ${bill.number.replaceAll('/', '_')} ${bill.country}`,
  }
}

/** A paper that is no invoice, by turns, or an invoice whose day a pen wrote. */
export async function makeOther(at: number, chance: Chance, families: readonly string[]) {
  const bill = makeBill(chance)
  const known = knownOf(bill, chance)
  const font = chance.pick(families)
  const kind = [...otherKinds, 'quote', 'nothing', 'pen', 'credit_note'][at % 7] ?? 'nothing'
  const camera = printed(chance)
  const none = { values: {}, lines: [], byPen: false }
  const media_type = 'image/jpeg' as const
  const name = `${kind} ${at} ${bill.country}`
  if (kind === 'nothing')
    return { bytes: await nothing(chance), media_type, known, name, truth: { ...none, document: 'other' } }
  if (kind === 'pen' || kind === 'quote' || kind === 'credit_note') {
    const { sheet, layout } = layOut(
      bill,
      chance,
      kind === 'pen' ? { pen: true } : { kind: kind === 'quote' ? 'quote' : 'credit' },
    )
    const bytes = await photographed(sheet, font, chance, camera)
    return {
      bytes,
      media_type,
      known,
      name: `${name} ${layout}`,
      truth: { ...none, document: kind === 'pen' ? 'invoice' : kind, byPen: kind === 'pen' },
    }
  }
  const one = otherKinds.find((other) => other === kind) ?? 'card_slip'
  return {
    bytes: await photographed(otherPaper(one, bill, chance), font, chance, camera),
    media_type,
    known,
    name,
    truth: { ...none, document: kind },
  }
}

/** A bill whose total was changed on purpose: its lines, its net amount and its tax lead to another one. */
export async function makeWrong(at: number, chance: Chance, families: readonly string[]) {
  const bill = makeBill(chance)
  const known = knownOf(bill, chance)
  const right = bill.total
  bill.deposit = 0
  bill.total += chance.pick([-10, 100, -100, 900, 1000, -Math.round(right / 10), Math.round(right / 3)])
  const { sheet, layout } = layOut(bill, chance, { isWrong: true })
  const isText = at % 4 !== 0
  const bytes = isText
    ? await renderPdf([sheet], chance.whole(0, 2))
    : await photographed(sheet, chance.pick(families), chance, printed(chance))
  return {
    bytes,
    media_type: isText ? ('application/pdf' as const) : ('image/jpeg' as const),
    known,
    truth: { document: 'invoice', values: {}, lines: [], byPen: false },
    name: `wrong total ${bill.total} for ${right} ${layout} ${bill.country}`,
    wrong: bill.total,
  }
}
