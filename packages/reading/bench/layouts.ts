import type { Bill } from './bill.ts'
import { composedLayouts } from './composed.ts'
import { type House, pickHouse, later, type SheetLayout, phone, reckoning } from './house.ts'
import type { Chance } from './random.ts'
import { type Pen, createPen, type Sheet } from './sheet.ts'

export type Paper = { sheet: Sheet; layout: string; hasPenDate: boolean }

/** Lays a bill out. */
export function layOut(
  bill: Bill,
  chance: Chance,
  {
    kind = 'invoice',
    held = false,
    pen: byPen = false,
    isWrong = false,
  }: { kind?: 'invoice' | 'credit' | 'quote'; held?: boolean; pen?: boolean; isWrong?: boolean } = {},
): Paper {
  const layout = chance.pick(
    [...layouts, ...composedLayouts].filter(
      (one) =>
        one.isHeld === held &&
        (bill.animals.length === 1 || !/^(?:receipt|scontrino)$/.test(one.name)) &&
        // A till prints bills alone: nothing on its paper would say that it is another one.
        (kind === 'invoice' || one.name !== 'scontrino') &&
        // These reckon from the total: theirs always add up.
        !(isWrong && /^(?:both-taxes|scontrino)$/.test(one.name)),
    ),
  )
  const sheet: Sheet = { width: layout.width ?? 595, height: layout.height ?? 842, marks: [] }
  const house = pickHouse(bill, chance, kind, held)
  const size = (layout.size ?? 9.5) * chance.between(0.92, 1.12)
  const pen = createPen(sheet, size)
  if (byPen) {
    // The day is left to a hand.
    const d = house.d
    house.d = (day) => (day === bill.day ? '' : d(day))
    const [year = '', month = '', date = ''] = bill.day.split('-')
    pen.text(sheet.width * 0.55, 60, `${date}/${month}/${year}`, { size: 15, pen: true })
  }
  layout.draw(bill, house, sheet, pen)
  const lowest = Math.max(...sheet.marks.map((mark) => (mark.kind === 'box' ? mark.y + mark.height : mark.y))) + 24
  if (layout.width !== undefined) sheet.height = lowest
  else sheet.height = Math.max(sheet.height, lowest)
  return { sheet, layout: layout.name, hasPenDate: byPen }
}

function foot(
  bill: Bill,
  { words, chance, registered }: House,
  sheet: Sheet,
  pen: Pen,
  y: number,
  hasNumber: boolean,
): void {
  const at = Math.max(y + 20, sheet.height - 60)
  pen.text(40, at, words.footer, { size: 7, grey: 80 })
  if (!hasNumber)
    pen.text(sheet.width / 2, at + 14, `${bill.clinic} - ${registered} - ${bill.place}`, {
      size: 7.5,
      align: 'center',
      grey: 70,
    })
  if (chance.is(0.3))
    pen.text(
      40,
      at + 28,
      `IBAN ${bill.country}76 3000 ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)} BIC ABCDFRPP`,
      { size: 7.5 },
    )
}

function animalLines(bill: Bill, { words, d, chance }: House): string[] {
  const born = `20${chance.whole(12, 24)}-0${chance.whole(1, 9)}-1${chance.whole(0, 9)}`
  return [
    `${words.animal} ${bill.animals.join(', ')}`,
    ...(chance.is(0.4) ? [`${words.born} ${d(born)}`] : []),
    ...(bill.chip === null ? [] : [`${words.chip} ${bill.chip}`]),
  ]
}

const head = (
  bill: Bill,
  house: House,
  pen: Pen,
  x: number,
  y: number,
  look: { size?: number; align?: 'left' | 'right' | 'center' } = {},
) => {
  pen.text(x, y, bill.clinic, { size: look.size ?? 15, bold: true, ...(look.align ? { align: look.align } : {}) })
  const align = look.align ?? 'left'
  pen.text(x, y + 15, bill.place, { align })
  pen.text(x, y + 28, phone(bill, house.chance), { align })
  return y + 28
}

const layouts: SheetLayout[] = [
  {
    name: 'classic',
    isHeld: false,
    draw(bill, house, sheet, pen) {
      const { words, m, d } = house
      let y = head(bill, house, pen, 40, 50)
      pen.text(40, (y += 13), house.registered)
      pen.text(350, 110, bill.client)
      pen.text(350, 123, bill.place)
      pen.text(40, 170, house.title, { size: 18, bold: true })
      pen.text(40, 192, `${words.number} ${bill.number}`)
      pen.text(40, 206, `${words.date} ${d(bill.day)}`)
      if (house.chance.is(0.4)) pen.text(300, 206, `${words.due} ${d(later(bill.day, 30))}`)
      y = 224
      for (const line of animalLines(bill, house)) pen.text(40, (y += 13), line)
      y += 24
      pen.rule(40, y - 12, 555)
      pen.text(40, y, words.heads, { bold: true })
      pen.text(360, y, words.quantity, { bold: true, align: 'right' })
      pen.text(450, y, words.unit, { bold: true, align: 'right' })
      pen.text(555, y, bill.isNet ? words.netAmount : words.amount, { bold: true, align: 'right' })
      pen.rule(40, y + 5, 555)
      for (const line of bill.lines) {
        y += 18
        pen.text(40, y, line.label)
        pen.text(360, y, String(line.count), { align: 'right' })
        pen.text(450, y, m(line.unit), { align: 'right' })
        pen.text(555, y, m(line.printed), { align: 'right' })
      }
      y += 12
      pen.rule(330, y, 555)
      for (const [label, cents, look] of reckoning(bill, house)) {
        y += 17
        pen.text(440, y, label, { align: 'right', bold: look === 'bold' })
        pen.text(555, y, m(cents), { align: 'right', bold: look === 'bold' })
      }
      if (house.chance.is(0.4)) {
        pen.text(40, y + 30, words.paid)
        pen.text(200, y + 30, m(bill.total - bill.deposit))
      }
      foot(bill, house, sheet, pen, y + 40, true)
    },
  },
  {
    name: 'grid',
    isHeld: false,
    draw(bill, house, sheet, pen) {
      const { words, m, d } = house
      head(bill, house, pen, 297, 46, { align: 'center', size: 17 })
      pen.box(40, 100, 230, 62)
      pen.text(
        48,
        116,
        `${house.title} ${words.number.replace(/^(?:facture|fattura|factuur) ?/i, '')} ${bill.number}`,
        { bold: true },
      )
      pen.text(48, 132, `${words.date} ${d(bill.day)}`)
      pen.box(325, 100, 230, 62)
      pen.text(333, 116, bill.client)
      pen.text(333, 130, bill.place)
      let y = 180
      for (const line of animalLines(bill, house)) pen.text(40, (y += 13), line)
      y += 16
      const columns = [40, 290, 340, 415, 465, 555]
      const top = y
      pen.box(40, y, 515, 20, 60)
      const titles = [words.heads, words.quantity, words.unit, words.rate, bill.isNet ? words.netAmount : words.amount]
      titles.forEach((title, at) => pen.text((columns[at] ?? 0) + 5, y + 14, title, { grey: 250, bold: true }))
      y += 20
      for (const line of bill.lines) {
        pen.text(45, y + 14, line.label)
        pen.text(335, y + 14, `${line.count},00`, { align: 'right' })
        pen.text(410, y + 14, m(line.unit), { align: 'right' })
        pen.text(460, y + 14, `${line.rate} %`, { align: 'right' })
        pen.text(550, y + 14, m(line.printed), { align: 'right' })
        y += 20
        pen.rule(40, y, 555, { width: 0.4 })
      }
      for (const x of columns) pen.rule(x, top, x, { toY: y, width: 0.5 })
      y += 14
      for (const [label, cents, look] of reckoning(bill, house)) {
        pen.box(350, y, 115, 18)
        pen.box(465, y, 90, 18)
        pen.text(355, y + 13, label, { bold: look === 'bold' })
        pen.text(550, y + 13, m(cents), { align: 'right', bold: look === 'bold' })
        y += 18
      }
      foot(bill, house, sheet, pen, y, false)
    },
  },
  {
    name: 'receipt',
    isHeld: false,
    width: 226,
    size: 9,
    draw(bill, house, _sheet, pen) {
      const { words, m, d } = house
      let y = 26
      pen.text(113, y, bill.clinic, { align: 'center', bold: true, size: 10.5 })
      pen.text(113, (y += 13), bill.place, { align: 'center', size: 8 })
      pen.text(113, (y += 12), house.registered, { align: 'center', size: 8 })
      pen.text(113, (y += 20), house.title, { align: 'center', bold: true })
      pen.text(12, (y += 18), `${words.number} ${bill.number}`)
      pen.text(
        12,
        (y += 13),
        `${words.date} ${d(bill.day)}  ${house.chance.whole(9, 18)}:${house.chance.whole(10, 59)}`,
      )
      pen.text(12, (y += 13), `${words.animal} ${bill.animals.join(', ')}`)
      pen.rule(10, (y += 8), 216, { width: 0.5 })
      for (const line of bill.lines) {
        pen.text(12, (y += 15), line.label)
        if (line.count > 1) pen.text(20, (y += 12), `${line.count} x ${m(line.unit)}`)
        pen.text(214, y, m(line.printed), { align: 'right' })
      }
      pen.rule(10, (y += 8), 216, { width: 0.5 })
      for (const [label, cents, look] of reckoning(bill, house)) {
        pen.text(12, (y += 15), label, { bold: look === 'bold', size: look === 'bold' ? 11 : 9 })
        pen.text(214, y, m(cents), { align: 'right', bold: look === 'bold', size: look === 'bold' ? 11 : 9 })
      }
      pen.text(12, (y += 20), words.paid.replace(/ le .*$/, ''))
      pen.text(214, y, m(bill.total - bill.deposit), { align: 'right' })
      pen.text(113, (y += 24), words.thanks, { align: 'center' })
    },
  },
  {
    name: 'leaders',
    isHeld: false,
    size: 11,
    draw(bill, house, sheet, pen) {
      const { m, d } = house
      pen.text(297, 60, bill.clinic, { align: 'center', bold: true, size: 16 })
      pen.text(297, 76, `${bill.place} - ${phone(bill, house.chance)}`, { align: 'center' })
      pen.text(297, 90, house.registered, { align: 'center' })
      const of = { fr: 'du', it: 'del', nl: 'van' }[bill.language]
      const no = { fr: 'n°', it: 'n.', nl: 'nr.' }[bill.language]
      pen.text(60, 140, `${house.title} ${no} ${bill.number} ${of} ${d(bill.day)}`, { bold: true, size: 13 })
      pen.text(60, 170, bill.client)
      let y = 184
      for (const line of animalLines(bill, house)) pen.text(60, (y += 16), line)
      y += 26
      for (const line of bill.lines) {
        y += 20
        pen.text(
          60,
          y,
          `${line.label}${line.count > 1 ? ` (x ${line.count})` : ''} ${'.'.repeat(Math.max(3, 52 - line.label.length))}`,
        )
        pen.text(520, y, m(line.printed), { align: 'right' })
      }
      pen.rule(420, (y += 10), 520)
      for (const [label, cents, look] of reckoning(bill, house)) {
        y += 19
        pen.text(300, y, label, { bold: look === 'bold' })
        pen.text(520, y, m(cents), { align: 'right', bold: look === 'bold' })
      }
      foot(bill, house, sheet, pen, y, true)
    },
  },
  {
    name: 'head-table',
    isHeld: false,
    draw(bill, house, sheet, pen) {
      const { words, m, d } = house
      head(bill, house, pen, 40, 56, { size: 13 })
      // A long title beside a long name is set smaller.
      pen.text(555, 56, house.title, { align: 'right', size: house.title.length > 12 ? 13 : 24, grey: 90 })
      pen.text(40, 97, house.registered, { size: 8 })
      const y0 = 130
      const cells = [
        [words.number.replace(/ ?:$/, ''), bill.number],
        [words.date.replace(/ ?:$/, '').replace(/^(Le|del|Émise le)$/, 'Date'), d(bill.day)],
        [{ fr: 'Client', it: 'Cliente', nl: 'Klant' }[bill.language], bill.client],
      ]
      cells.forEach(([label = '', value = ''], at) => {
        pen.box(40 + at * 170, y0, 170, 36)
        pen.text(46 + at * 170, y0 + 13, label, { size: 8, grey: 90 })
        pen.text(46 + at * 170, y0 + 28, value, { bold: at < 2 })
      })
      let y = 190
      for (const line of animalLines(bill, house)) pen.text(40, (y += 13), line)
      y += 26
      pen.box(40, y - 12, 515, 17, 225)
      pen.text(46, y, words.heads)
      pen.text(420, y, words.quantity, { align: 'right' })
      pen.text(549, y, bill.isNet ? words.netAmount : words.amount, { align: 'right' })
      for (const line of bill.lines) {
        y += 19
        pen.text(46, y, line.label)
        pen.text(420, y, `${line.count}`, { align: 'right' })
        pen.text(549, y, m(line.printed), { align: 'right' })
      }
      y += 14
      for (const [label, cents, look] of reckoning(bill, house)) {
        y += 18
        if (look === 'bold') pen.box(360, y - 13, 195, 18, 235)
        pen.text(366, y, label, { bold: look === 'bold' })
        pen.text(549, y, m(cents), { align: 'right', bold: look === 'bold' })
      }
      foot(bill, house, sheet, pen, y, true)
    },
  },
  {
    name: 'animals',
    isHeld: false,
    draw(bill, house, sheet, pen) {
      const { words, m, d } = house
      head(bill, house, pen, 40, 50)
      pen.text(380, 50, bill.client)
      pen.text(380, 64, bill.place)
      pen.text(40, 130, `${house.title}`, { size: 16, bold: true })
      pen.text(180, 130, `${words.number} ${bill.number}`)
      pen.text(380, 130, `${words.date} ${d(bill.day)}`)
      let y = 160
      pen.text(40, y, { fr: 'Date', it: 'Data', nl: 'Datum' }[bill.language], { bold: true })
      pen.text(110, y, words.heads, { bold: true })
      pen.text(555, y, bill.isNet ? words.netAmount : words.amount, { bold: true, align: 'right' })
      bill.animals.forEach((animal, at) => {
        const own = bill.lines.filter((line) => line.animal === at)
        pen.text(40, (y += 22), `${words.animal} ${animal}`, { bold: true })
        for (const line of own) {
          y += 16
          pen.text(40, y, d(line.day))
          pen.text(130, y, line.label)
          pen.text(555, y, m(line.printed), { align: 'right' })
        }
        if (bill.animals.length > 1) {
          pen.text(450, (y += 16), `${words.subtotal} ${animal}`, { align: 'right' })
          pen.text(555, y, m(own.reduce((all, one) => all + one.printed, 0)), { align: 'right' })
        }
      })
      y += 16
      pen.rule(330, y, 555)
      for (const [label, cents, look] of reckoning(bill, house)) {
        y += 17
        pen.text(450, y, label, { align: 'right', bold: look === 'bold' })
        pen.text(555, y, m(cents), { align: 'right', bold: look === 'bold' })
      }
      foot(bill, house, sheet, pen, y, false)
    },
  },
  {
    name: 'summary',
    isHeld: false,
    draw(bill, house, sheet, pen) {
      const { words, m, d } = house
      pen.box(40, 36, 250, 72)
      head(bill, house, pen, 48, 56, { size: 12 })
      pen.text(48, 99, house.registered, { size: 8.5 })
      pen.box(305, 36, 250, 72)
      pen.text(313, 56, bill.client, { bold: true })
      pen.text(313, 70, bill.place)
      pen.text(40, 136, `${house.title}`, { bold: true, size: 14 })
      pen.text(230, 136, `${words.number} ${bill.number}`)
      pen.text(420, 136, `${words.date} ${d(bill.day)}`)
      let y = 156
      for (const line of animalLines(bill, house)) pen.text(40, (y += 13), line)
      y += 22
      pen.rule(40, y + 4, 555)
      pen.text(40, y, 'Cod.')
      pen.text(90, y, words.heads)
      pen.text(350, y, words.quantity, { align: 'right' })
      pen.text(430, y, words.unit, { align: 'right' })
      pen.text(480, y, words.rate, { align: 'right' })
      pen.text(555, y, bill.isNet ? words.netAmount : words.amount, { align: 'right' })
      bill.lines.forEach((line, at) => {
        y += 17
        pen.text(40, y, `A${100 + at * 7}`)
        pen.text(90, y, line.label)
        pen.text(350, y, `${line.count}`, { align: 'right' })
        pen.text(430, y, m(line.unit), { align: 'right' })
        pen.text(480, y, `${line.rate}%`, { align: 'right' })
        pen.text(555, y, m(line.printed), { align: 'right' })
      })
      y += 40
      // A table of taxes beside the total.
      const taxHeads = {
        fr: ['Taux', 'Base HT', 'TVA'],
        it: ['Aliquota', 'Imponibile', 'Imposta'],
        nl: ['Tarief', 'Basis', 'BTW'],
      }[bill.language]
      taxHeads.forEach((title, at) => pen.text(100 + at * 80, y, title, { align: 'right', size: 8.5 }))
      pen.rule(50, y + 4, 265, { width: 0.5 })
      bill.taxes.forEach(({ rate, base, tax }, at) => {
        pen.text(100, y + 17 + at * 13, `${rate} %`, { align: 'right' })
        pen.text(180, y + 17 + at * 13, m(base), { align: 'right' })
        pen.text(260, y + 17 + at * 13, m(tax), { align: 'right' })
      })
      for (const [label, cents, look] of reckoning(bill, house)) {
        pen.text(360, y, label, { bold: look === 'bold' })
        pen.text(555, y, m(cents), { align: 'right', bold: look === 'bold' })
        y += 17
      }
      foot(bill, house, sheet, pen, y + 10, true)
    },
  },
  {
    name: 'both-taxes',
    isHeld: false,
    draw(bill, house, sheet, pen) {
      const { words, m, d } = house
      pen.text(555, 50, bill.clinic, { align: 'right', size: 14, bold: true })
      pen.text(555, 65, bill.place, { align: 'right' })
      pen.text(555, 79, house.registered, { align: 'right' })
      pen.text(40, 120, bill.client)
      pen.text(40, 160, `${house.title}`, { size: 20 })
      pen.text(40, 184, `${words.number}`)
      pen.text(170, 184, bill.number)
      pen.text(40, 198, `${words.date}`)
      pen.text(170, 198, d(bill.day))
      let y = 210
      for (const line of animalLines(bill, house)) pen.text(40, (y += 14), line)
      y += 24
      const titles = { fr: ['HT', 'TVA', 'TTC'], it: ['Imponibile', 'IVA', 'Totale'], nl: ['Excl.', 'BTW', 'Incl.'] }[
        bill.language
      ]
      pen.text(40, y, words.heads, { bold: true })
      titles.forEach((title, at) => pen.text(395 + at * 80, y, title, { align: 'right', bold: true }))
      pen.rule(40, y + 5, 555)
      let left =
        bill.total -
        bill.lines.reduce((all, one) => all + one.withTax, 0) +
        (bill.discount > 0 ? Math.round((bill.discount * bill.total) / (bill.sum - bill.discount)) : 0)
      for (const line of bill.lines) {
        y += 18
        if (bill.isNet) {
          line.withTax += left
          left = 0
        }
        const net = bill.isNet ? line.printed : Math.round((line.withTax * 100) / (100 + line.rate))
        pen.text(40, y, line.label)
        pen.text(395, y, m(net), { align: 'right' })
        pen.text(475, y, m(line.withTax - net), { align: 'right' })
        pen.text(555, y, m(line.withTax), { align: 'right' })
      }
      y += 10
      pen.rule(40, y, 555)
      for (const [label, cents, look] of reckoning(bill, house)) {
        y += 17
        pen.text(400, y, label, { bold: look === 'bold', align: 'right' })
        pen.text(555, y, m(cents), { align: 'right', bold: look === 'bold' })
      }
      foot(bill, house, sheet, pen, y, true)
    },
  },
  {
    name: 'dot-matrix',
    isHeld: false,
    size: 10.5,
    draw(bill, house, _sheet, pen) {
      const { words, m, d } = house
      let y = 50
      pen.text(50, y, bill.clinic.toUpperCase())
      pen.text(50, (y += 14), bill.place.toUpperCase())
      pen.text(50, (y += 14), house.registered)
      pen.text(
        50,
        (y += 34),
        `${house.title.toUpperCase()}   ${words.number} ${bill.number}   ${words.date} ${d(bill.day)}`,
      )
      pen.text(50, (y += 20), bill.client)
      for (const line of animalLines(bill, house)) pen.text(50, (y += 14), line)
      pen.text(50, (y += 24), '-'.repeat(72))
      for (const line of bill.lines) {
        y += 15
        pen.text(50, y, line.label.toUpperCase())
        pen.text(370, y, `${line.count}`, { align: 'right' })
        pen.text(440, y, m(line.unit), { align: 'right' })
        pen.text(530, y, m(line.printed), { align: 'right' })
      }
      pen.text(50, (y += 15), '-'.repeat(72))
      for (const [label, cents] of reckoning(bill, house)) {
        y += 15
        pen.text(280, y, label.toUpperCase())
        pen.text(530, y, m(cents), { align: 'right' })
      }
      pen.text(50, (y += 40), words.footer, { size: 7.5 })
    },
  },
  // Held back: looked at only at the end, for what the reader does with what it was not made for.
  {
    name: 'total-first',
    isHeld: true,
    draw(bill, house, sheet, pen) {
      const { words, m, d } = house
      pen.text(40, 70, house.title, { size: 30, grey: 60 })
      pen.text(40, 95, `${words.number} ${bill.number}`, { grey: 80 })
      pen.text(555, 60, words.total, { align: 'right', size: 10, grey: 90 })
      pen.text(555, 86, m(bill.total), { align: 'right', size: 24, bold: true })
      pen.text(555, 102, d(bill.day), { align: 'right' })
      pen.text(40, 140, bill.clinic, { bold: true })
      pen.text(40, 154, bill.place)
      pen.text(40, 168, house.registered)
      pen.text(320, 140, bill.client)
      let y = 190
      for (const line of animalLines(bill, house)) pen.text(40, (y += 14), line)
      y += 30
      for (const line of bill.lines) {
        pen.text(40, y, line.label, { bold: true })
        pen.text(555, y, m(line.printed), { align: 'right' })
        pen.text(40, y + 12, `${line.count} × ${m(line.unit)}`, { size: 8, grey: 100 })
        pen.rule(40, y + 19, 555, { width: 0.3, grey: 160 })
        y += 32
      }
      for (const [label, cents, look] of reckoning(bill, house)) {
        pen.text(40, y, label, { bold: look === 'bold' })
        pen.text(555, y, m(cents), { align: 'right', bold: look === 'bold' })
        y += 16
      }
      foot(bill, house, sheet, pen, y, true)
    },
  },
  {
    name: 'cards',
    isHeld: true,
    draw(bill, house, sheet, pen) {
      const { words, m, d } = house
      head(bill, house, pen, 297, 50, { align: 'center', size: 14 })
      pen.text(297, 92, house.registered, { align: 'center', size: 8 })
      pen.text(40, 130, `${house.title} ${bill.number}`, { size: 15, bold: true })
      pen.text(
        555,
        130,
        `${bill.place.split(' ').at(-1)}, ${{ fr: 'le', it: 'li', nl: 'op' }[bill.language]} ${d(bill.day)}`,
        { align: 'right' },
      )
      pen.text(40, 152, bill.client)
      let y = 160
      for (const line of animalLines(bill, house)) pen.text(40, (y += 14), line)
      y += 28
      pen.text(40, y, words.quantity)
      pen.text(90, y, words.heads)
      pen.text(430, y, words.unit)
      pen.text(500, y, bill.isNet ? words.netAmount : words.amount)
      for (const line of bill.lines) {
        y += 17
        pen.text(50, y, `${line.count}`)
        pen.text(90, y, line.label)
        pen.text(430, y, m(line.unit))
        pen.text(500, y, m(line.printed))
      }
      y += 40
      const rows = reckoning(bill, house)
      const wide = 515 / rows.length
      rows.forEach(([label, cents, look], at) => {
        pen.box(40 + at * wide, y, wide, 40)
        pen.text(44 + at * wide, y + 13, label, { size: 7.5 })
        pen.text(44 + at * wide, y + 31, m(cents), { bold: look === 'bold' })
      })
      foot(bill, house, sheet, pen, y + 60, true)
    },
  },
  {
    name: 'till',
    isHeld: true,
    width: 250,
    size: 8.6,
    draw(bill, house, _sheet, pen) {
      const { words, m, d } = house
      let y = 24
      pen.text(12, y, bill.clinic, { bold: true })
      pen.text(12, (y += 12), bill.place)
      pen.text(12, (y += 12), house.registered)
      pen.text(238, (y += 18), d(bill.day), { align: 'right' })
      y += 12
      pen.text(12, y, `${house.title} ${words.number} ${bill.number}`)
      y += 10
      for (const line of bill.lines) {
        pen.text(12, (y += 14), line.label.toUpperCase())
        pen.text(30, (y += 12), `${line.count} x ${m(line.unit)}`)
        pen.text(238, y, `${m(line.printed)} A`, { align: 'right' })
      }
      y += 10
      for (const [label, cents, look] of reckoning(bill, house)) {
        pen.text(110, (y += 15), label, { align: 'right', bold: look === 'bold', size: look === 'bold' ? 12 : 8.6 })
        pen.text(238, y, m(cents), { align: 'right', bold: look === 'bold', size: look === 'bold' ? 12 : 8.6 })
      }
      pen.text(125, (y += 24), words.thanks, { align: 'center' })
    },
  },
  {
    name: 'wrapped',
    isHeld: true,
    size: 9,
    draw(bill, house, sheet, pen) {
      const { words, m, d } = house
      pen.text(40, 50, bill.client)
      pen.text(555, 50, bill.clinic, { align: 'right', bold: true, size: 13 })
      pen.text(555, 64, `${bill.place} · ${phone(bill, house.chance)}`, { align: 'right', size: 8 })
      pen.text(555, 76, house.registered, { align: 'right', size: 8 })
      pen.rule(40, 90, 555, { width: 2 })
      pen.text(40, 112, `${words.date} ${d(bill.day)}`)
      pen.text(40, 126, `${words.number} ${bill.number}`)
      pen.text(300, 112, house.title, { bold: true, size: 13 })
      let y = 134
      for (const line of animalLines(bill, house)) pen.text(300, (y += 12), line)
      y += 26
      pen.text(60, y, words.heads, { bold: true })
      pen.text(330, y, words.unit, { bold: true, align: 'right' })
      pen.text(390, y, words.quantity, { bold: true, align: 'right' })
      pen.text(440, y, '%', { bold: true, align: 'right' })
      pen.text(520, y, bill.isNet ? words.netAmount : words.amount, { bold: true, align: 'right' })
      for (const line of bill.lines) {
        y += 17
        const [first = '', ...rest] = line.label.split(' ')
        pen.text(60, y, `${first} ${rest.slice(0, 2).join(' ')}`)
        pen.text(330, y, m(line.unit), { align: 'right' })
        pen.text(390, y, `${line.count}`, { align: 'right' })
        pen.text(440, y, `${line.rate}`, { align: 'right' })
        pen.text(520, y, m(line.printed), { align: 'right' })
        if (rest.length > 2) pen.text(60, (y += 11), rest.slice(2).join(' '))
      }
      y += 30
      for (const [label, cents, look] of reckoning(bill, house)) {
        pen.text(60, y, `${label} : ${m(cents)}`, { bold: look === 'bold' })
        y += 15
      }
      foot(bill, house, sheet, pen, y, true)
    },
  },
]
