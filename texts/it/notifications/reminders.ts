import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/notifications/reminders.ts'

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
