import { elided, plural } from '@coussinet/contract/domain/grammar.ts'

export const pileMessages = {
  help: 'Ogni gruppo diventa una richiesta. Da qui non si invia nulla.',
  drop: 'Trascini qui i Suoi documenti',
  dropPhone: 'Fotografi i Suoi documenti',
  hint: 'Fatture, scontrini, ricette: li ordiniamo noi.',
  more: 'Aggiungi documenti',
  reading: 'Lettura dei documenti in corso. L’ordine si aggiorna man mano.',
  waiting: (count: number) =>
    plural(count, 'Un documento attende il suo turno.', `${count} documenti attendono il loro turno.`, 'it'),
  group: (number: number) => `Richiesta ${number}`,
  of: (day: string) => elided(`Cure del ${day}`),
  animal: 'Animale',
  unknown: 'Animale da precisare',
  move: (name: string) => `Metti ${name} in`,
  fresh: 'Una nuova richiesta',
  moved: (name: string, group: string) => `${name} è ora in: ${group}.`,
  remove: (name: string) => `Togli ${name}`,
  documents: {
    invoice: 'Fattura',
    credit_note: 'Nota di credito',
    quote: 'Preventivo',
    card_slip: 'Scontrino della carta',
    prescription: 'Ricetta',
    care_sheet: 'Modulo di cura',
    other: 'Documento non riconosciuto',
  },
  unread: 'Lettura in corso',
  preparing: 'In preparazione',
  goesOn: (at: string) =>
    `Ha inviato molti documenti in un’ora. I prossimi partiranno da soli ${at}: può chiudere questa pagina.`,
  make: (count: number) => plural(count, 'Crea la richiesta', `Crea ${count} richieste`, 'it'),
  making: 'Creazione…',
  made: (count: number) =>
    plural(count, 'La bozza è pronta da completare.', `${count} bozze sono pronte da completare.`, 'it'),
  later: 'Più tardi',
  failed: 'Lo spostamento non è stato salvato.',
  many: 'Più documenti? Li aggiunga insieme, li ordiniamo in richieste.',
}
