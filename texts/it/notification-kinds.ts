import type * as french from '../fr/notification-kinds.ts'
import { elided, list, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { gainPayment, sponsorshipRefused, sponsorshipStages } from './payment-words.ts'
import { payoutLabels, refundEnds } from './refund-words.ts'

export const kindWords: Translated<typeof french.kindWords> = {
  refund_filed: {
    title: ['{name}: richiesta ricevuta', 'Richiesta ricevuta'],
    body: [
      'Ricevuta {by_channel}. Cure del {care_day}: {care_inside}. Risposta entro il {expected_by}.',
      'Cure del {care_day}: {care_inside}. Risposta entro il {expected_by}.',
      'Cure del {care_day}. Risposta entro il {expected_by}.',
      'Ricevuta {by_channel}. Cure del {care_day}: {care_inside}.',
      'Abbiamo ricevuto la richiesta {reference}.',
    ],
    letter: [
      [
        'Abbiamo ricevuto la Sua richiesta {by_channel}, per le cure di {name} del {care_day} ({care_inside}), e l’abbiamo registrata per Lei.',
        'Abbiamo ricevuto la richiesta per le cure di {name} del {care_day} ({care_inside}).',
        'Abbiamo ricevuto la richiesta per le cure di {name} del {care_day}.',
        'Abbiamo ricevuto la richiesta {reference}.',
      ],
      'Le rispondiamo entro il {expected_by}. Nel frattempo non deve fare nulla.',
    ],
  },
  refund_processing: {
    title: ['{name}: richiesta in esame', 'Richiesta in esame'],
    body: [
      'Cure del {care_day}: {care_inside}. Risposta entro il {expected_by}.',
      'Cure del {care_day}. Risposta entro il {expected_by}.',
      'Il nostro team sta esaminando la richiesta {reference}.',
    ],
  },
  action_required: {
    title: ['{name}: {missing}', 'Serve un documento'],
    body: [
      'Cure del {care_day}: {care_inside}. {asked} Da inviare entro il {date}.',
      'Cure del {care_day}. {asked} Da inviare entro il {date}.',
      'Completi la richiesta {reference} entro il {date}.',
    ],
    letter: [
      [
        'L’esame delle cure di {name} del {care_day} ({care_inside}) è in pausa.',
        'L’esame delle cure di {name} del {care_day} è in pausa.',
        'Completi la richiesta {reference} entro il {date}.',
      ],
      '{asked}',
      '{missing_by} Senza risposta entro quel giorno la richiesta sarà rifiutata. L’esame riprende appena c’è tutto.',
    ],
  },
  action_done: {
    title: ['{name}: richiesta completata', 'Richiesta completata'],
    body: [
      'Cure del {care_day}: {care_inside}. L’esame riprende, risposta entro il {expected_by}.',
      'Cure del {care_day}. L’esame riprende, risposta entro il {expected_by}.',
      'La richiesta {reference} è completa: l’esame riprende.',
    ],
    letter: [
      [
        'La richiesta per le cure di {name} del {care_day} ({care_inside}) è completa: l’esame riprende.',
        'La richiesta per le cure di {name} del {care_day} è completa: l’esame riprende.',
        'La richiesta {reference} è completa: l’esame riprende.',
      ],
      'Le rispondiamo entro il {expected_by}.',
    ],
  },
  refund_accepted: {
    title: ['{name}: {amount} in arrivo', 'Rimborso accettato'],
    body: [
      '{care} del {care_day}. Accredito entro il {expected_by} sul conto {account}.',
      '{care} del {care_day}. {needs_account}',
      '{care} del {care_day}, da accreditare sul conto {account}.',
      'Le saranno accreditati {amount} per {name}.',
    ],
    letter: [
      [
        'Abbiamo accettato la richiesta per le cure di {name} del {care_day} ({care_inside}): Le accrediteremo {amount} sul conto {account} entro il {expected_by}.',
        'Abbiamo accettato la richiesta per le cure di {name} del {care_day} ({care_inside}): Le accrediteremo {amount} sul conto {account}.',
        'Abbiamo accettato la richiesta per le cure di {name} del {care_day} ({care_inside}): Le spettano {amount}.',
        'Le saranno accreditati {amount} per {name}.',
      ],
      '{needs_account}',
      'Restano a Suo carico {kept}. Il calcolo, riga per riga, è nella Sua area personale.',
    ],
  },
  refund_paid: {
    title: ['{name}: {amount} accreditati', refundEnds.finished],
    body: ['{care} del {care_day}, verso il conto {account}.', 'Le abbiamo versato {amount}.'],
    letter: [
      [
        '{amount} per le cure di {name} del {care_day} ({care_inside}) sono partiti verso il conto {account}.',
        'Le abbiamo versato {amount}.',
      ],
      'La banca li accredita spesso in giornata.',
    ],
  },
  refund_rejected: {
    title: ['{name}: richiesta rifiutata', refundEnds.rejected],
    body: [
      'Cure del {care_day}: {care_inside}. {why_alone}',
      'Cure del {care_day}. {why_alone}',
      'Consulti il motivo della richiesta {reference}.',
    ],
    letter: [
      [
        'Non possiamo rimborsare le cure di {name} del {care_day} ({care_inside}): {why}',
        'Non possiamo rimborsare le cure di {name} del {care_day}: {why}',
        'Consulti il motivo della richiesta {reference}.',
      ],
    ],
  },
  decision_corrected: {
    title: ['{name}: decisione corretta', 'Decisione corretta'],
    body: [
      'Il rimborso passa da {was} a {amount}: Le saranno accreditati ancora {due}.',
      'Il rimborso passa da {was} a {amount}: {overpaid} erano stati accreditati in più.',
      'Il rimborso passa da {was} a {amount}.',
      payoutLabels.stays('{stays}'),
      'Abbiamo rivisto la decisione sulla richiesta {reference}.',
    ],
    letter: [
      [
        'Abbiamo rivisto la decisione per le cure di {name} del {care_day}: il rimborso passa da {was} a {amount}.',
        'Abbiamo rivisto la decisione per le cure di {name} del {care_day}: il rimborso resta di {stays}.',
        'Abbiamo rivisto la decisione sulla richiesta {reference}: il rimborso passa da {was} a {amount}.',
        'Abbiamo rivisto la decisione sulla richiesta {reference}: il rimborso resta di {stays}.',
      ],
      'Perché: {note}',
      [
        'La differenza, {due}, Le sarà accreditata come gli altri rimborsi.',
        '{overpaid} Le erano stati accreditati in più. Per ora non deve fare nulla: Le scriveremo.',
      ],
      'La prima decisione resta visibile accanto alla nuova, riga per riga.',
    ],
  },
  vet_documents: {
    title: ['{name}: la clinica ha inviato {files}', 'La clinica ha inviato {files}'],
    body: 'I documenti sono arrivati dal Suo link. Apra la richiesta per vederli.',
  },
  vet_quote: {
    title: ['{name}: la clinica ha inviato {files}', 'La clinica ha inviato {files}'],
    body: 'I documenti sono arrivati dal Suo link. Controlli il preventivo, poi ce lo invii.',
  },
  message_received: {
    title: ['{name}: un messaggio del nostro team', 'Un messaggio del nostro team'],
    body: [
      '{author} Le ha scritto a proposito delle cure del {care_day}: {care_inside}.',
      '{author} Le ha scritto a proposito delle cure del {care_day}.',
      'Il nostro team Le ha scritto a proposito della richiesta {reference}.',
    ],
    letter: [
      [
        '{author} Le ha scritto a proposito della richiesta per le cure di {name} del {care_day} ({care_inside}).',
        '{author} Le ha scritto a proposito della richiesta per le cure di {name} del {care_day}.',
        'Il nostro team Le ha scritto a proposito della richiesta {reference}.',
      ],
      'Il messaggio La aspetta nella Sua area, sulla pagina della richiesta: può rispondere e allegare un documento.',
    ],
  },
  dispute_received: {
    title: ['{name}: la Sua contestazione è arrivata', 'La Sua contestazione è arrivata'],
    body: ['Le rispondiamo entro il {expected_by}.', 'Abbiamo ricevuto la Sua contestazione.'],
    letter: [
      [
        'Abbiamo ricevuto la Sua contestazione della decisione sulle cure di {name} del {care_day}. Questa e-mail ne conferma la ricezione.',
        'Abbiamo ricevuto la Sua contestazione della decisione sulla richiesta {reference}. Questa e-mail ne conferma la ricezione.',
      ],
      'Una persona diversa da chi ha deciso rilegge tutto: le cure, i documenti e le Sue ragioni. Avrà la risposta entro il {expected_by}.',
      'Se la risposta non La soddisfa, o se non arriva in tempo, può rivolgersi a un terzo indipendente: {mediator}. La pagina della richiesta Le mostrerà come, da quel giorno.',
    ],
  },
  dispute_late: {
    title: [
      '{name}: la nostra risposta alla Sua contestazione è in ritardo',
      'La nostra risposta alla Sua contestazione è in ritardo',
    ],
    body: [
      'Era attesa entro il {expected_by}. Dal {date} può rivolgersi a un terzo indipendente: {mediator}.',
      'La pagina della richiesta Le mostra come rivolgersi a un terzo indipendente.',
    ],
    letter: [
      [
        'Dovevamo rispondere entro il {expected_by} alla Sua contestazione della decisione sulle cure di {name} del {care_day}. Non lo abbiamo fatto. Ce ne scusiamo.',
        'Dovevamo rispondere alla Sua contestazione della decisione sulla richiesta {reference}. Non lo abbiamo fatto in tempo. Ce ne scusiamo.',
      ],
      'Dal {date} può rivolgersi a un terzo indipendente: {mediator}. La pagina della richiesta Le mostra come, e da lì scarica il fascicolo da allegare.',
      'La nostra risposta resta dovuta: la riceverà appena sarà data.',
    ],
  },
  dispute_upheld: {
    title: ['{name}: risposta alla Sua contestazione', 'Risposta alla Sua contestazione'],
    body: ['La decisione è confermata. I motivi sono nella pagina della richiesta.', 'La decisione è confermata.'],
    letter: [
      [
        'Abbiamo riletto la decisione sulle cure di {name} del {care_day} e la confermiamo.',
        'Abbiamo riletto la decisione sulla richiesta {reference} e la confermiamo.',
      ],
      'Perché: {note}',
      'Se la risposta non La soddisfa può rivolgersi a un terzo indipendente, {mediator}, fino al {date}. La pagina della richiesta Le mostra come, e da lì scarica il fascicolo da allegare.',
    ],
  },
  dispute_changed: {
    title: ['{name}: decisione cambiata dopo la Sua contestazione', 'Decisione cambiata dopo la Sua contestazione'],
    body: [
      'Il rimborso passa da {was} a {amount}: Le saranno accreditati ancora {due}.',
      'Il rimborso passa da {was} a {amount}.',
      payoutLabels.stays('{stays}'),
      'Abbiamo cambiato la decisione che contestava.',
    ],
    letter: [
      [
        'Abbiamo riletto la decisione sulle cure di {name} del {care_day} e la cambiamo: il rimborso passa da {was} a {amount}.',
        'Abbiamo riletto la decisione sulle cure di {name} del {care_day} e la cambiamo: il rimborso resta di {stays}.',
        'Abbiamo riletto la decisione sulla richiesta {reference} e la cambiamo: il rimborso passa da {was} a {amount}.',
        'Abbiamo riletto la decisione sulla richiesta {reference} e la cambiamo: il rimborso resta di {stays}.',
      ],
      'La nostra risposta: {note}',
      [
        'La differenza, {due}, Le sarà accreditata come gli altri rimborsi.',
        '{overpaid} Le erano stati accreditati in più. Per ora non deve fare nulla: Le scriveremo.',
      ],
      'Le due decisioni restano una accanto all’altra nella pagina della richiesta, riga per riga.',
      'Se la risposta non La soddisfa può rivolgersi a un terzo indipendente, {mediator}, fino al {date}.',
    ],
  },
  payment_returned: {
    title: ['{name}: un rimborso è tornato indietro', 'Un rimborso è tornato indietro'],
    body: [
      'Il bonifico di {amount} verso {account} è stato respinto dalla banca. Verifichi il conto dei rimborsi.',
      'Il bonifico di {amount} è stato respinto dalla banca. Verifichi il conto dei rimborsi.',
      'La banca ha respinto il bonifico. Verifichi il conto dei rimborsi.',
    ],
    letter: [
      [
        'Il bonifico di {amount} per le cure di {name} del {care_day}, verso il conto {account}, è tornato indietro il {date}.',
        'Il bonifico di {amount} della richiesta {reference} è tornato indietro il {date}.',
        'Un bonifico della richiesta {reference} è tornato indietro.',
      ],
      'Verifichi il conto dei rimborsi nella Sua area personale, pagina Metodi di pagamento. Potrebbe essere chiuso, o il numero essere cambiato.',
      'Nulla è perduto: la somma ripartirà verso il conto che indicherà.',
    ],
  },

  debit_upcoming: {
    title: ['Nessun addebito il {called_off}', 'Premio: {amount} il {date}', 'Prossimo addebito'],
    body: [
      'I {amount} annunciati per il {called_off} non saranno addebitati.',
      'Invece di {was}. Premio di {month}, addebitato sul conto {account}.',
      'Invece di {was}. Premio di {month}, addebitato sulla carta {card}.',
      'Premio di {month}, addebitato sul conto {account}.',
      'Premio di {month}, addebitato sulla carta {card}.',
      'Invece di {was}: il {date} addebiteremo {amount}.',
      'Il {date} addebiteremo {amount}.',
    ],
    letter: [
      [
        'I {amount} annunciati per il {called_off} non saranno addebitati.',
        'Il {date} addebiteremo {amount} sul conto {account} per il premio di {month}. Mandato {umr}, CID {ics}.',
        'Il {date} addebiteremo {amount} sulla Sua carta {card} per il premio di {month}.',
        'Il {date} addebiteremo {amount} sul conto {account}. Mandato {umr}, CID {ics}.',
        'Il {date} addebiteremo {amount} sulla Sua carta {card}.',
        'Il {date} addebiteremo {amount}.',
      ],
      'Questo importo sostituisce quello di {was} che Le avevamo annunciato.',
    ],
  },
  debit_declined: {
    title: ['{declined}: {amount}', '{declined}'],
    body: [
      '{reason}. Premio di {month}: nuovo tentativo il {next_date}.',
      '{reason}. Regolarizzi il premio di {month}.',
    ],
    letter: [
      [
        'Non è stato possibile addebitare sul conto {account} il premio di {month} ({amount}). Motivo: {reason}.',
        'Non è stato possibile addebitare sulla Sua carta {card} il premio di {month} ({amount}). Motivo: {reason}.',
        'Motivo: {reason}. Il premio di {month} ({amount}) non risulta pagato.',
        'Motivo: {reason}. Il premio di {month} non risulta pagato.',
      ],
      [
        'Presenteremo di nuovo l’addebito il {next_date}. La Sua area personale indica come pagare.',
        'L’addebito non sarà presentato di nuovo: la Sua area personale indica come pagare.',
      ],
    ],
  },
  contribution_paid: {
    title: ['Premio di {month} pagato', 'Premio pagato'],
    body: 'Il Suo pagamento con carta di {amount} è registrato. Grazie.',
  },
  contribution_collected: {
    title: ['Premio di {month} pagato', 'Premio pagato'],
    body: [
      '{amount} sono stati addebitati il {date}. {left}',
      '{amount} sono stati addebitati il {date}. Non risulta più nulla da pagare.',
    ],
    letter: [
      'Il premio di {month}, che era stato respinto, è pagato: {amount} sono stati addebitati il {date}.',
      ['{left}', 'Non risulta più nulla da pagare: {resumes}.', 'Non risulta più nulla da pagare.'],
    ],
  },
  card_payment_refunded: {
    title: 'Denaro restituito sulla Sua carta',
    body: 'Le restituiamo {amount} sulla carta con cui ha pagato. La Sua banca può impiegare qualche giorno.',
  },
  card_payment_refund_failed: {
    title: 'Rimborso sulla Sua carta non riuscito',
    body: 'La banca della Sua carta non ha accettato i {amount} che Le restituivamo. Glieli verseremo in altro modo: non deve fare nulla.',
  },
  card_payment_disputed: {
    title: ['Pagamento di {month} contestato', 'Contestato il pagamento con carta'],
    body: 'La banca della Sua carta ha ripreso {amount}: la somma è di nuovo da pagare.',
    letter: [
      'Il Suo pagamento con carta è stato contestato presso la banca della carta, che ha ripreso {amount}.',
      [
        'Il premio di {month} è quindi di nuovo da pagare: la Sua area personale indica come.',
        'I premi che aveva pagato sono quindi di nuovo da pagare: la Sua area personale indica come.',
      ],
      'Se non ha contestato nulla, si rivolga alla Sua banca.',
    ],
  },
  card_payment_restored: {
    title: ['Premio di {month} pagato', 'Premi pagati'],
    body: 'La contestazione del Suo pagamento con carta è chiusa: {amount} risultano di nuovo pagati.',
  },
  due_day_changed: {
    title: 'Giorno di addebito modificato',
    body: 'I premi saranno addebitati il {due_day} di ogni mese.',
  },
  mandate_signed: { title: 'Mandato firmato', body: 'Il Suo mandato {umr} è firmato. Primo addebito il {date}.' },
  mandate_signed_undated: { title: 'Mandato firmato', body: 'Il Suo mandato {umr} è firmato.' },
  card_registered: { title: 'Carta registrata', body: 'I prossimi premi saranno addebitati sulla Sua carta {card}.' },

  refund_account_chosen: {
    title: 'Conto registrato per i rimborsi',
    body: 'I prossimi rimborsi saranno accreditati sul conto {account}.',
  },
  account_released: {
    title: 'I Suoi rimborsi non sono più in attesa',
    body: 'Partono senza attendere verso il conto {account}. Non è stato Lei? Ci chiami.',
  },
  security: {
    title: 'Modifica del conto bancario',
    body: 'Il Suo IBAN è stato modificato il {date}. Non è stato Lei? Ci chiami.',
  },
  withdrawal_requested: {
    title: 'Ripensamento ricevuto',
    body: 'Abbiamo ricevuto la richiesta {reference}. Ultimo giorno di copertura: {date}.',
  },
  termination_requested: {
    title: 'Disdetta ricevuta',
    body: 'Abbiamo ricevuto la richiesta {reference}. Ultimo giorno di copertura: {date}.',
  },

  icad_missing: {
    title: ['{name}: manca il numero di identificazione', 'Numero di identificazione mancante'],
    body: [
      '{days_left}, fino al {date}. Senza, i rimborsi possono essere messi in attesa.',
      '{days_left} per quello di {name}.',
    ],
    letter: [
      [
        '{days_left}, fino al {date}, per indicarci il numero di identificazione di {name}. Senza, i rimborsi possono essere messi in attesa.',
        '{days_left} per indicarci il numero di identificazione di {name}. Senza, i rimborsi possono essere messi in attesa.',
      ],
    ],
  },
  waiting_over: {
    title: ['{name}: periodo di carenza terminato', 'Periodo di carenza terminato'],
    body: ['La garanzia malattia di {name} è attiva dal {date}.', 'La garanzia malattia di {name} è attiva.'],
  },
  ceiling_80: {
    title: ['{name}: 80% del massimale utilizzato', '80% del massimale utilizzato'],
    body: ['Restano {amount} su {ceiling} fino al {date}.', 'Restano {amount} per {name} fino al {date}.'],
    letter: [
      [
        'Del massimale annuo di {name}, {ceiling}, restano {amount} fino al {date}. Poi si rinnova.',
        'Restano {amount} per {name} fino al {date}.',
      ],
    ],
  },
  cover_ended: {
    title: ['Fine della copertura di {name}', 'Fine della copertura'],
    body: [
      'Ultimo giorno: {date}. Prossimo premio: {amount} il {next_date}. Le cure precedenti possono ancora esserci inviate.',
      'L’ultimo giorno è il {date}. Le cure precedenti possono ancora esserci inviate.',
    ],
    letter: [
      '{condolence}',
      [
        'Il {date} è l’ultimo giorno della sua copertura. Il suo premio si ferma con essa: Le restituiamo {given_back}, pagati per i giorni successivi.',
        'Il {date} è l’ultimo giorno della sua copertura. Il suo premio si ferma con essa: quanto fosse stato pagato oltre Le viene restituito.',
      ],
      'Il Suo prossimo premio, il {next_date}, è di {amount}.',
      '{last_animal}',
      'Le cure ricevute fino a quel giorno possono ancora esserci inviate. La sua pagina, i rimborsi e i documenti restano nella Sua area personale.',
      'Qualcosa non è esatto? Ci scriva o ci chiami, lo correggeremo.',
    ],
  },
  formula_change_confirmed: {
    title: '{name}: formula {formula} dal {date}',
    body: 'Il cambio di formula è confermato: {amount} al mese, spese di gestione incluse.',
    letter: [
      'Il cambio di formula di {name} è confermato. La formula {from_formula} vale fino al giorno prima del {date}, la formula {formula} da quel giorno.',
      'Le cure sono rimborsate secondo la formula del giorno in cui avvengono. Dal {date} il prezzo è di {amount} al mese, spese di gestione incluse.',
      'Non deve fare nulla: il cambio avverrà da sé.',
    ],
  },
  formula_change_refused: {
    title: '{name}: la formula non cambia',
    body: [
      'La formula {formula} non è stata concessa. La nostra risposta: {note}',
      'La formula {formula} non è stata concessa.',
    ],
    letter: [
      'Aveva chiesto la formula {formula} per {name}. Non possiamo concederla: la formula resta {from_formula}, allo stesso prezzo.',
      'La nostra risposta: {note}',
    ],
  },
  formula_change_applied: {
    title: '{name}: inizia la formula {formula}',
    body: 'Dal {date} le cure sono rimborsate secondo questa formula, per {amount} al mese.',
    letter: [
      'Dal {date} {name} ha la formula {formula}, per {amount} al mese, spese di gestione incluse.',
      'Le cure precedenti restano rimborsate secondo la formula {from_formula}, anche se ce le invia adesso.',
      'La scheda di polizza aggiornata è nella Sua polizza.',
    ],
  },
  formula_change_lapsed: {
    title: '{name}: la Sua richiesta di formula è rimasta senza risposta',
    body: 'La scadenza del {date} è passata: la formula resta {from_formula}. Può chiedere di nuovo un cambio.',
    letter: [
      'Aveva chiesto la formula {formula} per {name} dal {date}. Non Le abbiamo risposto in tempo, e ce ne scusiamo.',
      'Nulla è cambiato: la formula resta {from_formula}, allo stesso prezzo. Può chiedere di nuovo il cambio per la prossima scadenza, o scriverci.',
    ],
  },
  document_available: {
    title: ['{name}: premio adeguato dal {date}', 'Nuovo documento'],
    body: '{title} è disponibile nella Sua polizza.',
  },

  sponsorship_created: {
    title: 'Una richiesta di preventivo dal Suo link',
    body: '{godchild} ha chiesto un preventivo grazie a Lei. Grazie di aver condiviso il Suo link.',
  },
  sponsorship_validated: {
    title: ['{godchild}: presentazione convalidata', sponsorshipStages.validated],
    body: 'Il premio per {godchild} La aspetta.',
  },
  sponsorship_drawn: {
    title: ['Premio di {amount} grazie {to_godchild}', 'Il Suo premio: {amount}'],
    body: [`Accredito ${gainPayment.by('{date}')}, {account}.`, `Accredito ${gainPayment.by('{date}')}.`],
    letter: [
      'Grazie di aver condiviso il Suo link: riceve un premio di {amount} grazie {to_godchild}.',
      [`Accredito ${gainPayment.by('{date}')}, {account}.`, `Accredito ${gainPayment.by('{date}')}.`],
    ],
  },
  sponsorship_paid: {
    title: ['{amount} accreditati grazie {to_godchild}', 'Premio accreditato: {amount}'],
    body: [
      'Il Suo premio è partito il {date} verso il conto dei rimborsi, {account}.',
      '{amount} per {godchild} sono stati accreditati il {date} sul conto dei rimborsi.',
    ],
    letter: [
      [
        '{amount}, ricevuti grazie {to_godchild}, sono partiti il {date} verso il conto dei rimborsi, {account}.',
        '{amount} per {godchild} sono stati accreditati il {date} sul conto dei rimborsi.',
      ],
    ],
  },
  sponsorship_refused: {
    title: ['Presentazione di {godchild} non accolta', 'Presentazione non accolta'],
    body: `{godchild}: ${sponsorshipRefused.clause}. Ha una domanda? Ci scriva.`,
  },

  message_answered: {
    title: 'Risposta al Suo messaggio',
    body: '«{subject}»: la risposta La attende nei Suoi messaggi.',
  },
  document_received: { title: 'Nuovo documento', body: '«{document}» è disponibile nella Sua polizza.' },
}

export const paramWords: Translated<typeof french.paramWords> = {
  files: (count: number) => plural(count, 'un documento', `${count} documenti`, 'it'),
  lastAnimal: 'La Sua polizza non assicura altri animali: termina con la sua copertura, e Le scriveremo al riguardo.',
  condolence: (names: readonly string[]) => `Abbiamo saputo della morte di ${list(names, 'it')} e Le siamo vicini.`,
  noAccount: 'Indichi il conto su cui riceverli: nessuno è registrato.',
  missing: (things: readonly string[]) =>
    `${plural(things.length, 'ci manca', 'ci mancano', 'it')} ${list(things, 'it')}`,
  missingBy: (count: number, day: string) =>
    elided(`${plural(count, 'Ci serve', 'Ci servono', 'it')} entro il ${day}.`),
  daysLeft: (days: number) => plural(days, 'Resta 1 giorno', `Restano ${days} giorni`, 'it'),
  timeLeft: (days: number, day: string) =>
    days === 0
      ? `Oggi, ${day}, è l’ultimo giorno`
      : elided(`${plural(days, 'Resta 1 giorno', `Restano ${days} giorni`, 'it')}, fino al ${day}`),
  unknown: 'Novità nella Sua area personale',
}

export const quoteWords: Translated<typeof french.quoteWords> = {
  quote_answered: {
    title: ['{name}: accordo per {amount}', 'Accordo sul Suo preventivo'],
    body: 'Cure previste il {care_day}. Invii la fattura entro il {date}: {amount} sono riservati per Lei.',
    letter: [
      'Il Suo preventivo per le cure di {name} previste il {care_day} è accettato: riceverà {amount} se le cure si svolgono come previsto.',
      'L’importo resta riservato fino al {date}. Dopo le cure invii la fattura dalla pagina del preventivo, entro quel giorno.',
      'Condizioni dell’accordo: {note}',
    ],
  },
  quote_refused: {
    title: ['{name}: preventivo rifiutato', 'Preventivo rifiutato'],
    body: ['Cure previste il {care_day}. {note}', 'Cure previste il {care_day}: {why}.'],
    letter: [
      'Non possiamo dare il nostro accordo per le cure di {name} previste il {care_day}.',
      ['Perché: {note}', 'Perché: {why}.'],
      'Nulla è riservato. Se le cure si svolgono, può comunque inviarci la fattura: sarà esaminata come le altre.',
    ],
  },
  quote_ending: {
    title: ['{name}: il Suo accordo scade presto', 'Il Suo accordo scade presto'],
    body: '{time_left}, per inviare la fattura. Dopo, {amount} non saranno più riservati.',
    letter: [
      '{time_left}, per inviare la fattura delle cure di {name} previste il {care_day}. Dopo, l’accordo scade e {amount} non saranno più riservati.',
      'Le cure sono state fatte? Invii la fattura dalla pagina del preventivo. Sono rinviate? Chieda al veterinario un nuovo preventivo e ce lo invii.',
    ],
  },
  quote_lapsed: {
    title: ['{name}: accordo scaduto', 'Accordo scaduto'],
    body: 'L’accordo sul preventivo valeva fino al {date}. {amount} non sono più riservati.',
    letter: [
      'L’accordo per le cure di {name} valeva fino al {date}. L’importo riservato, {amount}, è di nuovo libero nel Suo massimale.',
      'Una fattura inviata ora è esaminata come le altre. Per un nuovo accordo invii un nuovo preventivo.',
    ],
  },
  quote_draft_ending: {
    title: ['{name}: il Suo preventivo non è stato inviato', 'Il Suo preventivo non è stato inviato'],
    body: 'Sarà eliminato il {date} con i suoi documenti.',
    letter: [
      'Un preventivo aspetta nella Sua area e non è stato inviato. Sarà eliminato il {date} con i suoi documenti.',
      'Lo riprenda per inviarlo; ogni modifica lo conserva per altri trenta giorni.',
    ],
  },
}

export const reminderWords: Translated<typeof french.reminderWords> = {
  documents_due: {
    title: ['{name}: {missing}', '{name}: i documenti restano da inviare', 'I documenti restano da inviare'],
    body: [
      'Cure del {care_day}. {asked} {time_left}; senza risposta la richiesta sarà rifiutata.',
      '{asked} {time_left}; senza risposta la richiesta sarà rifiutata.',
      'Cure del {care_day}. È tutto aggiunto, ma non ancora inviato. {time_left}; senza invio la richiesta sarà rifiutata.',
      'È tutto aggiunto, ma non ancora inviato. {time_left}; senza invio la richiesta sarà rifiutata.',
    ],
    letter: [
      [
        'L’esame delle cure di {name} del {care_day} ({care_inside}) attende ancora la Sua risposta.',
        'L’esame delle cure di {name} del {care_day} attende ancora la Sua risposta.',
        'La richiesta {reference} attende ancora la Sua risposta.',
      ],
      ['{asked}', 'Tutto ciò che chiedevamo è aggiunto, ma non ancora inviato.'],
      '{time_left}. Senza risposta entro allora la richiesta sarà rifiutata e queste cure non saranno rimborsate. L’esame riprende appena c’è tutto.',
    ],
  },
  invoice_mailed: {
    title: 'Una fattura è arrivata per e-mail',
    body: [
      'Inviata da {sender}. La attende come bozza: la verifichi, poi invii la richiesta.',
      'La attende come bozza: la verifichi, poi invii la richiesta.',
    ],
    letter: [
      [
        'Una fattura è arrivata al Suo indirizzo privato, inviata da {sender}. La attende come bozza.',
        'Una fattura è arrivata al Suo indirizzo privato. La attende come bozza.',
      ],
      'Nulla è richiesto a Suo nome: verifichi ciò che è stato letto, completi, poi invii la richiesta. Se non conosce questo mittente, elimini la bozza e cambi indirizzo nel Suo profilo.',
    ],
  },
  draft_waiting: {
    title: ['{name}: una richiesta La attende', 'Una richiesta La attende'],
    body: [
      'Cure del {care_day}. Iniziata, non ancora inviata: è conservata fino al {date}.',
      'Iniziata, non ancora inviata: è conservata fino al {date}.',
    ],
    letter: [
      [
        'Ha iniziato una richiesta di rimborso per {name}, per le cure del {care_day}. Non è ancora stata inviata.',
        'Ha iniziato una richiesta di rimborso per {name}. Non è ancora stata inviata.',
        'Ha iniziato una richiesta di rimborso. Non è ancora stata inviata.',
      ],
      'Tutto ciò che ha aggiunto è conservato fino al {date}. Può riprendere da dove era rimasto.',
    ],
  },
  draft_ending: {
    title: ['{name}: la bozza sarà eliminata il {date}', 'La Sua bozza sarà eliminata il {date}'],
    body: [
      'Cure del {care_day}. La richiesta non è stata inviata: la riprenda, o la tenga altri 30 giorni con i suoi documenti.',
      'La richiesta non è stata inviata: la riprenda, o la tenga altri 30 giorni con i suoi documenti.',
    ],
    letter: [
      [
        'La Sua richiesta di rimborso per {name}, per le cure del {care_day}, non è ancora stata inviata.',
        'La Sua richiesta di rimborso per {name} non è ancora stata inviata.',
        'Una richiesta di rimborso che ha iniziato non è ancora stata inviata.',
      ],
      'Se non la riprende, sarà eliminata il {date}, con le foto e i documenti aggiunti. Non sarà possibile recuperarli.',
      'La riprenda per inviarla, o la tenga altri 30 giorni: basta un pulsante nella sua pagina.',
    ],
  },
  package_unused: {
    title: '{name}: restano {amount} del pacchetto vaccini e prevenzione',
    body: 'Da utilizzare fino al {date}: ciò che resta dopo non si riporta.',
    letter: [
      'Restano {amount} del pacchetto vaccini e prevenzione di {name} per il suo anno assicurativo, che termina il {date}.',
      'Ciò che non è utilizzato non si riporta: l’anno seguente inizia con un pacchetto intero. Era previsto un vaccino o un antiparassitario? Il pacchetto lo paga senza franchigia.',
    ],
  },
  formula_change_waiting: {
    title: '{name}: la Sua richiesta di formula attende ancora la nostra risposta',
    body: 'Senza una nostra risposta entro il {date}, la formula resta la stessa. Può scriverci.',
    letter: [
      'Ha chiesto la formula {formula} per {name} dal {date}. Non Le abbiamo ancora risposto.',
      'Senza una nostra risposta entro allora, la richiesta decade e la formula resta la stessa, allo stesso prezzo. Ci tiene? Ci scriva o ci chiami.',
    ],
  },
  mandate_lapsing: {
    title: 'Il Suo mandato {umr} termina il {date}',
    body: 'Nessun addebito da 36 mesi: le regole SEPA lo fanno terminare. Finché non c’è nulla da addebitare, non deve fare nulla.',
    letter: [
      'Il Suo mandato {umr}, sul conto {account}, non è servito ad alcun addebito da 36 mesi. Secondo le regole SEPA termina il {date}.',
      'Finché non c’è nulla da addebitare, non deve fare nulla. In seguito un addebito richiederebbe un nuovo mandato, che firma nella Sua area personale.',
    ],
  },
  card_expiring: {
    title: 'La Sua carta {card} scade a fine {month}',
    body: 'I premi sono addebitati su di essa. Registri la nuova entro il {date}, perché il successivo sia pagato.',
    letter: [
      'I Suoi premi sono addebitati sulla carta {card}, che scade a fine {month}.',
      'Registri la nuova carta, o un conto bancario, entro il {date}: altrimenti il premio successivo sarà respinto.',
    ],
  },
  data_ending: {
    title: 'I Suoi dati saranno cancellati il {date}',
    body: 'La Sua polizza è terminata da anni e la legge non chiede più di conservarli. Salvi entro allora ciò che vuole tenere.',
    letter: [
      'La Sua polizza è terminata da anni e la legge non ci chiede più di conservare i Suoi dati. Li cancelleremo il {date}, con la Sua area personale, i rimborsi e i documenti.',
      'Vuole tenerne una copia? Può scaricarla entro allora dalla Sua area personale. Le spetta ancora qualcosa? Ci scriva prima di quel giorno.',
    ],
  },
}
