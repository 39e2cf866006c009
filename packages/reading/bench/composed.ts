import type { Bill, BillLine } from './bill.ts'
import { type House, later, type SheetLayout, phone, reckoning } from './house.ts'
import type { Pen, Sheet } from './sheet.ts'
import type { Language } from './words.ts'

type Page = { bill: Bill; house: House; sheet: Sheet; pen: Pen }

/** A part of a bill: it is drawn from a height on, and tells the height at which it ends. */
type Part = { name: string; isHeld: boolean; draw: (page: Page, y: number) => number }

const LEFT = 42
const RIGHT = 553

const own = <T>(of: Record<Language, T>, { language }: Bill): T => of[language]

const heads: Part[] = [
  {
    name: 'clinic-left',
    isHeld: false,
    draw({ bill, house, pen }, y) {
      pen.text(LEFT, y, bill.clinic, { size: 14, bold: true })
      pen.text(LEFT, y + 14, bill.place)
      pen.text(LEFT, y + 27, `${phone(bill, house.chance)}  -  ${house.registered}`, { size: 8 })
      pen.text(345, y + 46, bill.client, { bold: true })
      pen.text(345, y + 59, bill.place)
      return y + 80
    },
  },
  {
    name: 'vets-of-the-house',
    isHeld: false,
    draw({ bill, house, pen }, y) {
      pen.text(297, y, bill.clinic.toUpperCase(), { size: 15, bold: true, align: 'center' })
      pen.text(
        297,
        y + 14,
        own(
          {
            fr: 'Dr A. Martin - Dr C. Durand',
            it: 'Dott. A. Rinaldi - Dott.ssa C. Serra',
            nl: 'Dr. A. Willems - Dr. C. Jacobs',
          },
          bill,
        ),
        { align: 'center' },
      )
      pen.text(
        297,
        y + 26,
        own(
          {
            fr: `N° Ordre ${house.chance.digits(5)} - ${house.registered} - APE 7500Z`,
            it: `Iscr. Albo n. ${house.chance.digits(4)} - ${house.registered}`,
            nl: `Orde nr. N${house.chance.digits(4)} - ${house.registered}`,
          },
          bill,
        ),
        { align: 'center', size: 7.5 },
      )
      pen.text(297, y + 38, `${bill.place}  ${phone(bill, house.chance)}`, { align: 'center', size: 8 })
      pen.rule(LEFT, y + 46, RIGHT)
      pen.text(
        LEFT,
        y + 66,
        `${own({ fr: 'Client', it: 'Cliente', nl: 'Klant' }, bill)} ${house.chance.digits(5)} : ${bill.client}`,
      )
      return y + 82
    },
  },
  {
    name: 'address-window',
    isHeld: false,
    draw({ bill, house, pen }, y) {
      pen.text(LEFT, y, bill.clinic, { size: 11, bold: true })
      pen.text(LEFT, y + 12, bill.place, { size: 8 })
      pen.text(
        LEFT,
        y + 22,
        own(
          {
            fr: 'Lun-Ven 8h30-12h00 / 14h00-19h00',
            it: 'Lun-Ven 9.00-12.30 / 15.30-19.00',
            nl: 'Ma-Vr 9.00-12.00 / 14.00-18.30',
          },
          bill,
        ),
        { size: 7.5 },
      )
      pen.text(LEFT, y + 32, house.registered, { size: 8 })
      pen.box(320, y + 20, 230, 52)
      pen.text(330, y + 38, bill.client)
      pen.text(330, y + 52, bill.place)
      return y + 92
    },
  },
  {
    name: 'clinic-right',
    isHeld: true,
    draw({ bill, house, pen }, y) {
      pen.box(LEFT, y - 14, 60, 50, 200)
      pen.text(RIGHT, y, bill.clinic, { size: 13, bold: true, align: 'right' })
      for (const [at, text] of [bill.place, phone(bill, house.chance), house.registered].entries())
        pen.text(RIGHT, y + 14 + at * 12, text, { align: 'right', size: 8.5 })
      pen.text(LEFT, y + 66, own({ fr: 'Facturé à', it: 'Spett.le', nl: 'Aan' }, bill), { size: 8, grey: 90 })
      pen.text(LEFT, y + 79, bill.client)
      return y + 96
    },
  },
  {
    name: 'letterhead-band',
    isHeld: true,
    draw({ bill, house, pen }, y) {
      pen.box(LEFT, y - 16, RIGHT - LEFT, 26, 215)
      pen.text(LEFT + 8, y, bill.clinic, { size: 13, bold: true })
      pen.text(RIGHT - 8, y, house.registered, { size: 8, align: 'right' })
      pen.text(LEFT, y + 24, `${bill.place} - ${phone(bill, house.chance)} - contact@exemple.vet`, { size: 8 })
      pen.text(RIGHT, y + 44, bill.client, { align: 'right' })
      pen.text(RIGHT, y + 57, bill.place, { align: 'right' })
      return y + 78
    },
  },
]

const idents: Part[] = [
  {
    name: 'two-rows',
    isHeld: false,
    draw({ bill, house: { words, d, title }, pen }, y) {
      pen.text(LEFT, y, title, { size: 16, bold: true })
      pen.text(LEFT, y + 18, `${words.number} ${bill.number}`)
      pen.text(LEFT, y + 31, `${words.date} ${d(bill.day)}`)
      return y + 44
    },
  },
  {
    name: 'five-columns',
    isHeld: false,
    draw({ bill, house: { d, title, chance, paper }, pen }, y) {
      pen.text(LEFT, y, title, { size: 15, bold: true })
      const cells = own<[string, string][]>(
        {
          fr: [
            [`N° ${paper}`, bill.number],
            ['Date', d(bill.day)],
            ['Code client', chance.digits(5)],
            ['Échéance', d(later(bill.day, 30))],
            ['Règlement', 'CB'],
          ],
          it: [
            ['N. documento', bill.number],
            ['Data documento', d(bill.day)],
            ['Cod. cliente', chance.digits(5)],
            ['Scadenza', d(later(bill.day, 30))],
            ['Pagamento', 'Contanti'],
          ],
          nl: [
            [paper === 'factuur' ? 'Factuurnr.' : `${paper} nr.`, bill.number],
            ['Datum', d(bill.day)],
            ['Klantnr.', chance.digits(5)],
            ['Vervaldatum', d(later(bill.day, 30))],
            ['Betaling', 'Bancontact'],
          ],
        },
        bill,
      )
      cells.forEach(([label, value], at) => {
        pen.box(LEFT + at * 102, y + 10, 102, 32)
        pen.text(LEFT + at * 102 + 5, y + 22, label, { size: 7.5 })
        pen.text(LEFT + at * 102 + 5, y + 36, value)
      })
      return y + 58
    },
  },
  {
    name: 'one-row',
    isHeld: false,
    draw({ bill, house: { d, title, words, chance }, pen }, y) {
      const [no, of] = own({ fr: ['N°', 'du'], it: ['n.', 'del'], nl: ['nr.', 'van'] }, bill)
      pen.text(LEFT, y, `${title} ${no} ${bill.number} ${of} ${d(bill.day)}`, { size: 12.5, bold: true })
      if (chance.is(0.5)) pen.text(LEFT, y + 15, `${words.due} ${d(later(bill.day, chance.pick([15, 30])))}`)
      return y + 28
    },
  },
  {
    name: 'place-and-day',
    isHeld: false,
    draw({ bill, house: { d, title, words }, pen }, y) {
      const town = bill.place.split(' ').at(-1) ?? ''
      pen.text(RIGHT, y, `${town}, ${own({ fr: 'le', it: 'lì', nl: 'op' }, bill)} ${d(bill.day)}`, { align: 'right' })
      pen.text(LEFT, y + 18, title, { bold: true, size: 13 })
      pen.text(LEFT + 180, y + 18, `${words.number} ${bill.number}`)
      return y + 34
    },
  },
  {
    name: 'many-days',
    isHeld: false,
    draw({ bill, house: { d, title, words, chance }, pen }, y) {
      pen.text(LEFT, y, `${title}`, { bold: true, size: 14 })
      const rows = own<[string, string][]>(
        {
          fr: [
            [words.number, bill.number],
            ['Date des soins', d(bill.day)],
            ['Date de facture', d(later(bill.day, chance.pick([0, 0, 1])))],
            ["Date d'impression", d('2026-11-26')],
            ['Prochain rappel', d(later(bill.day, 365))],
          ],
          it: [
            [words.number, bill.number],
            ['Data prestazione', d(bill.day)],
            ['Data documento', d(later(bill.day, chance.pick([0, 0, 1])))],
            ['Stampato il', d('2026-11-26')],
            ['Prossimo richiamo', d(later(bill.day, 365))],
          ],
          nl: [
            [words.number, bill.number],
            ['Datum behandeling', d(bill.day)],
            ['Factuurdatum', d(later(bill.day, chance.pick([0, 0, 1])))],
            ['Afgedrukt op', d('2026-11-26')],
            ['Volgende vaccinatie', d(later(bill.day, 365))],
          ],
        },
        bill,
      )
      rows.forEach(([label, value], at) => {
        pen.text(LEFT, y + 17 + at * 13, label)
        pen.text(LEFT + 140, y + 17 + at * 13, value)
      })
      return y + 17 + rows.length * 13 + 6
    },
  },
  {
    name: 'box-at-the-right',
    isHeld: true,
    draw({ bill, house: { d, title, words }, pen }, y) {
      pen.box(340, y - 12, 213, 50)
      pen.text(LEFT, y + 4, title, { size: 19 })
      pen.text(348, y + 4, words.number.replace(/ ?:$/, ''))
      pen.text(545, y + 4, bill.number, { align: 'right' })
      pen.text(348, y + 20, words.date.replace(/ ?:$/, ''))
      pen.text(545, y + 20, d(bill.day), { align: 'right' })
      return y + 56
    },
  },
  {
    name: 'all-in-one',
    isHeld: true,
    draw({ bill, house: { d, title, chance }, pen }, y) {
      const page = own({ fr: 'Page', it: 'Pagina', nl: 'Pagina' }, bill)
      pen.text(LEFT, y, `${title} : ${bill.number}`, { bold: true })
      pen.text(LEFT + 210, y, `${own({ fr: 'Dossier', it: 'Scheda', nl: 'Dossier' }, bill)} : ${chance.digits(5)}`)
      pen.text(LEFT + 320, y, `${d(bill.day)} ${chance.whole(9, 18)}:${chance.whole(10, 59)}`)
      pen.text(RIGHT, y, `${page} 1/1`, { align: 'right' })
      return y + 18
    },
  },
]

const patients: Part[] = [
  {
    name: 'one-line',
    isHeld: false,
    draw({ bill, house: { words, d, chance }, pen }, y) {
      const born = `20${chance.whole(12, 24)}-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`
      const kind = own({ fr: 'chien, labrador', it: 'cane, meticcio', nl: 'hond, labrador' }, bill)
      pen.text(LEFT, y, `${words.animal} ${bill.animals.join(', ')} - ${kind} - ${words.born} ${d(born)}`)
      if (bill.chip !== null) pen.text(LEFT, y + 13, `${words.chip} ${bill.chip}`)
      return y + 28
    },
  },
  {
    name: 'patient-table',
    isHeld: false,
    draw({ bill, house: { d, chance }, pen }, y) {
      const titles = own(
        {
          fr: ['Animal', 'Espèce', 'Né(e) le', 'Identification'],
          it: ['Animale', 'Specie', 'Nato il', 'Microchip'],
          nl: ['Dier', 'Soort', 'Geboren', 'Chipnummer'],
        },
        bill,
      )
      const values = [
        bill.animals.join(', '),
        own({ fr: 'Chat', it: 'Gatto', nl: 'Kat' }, bill),
        d(`20${chance.whole(12, 24)}-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`),
        bill.chip ?? '-',
      ]
      titles.forEach((title, at) => pen.text(LEFT + at * 130, y, title, { size: 7.5, grey: 90 }))
      values.forEach((value, at) => pen.text(LEFT + at * 130, y + 12, value))
      return y + 28
    },
  },
  {
    name: 'with-other-days',
    isHeld: true,
    draw({ bill, house: { words, d, chance }, pen }, y) {
      const rabies = `2025-0${chance.whole(1, 9)}-2${chance.whole(0, 8)}`
      pen.text(LEFT, y, `${words.animal} ${bill.animals.join(' & ')} (${chance.whole(3, 38)},${chance.whole(1, 9)} kg)`)
      pen.text(
        LEFT,
        y + 12,
        own(
          {
            fr: `Vaccin rage du ${d(rabies)}`,
            it: `Ultima antirabbica: ${d(rabies)}`,
            nl: `Laatste vaccinatie: ${d(rabies)}`,
          },
          bill,
        ),
        { size: 8 },
      )
      if (bill.chip !== null) pen.text(300, y + 12, `${words.chip} ${bill.chip}`, { size: 8 })
      return y + 26
    },
  },
  { name: 'no-patient', isHeld: true, draw: (_page, y) => y },
]

/** Draws a table by its columns: their titles, where they stand, and what a line says in them. */
function table(
  page: Page,
  y: number,
  columns: readonly [title: string, x: number, align: 'left' | 'right', (line: BillLine, at: number) => string][],
  { step = 16, ruled = false } = {},
): number {
  const { bill, pen } = page
  for (const [title, x, align] of columns) pen.text(x, y, title, { bold: true, align })
  pen.rule(LEFT, y + 4, RIGHT)
  let at = y + 4
  for (const [index, line] of bill.lines.entries()) {
    at += step
    for (const [, x, align, say] of columns) pen.text(x, at, say(line, index), { align })
    if (ruled) pen.rule(LEFT, at + 4, RIGHT, { width: 0.3 })
  }
  return at + 8
}

const amountTitle = ({ bill, house: { words } }: Page) => (bill.isNet ? words.netAmount : words.amount)

const tables: Part[] = [
  {
    name: 'reductions',
    isHeld: false,
    draw(page, y) {
      const { words, m } = page.house
      return table(
        page,
        y,
        [
          [words.heads, LEFT, 'left', (line) => line.label],
          [words.quantity, 312, 'right', (line) => `${line.count},00`],
          [words.unit, 380, 'right', (line) => m(line.unit)],
          [
            own({ fr: 'Rem.', it: 'Sconto', nl: 'Kort.' }, page.bill),
            425,
            'right',
            (line) => (line.reduction > 0 ? `${line.reduction} %` : ''),
          ],
          [words.rate, 475, 'right', (line) => `${line.rate},00`],
          [amountTitle(page), RIGHT, 'right', (line) => m(line.printed)],
        ],
        { ruled: true },
      )
    },
  },
  {
    name: 'days',
    isHeld: false,
    draw(page, y) {
      const { words, m, d } = page.house
      return table(page, y, [
        [own({ fr: 'Date', it: 'Data', nl: 'Datum' }, page.bill), LEFT, 'left', (line) => d(line.day)],
        [words.heads, LEFT + 95, 'left', (line) => line.label],
        [words.quantity, 440, 'right', (line) => `${line.count}`],
        [amountTitle(page), RIGHT, 'right', (line) => m(line.printed)],
      ])
    },
  },
  {
    name: 'codes-first',
    isHeld: false,
    draw(page, y) {
      const { words, m } = page.house
      return table(page, y, [
        [
          own({ fr: 'Réf.', it: 'Codice', nl: 'Code' }, page.bill),
          LEFT,
          'left',
          (_line, at) => `${own({ fr: 'ACT', it: 'PR', nl: 'A' }, page.bill)}${String(103 + at * 17)}`,
        ],
        [words.heads, LEFT + 55, 'left', (line) => line.label],
        [words.quantity, 350, 'right', (line) => `${line.count}`],
        [words.unit, 430, 'right', (line) => m(line.unit)],
        [amountTitle(page), RIGHT, 'right', (line) => m(line.printed)],
      ])
    },
  },
  {
    name: 'label-and-price',
    isHeld: false,
    draw({ bill, house: { words, m }, pen }, y) {
      pen.text(LEFT, y, words.heads, { size: 8, grey: 90 })
      let at = y
      for (const line of bill.lines) {
        at += 17
        pen.text(LEFT, at, `${line.count > 1 ? `${line.count} x ` : ''}${line.label}`)
        pen.text(RIGHT, at, m(line.printed), { align: 'right' })
      }
      return at + 6
    },
  },
  {
    name: 'quantity-first',
    isHeld: true,
    draw(page, y) {
      const { words, m } = page.house
      return table(page, y, [
        [words.quantity, LEFT + 20, 'right', (line) => `${line.count}`],
        [words.heads, LEFT + 40, 'left', (line) => line.label],
        [words.unit, 400, 'right', (line) => m(line.unit)],
        [amountTitle(page), 490, 'right', (line) => m(line.printed)],
        [words.rate, RIGHT, 'right', (line) => `${line.rate}%`],
      ])
    },
  },
  {
    name: 'described',
    isHeld: true,
    draw({ bill, house: { words, m, d }, pen }, y) {
      pen.text(LEFT, y, words.heads, { bold: true })
      pen.text(RIGHT, y, bill.isNet ? words.netAmount : words.amount, { bold: true, align: 'right' })
      let at = y + 4
      for (const line of bill.lines) {
        at += 17
        pen.text(LEFT, at, line.label)
        pen.text(430, at, `${line.count} x ${m(line.unit)}`, { align: 'right' })
        pen.text(RIGHT, at, m(line.printed), { align: 'right' })
        at += 10
        pen.text(
          LEFT + 10,
          at,
          own(
            {
              fr: `Acte réalisé le ${d(line.day)} par le Dr Martin`,
              it: `Eseguito il ${d(line.day)} dal Dott. Rinaldi`,
              nl: `Uitgevoerd op ${d(line.day)} door Dr. Willems`,
            },
            bill,
          ),
          { size: 7, grey: 90 },
        )
      }
      return at + 8
    },
  },
  {
    name: 'by-animal',
    isHeld: true,
    draw({ bill, house: { words, m, d }, pen }, y) {
      let at = y
      bill.animals.forEach((animal, index) => {
        const lines = bill.lines.filter((line) => line.animal === index)
        pen.box(LEFT, at - 11, RIGHT - LEFT, 15, 225)
        pen.text(LEFT + 4, at, `${animal} - ${d(bill.day)}`, { bold: true })
        for (const line of lines) {
          at += 15
          pen.text(LEFT + 12, at, line.label)
          pen.text(430, at, `${line.count}`, { align: 'right' })
          pen.text(RIGHT, at, m(line.printed), { align: 'right' })
        }
        at += 15
        pen.text(LEFT + 12, at, `${words.subtotal} ${animal}`, { bold: true })
        pen.text(RIGHT, at, m(lines.reduce((all, one) => all + one.printed, 0)), { align: 'right', bold: true })
        at += 20
      })
      return at
    },
  },
]

/** Draws the bases and taxes by their rates; gives where it ends. */
function taxTable({ bill, house: { m }, pen }: Page, y: number, x: number, hasSums: boolean): number {
  const titles = own(
    {
      fr: ['Taux', 'Base HT', 'Montant TVA', 'Montant TTC'],
      it: ['Aliquota', 'Imponibile', 'Imposta', 'Totale'],
      nl: ['Tarief', 'Basis', 'BTW', 'Totaal'],
    },
    bill,
  )
  titles.forEach((title, at) => pen.text(x + 45 + at * 68, y, title, { align: 'right', size: 7.5 }))
  let at = y
  for (const { rate, base, tax } of bill.taxes) {
    at += 13
    for (const [index, text] of [`${rate},00 %`, m(base), m(tax), m(base + tax)].entries())
      pen.text(x + 45 + index * 68, at, text, { align: 'right', size: 8.5 })
  }
  if (hasSums && bill.taxes.length > 0) {
    at += 13
    const [base, tax] = [bill.taxes.reduce((all, one) => all + one.base, 0), bill.tax]
    for (const [index, text] of [
      own({ fr: 'Totaux', it: 'Totali', nl: 'Totaal' }, bill),
      m(base),
      m(tax),
      m(base + tax),
    ].entries())
      pen.text(x + 45 + index * 68, at, text, { align: 'right', size: 8.5, bold: true })
  }
  return at + 12
}

const totals: Part[] = [
  {
    name: 'rows-right',
    isHeld: false,
    draw({ bill, house, pen }, y) {
      let at = y
      for (const [label, cents, look] of reckoning(bill, house)) {
        at += 16
        pen.text(440, at, label, { align: 'right', bold: look === 'bold' })
        pen.text(RIGHT, at, house.m(cents), { align: 'right', bold: look === 'bold' })
      }
      return at + 16
    },
  },
  {
    name: 'far-apart',
    isHeld: false,
    draw({ bill, house, pen }, y) {
      let at = y
      for (const [label, cents, look] of reckoning(bill, house)) {
        at += 16
        pen.text(LEFT, at, label, { bold: look === 'bold' })
        pen.text(RIGHT, at, house.m(cents), { align: 'right', bold: look === 'bold' })
      }
      return at + 16
    },
  },
  {
    name: 'taxes-and-total',
    isHeld: false,
    draw(page, y) {
      const { bill, house, pen } = page
      const low = taxTable(page, y + 14, LEFT, house.chance.is(0.5))
      let at = y
      const rows = reckoning(bill, house).filter(
        ([label]) => !bill.taxes.some(({ rate }) => label.endsWith(`${rate} %`)) || bill.taxes.length < 2,
      )
      for (const [label, cents, look] of rows) {
        at += 15
        pen.text(370, at, label, { bold: look === 'bold' })
        pen.text(RIGHT, at, house.m(cents), { align: 'right', bold: look === 'bold' })
      }
      return Math.max(low, at + 14)
    },
  },
  {
    name: 'boxes',
    isHeld: false,
    draw({ bill, house, pen }, y) {
      const rows = reckoning(bill, house)
      const wide = (RIGHT - LEFT) / rows.length
      rows.forEach(([label, cents, look], at) => {
        pen.box(LEFT + at * wide, y + 8, wide, 34)
        pen.text(LEFT + (at + 0.5) * wide, y + 20, label, { size: rows.length > 6 ? 5.5 : 7.5, align: 'center' })
        pen.text(LEFT + (at + 0.5) * wide, y + 36, house.m(cents), {
          align: 'center',
          bold: look === 'bold',
          size: rows.length > 6 ? 7.5 : 9,
        })
      })
      return y + 60
    },
  },
  {
    name: 'taxes-below',
    isHeld: true,
    draw(page, y) {
      const { bill, house, pen } = page
      const rows = reckoning(bill, house)
      const [label, cents] = rows.find(([, , look]) => look === 'bold') ?? ['', 0]
      let at = y
      if (bill.discount > 0 || bill.fee > 0 || bill.stamp > 0)
        for (const [small, value] of rows.slice(
          0,
          (bill.discount > 0 ? 2 : 0) + (bill.fee > 0 ? 1 : 0) + (bill.stamp > 0 ? 1 : 0),
        )) {
          at += 14
          pen.text(400, at, small, { align: 'right' })
          pen.text(RIGHT, at, house.m(value), { align: 'right' })
        }
      pen.box(330, at + 8, RIGHT - 330, 24, 225)
      pen.text(338, at + 24, label, { bold: true, size: 11 })
      pen.text(RIGHT - 6, at + 24, house.m(cents), { bold: true, size: 12, align: 'right' })
      at += 50
      at = taxTable(page, at, 250, true)
      const index = rows.findIndex(([, , look]) => look === 'bold')
      for (const [small, value] of rows
        .slice(index + 1)
        .filter(([, one]) => one < 0 || one === bill.total - bill.deposit || one === bill.total - bill.withheld)) {
        at += 14
        pen.text(400, at, small, { align: 'right' })
        pen.text(RIGHT, at, house.m(value), { align: 'right' })
      }
      return at + 14
    },
  },
  {
    name: 'label-above-value',
    isHeld: true,
    draw({ bill, house, pen }, y) {
      const rows = reckoning(bill, house)
      let at = y + 6
      for (const [label, cents, look] of rows) {
        at += 12
        pen.text(RIGHT, at, label, { align: 'right', size: 7.5, grey: 80 })
        at += 12
        pen.text(RIGHT, at, house.m(cents), { align: 'right', bold: look === 'bold', size: look === 'bold' ? 12 : 9 })
      }
      return at + 16
    },
  },
  {
    name: 'sentence',
    isHeld: true,
    draw({ bill, house, pen }, y) {
      let at = y
      for (const [label, cents, look] of reckoning(bill, house)) {
        at += 14
        pen.text(300, at, `${label} :`, { bold: look === 'bold' })
        pen.text(430, at, house.m(cents), { bold: look === 'bold' })
      }
      at += 22
      const total = house.m(bill.total)
      pen.text(
        LEFT,
        at,
        own(
          {
            fr: `Arrêtée la présente facture à la somme de ${total} TTC`,
            it: `Totale della presente fattura ${total} salvo errori`,
            nl: `Gelieve het totaal van ${total} te betalen`,
          },
          bill,
        ),
        { size: 8.5 },
      )
      return at + 14
    },
  },
]

const payments: Part[] = [
  { name: 'none', isHeld: false, draw: (_page, y) => y },
  {
    name: 'paid-and-zero',
    isHeld: false,
    draw({ bill, house: { m, words }, pen }, y) {
      if (!bill.isPaid || bill.deposit > 0 || bill.withheld > 0) return y
      pen.text(300, y + 12, words.paid)
      pen.text(RIGHT, y + 12, m(bill.total), { align: 'right' })
      pen.text(300, y + 26, own({ fr: 'Reste à payer', it: 'Residuo da pagare', nl: 'Nog te betalen' }, bill))
      pen.text(RIGHT, y + 26, m(0), { align: 'right' })
      return y + 40
    },
  },
  {
    name: 'payments-table',
    isHeld: true,
    draw({ bill, house: { m, d }, pen }, y) {
      if (!bill.isPaid || bill.deposit > 0 || bill.withheld > 0) return y
      const titles = own(
        {
          fr: ['Règlements', 'Mode', 'Montant'],
          it: ['Pagamenti', 'Modo', 'Importo'],
          nl: ['Betalingen', 'Wijze', 'Bedrag'],
        },
        bill,
      )
      const part = Math.round(bill.total / 200) * 100
      const both = part > 0 && part < bill.total ? [part, bill.total - part] : [bill.total]
      titles.forEach((title, at) => pen.text(LEFT + at * 90, y + 12, title, { size: 8, bold: true }))
      both.forEach((cents, at) => {
        pen.text(LEFT, y + 25 + at * 12, d(bill.day), { size: 8 })
        pen.text(
          LEFT + 90,
          y + 25 + at * 12,
          own({ fr: ['CB', 'Espèces'], it: ['POS', 'Contanti'], nl: ['Bancontact', 'Contant'] }, bill)[at] ?? '',
          { size: 8 },
        )
        pen.text(LEFT + 180, y + 25 + at * 12, m(cents), { size: 8 })
      })
      return y + 56
    },
  },
  {
    name: 'no-balance',
    isHeld: true,
    draw({ bill, house: { m }, pen }, y) {
      pen.text(
        LEFT,
        y + 12,
        `${own({ fr: 'Solde précédent', it: 'Saldo precedente', nl: 'Vorig saldo' }, bill)} : ${m(0)}`,
        { size: 8 },
      )
      return y + 20
    },
  },
]

const feet: Part[] = [
  {
    name: 'law',
    isHeld: false,
    draw({ bill, house: { words, registered, chance }, sheet, pen }, y) {
      const at = Math.max(y + 20, sheet.height - 70)
      pen.text(LEFT, at, words.footer, { size: 7, grey: 80 })
      pen.text(
        297,
        at + 12,
        own(
          {
            fr: `${bill.clinic} - SELARL au capital de 10 000 € - ${registered}`,
            it: `${bill.clinic} - Cap. soc. 10.000,00 i.v. - ${registered}`,
            nl: `${bill.clinic} - ${registered} - RPR Gent`,
          },
          bill,
        ),
        { align: 'center', size: 7 },
      )
      pen.text(
        297,
        at + 22,
        `IBAN ${bill.country}76 3000 ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)} BIC ABCDFRPP`,
        { align: 'center', size: 7 },
      )
      return at + 26
    },
  },
  {
    name: 'penalties',
    isHeld: true,
    draw({ bill, house: { d }, sheet, pen }, y) {
      const at = Math.max(y + 20, sheet.height - 80)
      const texts = own(
        {
          fr: [
            `Échéance : ${d(later(bill.day, 30))}. Pénalités de retard : 12 % l'an. Indemnité forfaitaire de recouvrement : 40,00 €`,
            'TVA acquittée sur les encaissements. Escompte : néant.',
          ],
          it: [
            `Scadenza pagamento ${d(later(bill.day, 30))}. Interessi di mora D.Lgs. 231 del 09/10/2002, minimo 40,00 €`,
            'Copia di cortesia: il documento originale è quello elettronico.',
          ],
          nl: [
            `Te betalen voor ${d(later(bill.day, 30))}. Verwijlintrest 10 % en schadebeding van minimum 40,00 €`,
            'Algemene voorwaarden op de keerzijde.',
          ],
        },
        bill,
      )
      texts.forEach((text, index) => pen.text(LEFT, at + index * 10, text, { size: 7, grey: 80 }))
      return at + 20
    },
  },
]

function composed(name: string, isHeld: boolean): SheetLayout {
  return {
    name,
    isHeld,
    draw(bill, house, sheet, pen) {
      const page = { bill, house, sheet, pen }
      // A held bill has half of its parts of those that no other bill has.
      const one = (parts: readonly Part[]) => {
        const some = parts.filter((part) => part.isHeld === (isHeld && house.chance.is(0.6)))
        return house.chance.pick(some.length > 0 ? some : parts)
      }
      let y = 48
      for (const part of [one(heads), one(idents), one(patients)]) y = part.draw(page, y + 6) + 8
      y = one(tables).draw(page, y + 12)
      for (const part of [one(totals), one(payments), one(feet)]) y = part.draw(page, y)
    },
  }
}

/** Commercial document of an Italian till, and what is like it elsewhere: prices with tax, rates beside the words. */
const scontrino: SheetLayout = {
  name: 'scontrino',
  isHeld: false,
  width: 240,
  size: 8.8,
  draw(bill, house, _sheet, pen) {
    const { m, d, chance } = house
    let y = 24
    for (const text of [bill.clinic.toUpperCase(), bill.place, house.registered])
      pen.text(120, (y += 12), text, { align: 'center' })
    const title = own(
      {
        fr: ['TICKET', 'Facture simplifiée'],
        it: ['DOCUMENTO COMMERCIALE', 'di vendita o prestazione'],
        nl: ['KASTICKET', 'BTW-bon'],
      },
      bill,
    )
    y += 6
    for (const text of title) pen.text(120, (y += 12), text, { align: 'center', bold: true })
    y += 16
    const heads = own(
      {
        fr: ['Désignation', 'TVA', 'Prix TTC'],
        it: ['DESCRIZIONE', 'IVA', 'Prezzo(€)'],
        nl: ['Omschrijving', 'BTW', 'Prijs'],
      },
      bill,
    )
    pen.text(10, y, heads[0] ?? '')
    pen.text(172, y, heads[1] ?? '', { align: 'right' })
    pen.text(230, y, heads[2] ?? '', { align: 'right' })
    // The rest of rounding is the first line's: a till knows no prices without tax.
    const whole = bill.lines.reduce((all, one) => all + one.withTax, 0)
    const [first] = bill.lines
    if (first !== undefined && bill.isNet)
      first.withTax +=
        (bill.discount > 0 ? Math.round((bill.total * bill.sum) / (bill.sum - bill.discount)) : bill.total) - whole
    const lines = bill.lines.map((line) => line.withTax)
    bill.lines.forEach((line, at) => {
      pen.text(10, (y += 14), line.label.slice(0, 26))
      pen.text(172, y, `${line.rate},00%`, { align: 'right' })
      pen.text(230, y, m(lines[at] ?? 0), { align: 'right' })
    })
    const sum = lines.reduce((all, one) => all + one, 0)
    const rest = bill.total - sum
    y += 6
    if (rest !== 0) {
      pen.text(10, (y += 14), own({ fr: 'Sous-total', it: 'Subtotale', nl: 'Subtotaal' }, bill))
      pen.text(230, y, m(sum), { align: 'right' })
      const label =
        rest < 0
          ? { fr: 'Remise', it: 'Sconto', nl: 'Korting' }
          : { fr: 'Supplément', it: 'Contributo ENPAV 2%', nl: 'Toeslag' }
      pen.text(10, (y += 14), own(label, bill))
      pen.text(230, y, m(rest), { align: 'right' })
    }
    pen.text(10, (y += 17), own({ fr: 'TOTAL TTC', it: 'TOTALE COMPLESSIVO', nl: 'TOTAAL' }, bill), {
      bold: true,
      size: 11,
    })
    pen.text(230, y, m(bill.total), { align: 'right', bold: true, size: 11 })
    if (bill.tax > 0) {
      pen.text(10, (y += 14), own({ fr: 'dont TVA', it: 'di cui IVA', nl: 'waarvan btw' }, bill))
      pen.text(230, y, m(bill.tax), { align: 'right' })
    }
    const cash = Math.ceil(bill.total / 1000) * 1000
    const isCash = chance.is(0.3) && cash > bill.total
    pen.text(
      10,
      (y += 16),
      own(
        {
          fr: isCash ? 'Espèces' : 'Carte bancaire',
          it: isCash ? 'Pagamento contante' : 'Pagamento elettronico',
          nl: isCash ? 'Contant' : 'Bancontact',
        },
        bill,
      ),
    )
    pen.text(230, y, m(isCash ? cash : bill.total), { align: 'right' })
    if (isCash) {
      pen.text(10, (y += 13), own({ fr: 'Rendu monnaie', it: 'Resto', nl: 'Wisselgeld' }, bill))
      pen.text(230, y, m(cash - bill.total), { align: 'right' })
    }
    pen.text(120, (y += 18), `${d(bill.day)} ${chance.whole(9, 18)}:${chance.whole(10, 59)}`, { align: 'center' })
    pen.text(
      120,
      (y += 12),
      `${own({ fr: 'FACTURE N°', it: 'DOCUMENTO N.', nl: 'TICKET NR.' }, bill)} ${bill.number}`,
      { align: 'center' },
    )
  },
}

export const composedLayouts: readonly SheetLayout[] = [
  scontrino,
  ...Array.from({ length: 8 }, () => composed('composed', false)),
  ...Array.from({ length: 8 }, () => composed('composed-held', true)),
]
