export const stopWords = `a ad adesso ai al all alla alle allo agli anche ancora avete avro buongiorno buonasera c che chi ci come con cos
  cosa cui d da dagli dai dal dall dalla dalle dallo dei degli del dell della delle dello deve devo di dopo dove e è
  ed era essere ero fare fa faccio fai fate funziona gli grazie ha hai hanno ho i ieri il in invece io l la le lei lo
  loro ma mai me mi mia mie miei mio ne negli nei nel nell nella nelle nello no non nostra nostro noi o oggi ora per
  però più posso possono potete può qual quale quali quell quella quelle quelli quello quest questa queste questi
  questo s salve sapere sara saranno saro se sempre senza si sia siete significa sono stata state stati su sua sue
  sugli sui sul sull sulla sulle sullo suo suoi tra fra tu tutti tutto un una uno v vi viene vengono voglio voi vorrei
  vostra vostro euro`
