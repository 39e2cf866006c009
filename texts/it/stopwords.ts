export const stopWords = `a ad adesso ai al all alla alle allo agli anche ancora avete avro buongiorno buonasera c che chi ci come con cos
  cosa cui d da dagli dai dal dall dalla dalle dallo dei degli del dell della delle dello deve devo di dopo dove e è
  ed era essere ero fare fa faccio fai fate funziona gli grazie ha hai hanno ho i ieri il in invece io l la le lei lo
  loro ma mai me mi mia mie miei mio ne negli nei nel nell nella nelle nello no non nostra nostro noi o oggi ora per
  però più posso possono potete può qual quale quali quell quella quelle quelli quello quest questa queste questi
  questo s salve sapere sara saranno saro se sempre senza si sia siete significa sono stata state stati su sua sue
  sugli sui sul sull sulla sulle sullo suo suoi tra fra tu tutti tutto un una uno v vi viene vengono voglio voi vorrei
  vostra vostri vostre vostro nostri nostre euro`

// Words with little meaning: a search ignores those that no text contains.
export const faintWords = `abbiamo abbia abbiate aiutare aiutate alcuno alcuni almeno altra altre altri altro anno anni andare andato andata andiamo
 arriva arrivare arrivato arrivata attimo avere aveva avevo avevamo avuto avuta avremo avrei basta bene bello bella brutto bisogno buono buona calma
 capire capisco capito caso certo chiaro ciao ciascuno cioè cliente cognato cognata colpa comunque conoscere cosi così credo cugino
 cugina da dai dare data dato davanti davvero dentro detto devi dire dite dico dica diritto domani dovere dovuto dovrei dovrebbe dovremmo due
 dunque ecco eccetera entrambi entro esempio estate esatto esattamente famiglia fanno fatto fatta faremo farei farlo farla farmi farsi favore fidanzato fidanzata figlia figlio figli
 finalmente fino forse forte fratello fuori genitori gente gentile gentilmente giorni giorno giu giusto gran grande grosso idea importante inverno insomma intanto
 inizio gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica
 là li lì lontano lungo madre magari mal male mamma mano mattina maniera marito mattino meglio meno mentre mese mesi mettere metto metti messo mezzo minimo minuto modo modi moglie molta molte molti
 molto momento motivo nemmeno neanche nessuno nessuna niente nonna nonno normale normalmente nuovamente ogni okay ok ora ore ormai padre papà pare parte passa passare passato passata pausa
 pensare penso perche perché perciò perfetto periodo persona piace piacere piano piccola piccolo poca poche pochi poco poi porta portare portato possibile potere potevo potrei potrebbe potreste potuto prego
 prendere prendo preso presa prendono presto prima primo prima problema problemi proprio prova provare puoi purtroppo pure quasi quegli qui qua qualche qualcosa quindi ragazza ragazzo ragione resta
 restare rimane rimanere ritorno riesco riuscire riuscito sapete sa sai sapevo scorso scusi scusate sebbene secondo seguito semplice semplicemente sempre senso sentire sera serve servire servono settimana settimane siamo siano signora signore
 sicuro situazione solito solo soltanto soprattutto sorella spero spesso stare stanno stasera stavo stesso stessa sto strano subito succede successo suocera suocero tale tanta tante tanti tanto tardi tempo
 tengo tenere tipo torna tornare tra trovo trovare trovato tutta tutte ultimo ultima ultimi usare uso uscire vado vai vale vanno vari vecchio vecchia vedere vedo vero verso vicino vicina visto visti vista
 voleva volevo volere volta volte voluto vuole vuoi vogliamo zia zio xke xké xche cmq nn cè c’è qlc sn tt qnd qnt fai fosse posto quattro cinque sei sette otto nove dieci tre sotto sopra oltre intero intera mica pero dovuto mandi
 vorremmo vorrebbe riguardo cosa quale avanti indietro adesso appena insieme oppure ossia altrimenti abbastanza troppo troppa assai davvero nulla suoi loro compagno compagna tizio roba tirare
 stipendio paga lavoro collega servizio bastare
 cane cani gatto gatti animale animali cucciolo gattino interessato interessata ricevo riceve impossibile togliere togliete avuto fa 
 contro
 prossimo prossima prossimi radiografia ecografia tac analisi sangue visita ricovero medicina medicine farmaco farmaci antibiotico ginocchio zampa orecchio anca stamattina stanotte stamane
  esiste esistere previsto prevista qualcuno guadagnare luogo comunicare segnalare avvisare informare indicare maschio femmina sito`

/** Words that make a question. */
export const askingWords =
  'come perché xché xke quando qnd quanto quanta quanti quante quale quali qual chi cosa che cos dove rimborsato rimborsata rimborsati rimborsate rimborsa coperto coperta coperti coperte compreso compresa'

/** Words that change the meaning: they never occur inside an expression. */
export const turningWords = 'non più tutto tutti sempre senza mai solo'
