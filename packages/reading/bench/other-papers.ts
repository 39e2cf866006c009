import { type Bill, dateText, money } from './bill.ts'
import type { Chance } from './random.ts'
import { createPen, type Sheet } from './sheet.ts'

/** Papers that members take for an invoice. */
export const otherKinds = ['card_slip', 'prescription', 'care_sheet'] as const
export type OtherKind = (typeof otherKinds)[number]

/** Lays one of them out, with the clinic and the amount of a bill. */
export function otherPaper(kind: OtherKind, bill: Bill, chance: Chance): Sheet {
  if (kind === 'card_slip') return cardSlip(bill, chance)
  return kind === 'prescription' ? prescription(bill, chance) : careSheet(bill, chance)
}

function cardSlip(bill: Bill, chance: Chance): Sheet {
  const sheet: Sheet = { width: 200, height: 330, marks: [] }
  const pen = createPen(sheet, 9)
  const [date, amount] = [
    dateText(bill.day, 'short', bill.language),
    money(bill.total, { point: ',', thousands: '', euro: chance.pick(['EUR', 'behind']) }),
  ]
  const slips: Record<typeof bill.language, readonly (readonly string[])[]> = {
    fr: [
      [
        'CARTE BANCAIRE',
        `A0000000421010`,
        'CB CREDIT',
        `LE ${date} A 11:42:07`,
        bill.clinic.slice(0, 26),
        bill.place.slice(-12),
        `${chance.digits(7)}`,
        '************4412',
        `N AUTO ${chance.digits(6)}`,
        'MONTANT :',
        amount,
        'DEBIT',
        'TICKET CLIENT',
        'A CONSERVER',
      ],
      [
        bill.clinic.slice(0, 26),
        `${date} 16:05`,
        'Visa Debit',
        'AID A0000000031010',
        'SANS CONTACT',
        'No transaction 000412',
        `Autorisation ${chance.digits(6)}`,
        'Montant',
        amount,
        'Paiement accepté',
        'Copie client',
        'Merci',
      ],
    ],
    it: [
      [
        'PagoBANCOMAT',
        bill.clinic.slice(0, 26),
        bill.place.slice(-14),
        `Esercente ${chance.digits(8)}`,
        `TERMINALE ${chance.digits(8)}`,
        `DATA ${date} ORA 10:31`,
        'AID A0000001410001',
        `AUTORIZZAZIONE ${chance.digits(6)}`,
        'IMPORTO',
        amount,
        'TRANSAZIONE ESEGUITA',
        'COPIA CLIENTE',
        'GRAZIE',
      ],
    ],
    nl: [
      [
        'BANCONTACT',
        bill.clinic.slice(0, 26),
        `Terminal ${chance.digits(8)}`,
        `${date} 14:22`,
        'AID A0000000048002',
        `Kaart ************8811`,
        `Autorisatie ${chance.digits(6)}`,
        'Bedrag',
        amount,
        'BETALING AANVAARD',
        'KOPIE KLANT',
      ],
    ],
  }
  let y = 16
  for (const line of chance.pick(slips[bill.language]))
    pen.text(100, (y += 20), line, { align: 'center', size: line === amount ? 13 : 9, bold: line === amount })
  return sheet
}

function prescription(bill: Bill, chance: Chance): Sheet {
  const sheet: Sheet = { width: 420, height: 595, marks: [] }
  const pen = createPen(sheet, 10)
  pen.text(40, 50, bill.clinic, { bold: true, size: 13 })
  pen.text(40, 66, bill.place)
  const words = {
    fr: [
      'ORDONNANCE',
      'Métacam 1,5 mg/ml : 0,4 ml par jour pendant 7 jours',
      'Synulox 250 mg : 1 comprimé matin et soir pendant 10 jours',
      'À renouveler si besoin',
    ],
    it: [
      'RICETTA VETERINARIA',
      'Meloxicam 1,5 mg/ml: 0,4 ml al giorno per 7 giorni',
      'Amoxicillina 250 mg: 1 compressa mattina e sera',
      'Somministrare via orale',
    ],
    nl: [
      'VOORSCHRIFT',
      'Metacam 1,5 mg/ml: 0,4 ml per dag gedurende 7 dagen',
      'Synulox 250 mg: 2 maal daags 1 tablet',
      'Toedienen met het eten',
    ],
  }[bill.language]
  pen.text(210, 130, words[0] ?? '', { align: 'center', size: chance.pick([13, 18]), bold: true })
  pen.text(40, 160, dateText(bill.day, 'strokes', bill.language))
  pen.text(40, 178, bill.animals.join(', '))
  words.slice(1).forEach((line, at) => pen.text(40, 220 + at * 30, line))
  return sheet
}

function careSheet(bill: Bill, chance: Chance): Sheet {
  const sheet: Sheet = { width: 595, height: 842, marks: [] }
  const pen = createPen(sheet, 10)
  const words = {
    fr: [
      'FEUILLE DE SOINS',
      'À remplir par le vétérinaire',
      'Diagnostic :',
      "Date d'apparition des premiers symptômes :",
      'Signature et cachet',
      'Montant des honoraires :',
    ],
    it: [
      'MODULO DI RIMBORSO',
      'Da compilare dal veterinario',
      'Diagnosi:',
      'Data dei primi sintomi:',
      'Firma e timbro',
      'Importo:',
    ],
    nl: [
      'VERZORGINGSFORMULIER',
      'In te vullen door de dierenarts',
      'Diagnose:',
      'Datum eerste symptomen:',
      'Handtekening en stempel',
      'Bedrag:',
    ],
  }[bill.language]
  pen.text(297, 60, words[0] ?? '', { align: 'center', size: 18, bold: true })
  words.slice(1).forEach((line, at) => {
    pen.text(50, 120 + at * 60, line)
    pen.rule(50, 150 + at * 60, 540, { width: 0.4 })
  })
  if (chance.is(0.5)) pen.text(240, 415, `${Math.round(bill.total / 100)},00`, { size: 14, pen: true })
  return sheet
}
