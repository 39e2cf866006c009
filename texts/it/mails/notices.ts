import { brandName } from '@coussinet/contract/brand/values/brand-name.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { received, dataDownloaded } from '@coussinet/contract/domain/received.ts'
import type * as french from '../../fr/mails/notices.ts'

export const noticeKinds: Translated<typeof french.noticeKinds> = {
  password_changed: {
    title: received.it.password,
    sms: received.it.password,
    text: `La password della Sua area personale ${brandName} è appena stata modificata. Le altre sessioni sono state chiuse.`,
    undone: 'Questa password non apre più nulla: ne sceglierà un’altra.',
  },
  email_requested: {
    title: 'È stato richiesto un cambio di indirizzo e-mail',
    sms: 'Un cambio del Suo indirizzo e-mail è stato richiesto',
    text: `Un nuovo indirizzo e-mail è stato indicato nella Sua area personale ${brandName}. Finché non è confermato, continuiamo a scriverLe qui.`,
    named: 'Nuovo indirizzo',
    undone: 'Il cambio di indirizzo viene abbandonato.',
  },
  email_changed: {
    title: 'Il Suo indirizzo e-mail è stato modificato',
    sms: 'Il Suo indirizzo e-mail è stato modificato',
    text: `L’indirizzo e-mail della Sua area personale ${brandName} è stato sostituito. D’ora in poi Le scriviamo al nuovo, che serve anche per accedere.`,
    named: 'Nuovo indirizzo',
    undone: 'L’indirizzo precedente viene ripristinato.',
  },
  phones_changed: {
    title: 'I Suoi numeri di telefono sono stati modificati',
    sms: 'I Suoi numeri di telefono sono stati modificati',
    text: `I numeri di telefono della Sua area personale ${brandName} sono appena stati modificati.`,
    named: 'Numero',
    undone: 'I numeri non vengono ripristinati: potrà correggerli nel Suo profilo.',
  },
  passkey_added: {
    title: 'È stata aggiunta una passkey',
    sms: 'Una passkey è stata aggiunta al Suo account',
    text: `Una passkey permette ora di accedere alla Sua area personale ${brandName} senza password.`,
    named: 'Passkey',
    undone: 'Questa passkey viene rimossa.',
  },
  passkey_removed: {
    title: 'È stata rimossa una passkey',
    sms: 'Una passkey è stata rimossa dal Suo account',
    text: `Una passkey della Sua area personale ${brandName} è stata rimossa: non permette più di accedere.`,
    named: 'Passkey',
    undone: 'La passkey rimossa non viene ripristinata: potrà aggiungerne un’altra.',
  },
  data_exported: {
    title: dataDownloaded.it,
    sms: dataDownloaded.it,
    text: `Un archivio di tutti i Suoi dati è appena stato scaricato dalla Sua area personale ${brandName}, con la Sua password.`,
    undone:
      'La Sua password, che qualcuno dunque conosce, non apre più nulla: ne sceglierà un’altra. Ciò che è stato scaricato non può essere ripreso.',
  },
}

export const noticeFrame: Translated<typeof french.noticeFrame> = {
  at: 'Quando',
  was_you: 'Se viene da Lei, non deve fare nulla.',
  was_not_you: (undone) =>
    `Non viene da Lei? Protegga il Suo account con il link qui sotto. Tutte le Sue sessioni terminano e i pagamenti verso un conto recente restano in attesa. ${undone} Se nel frattempo sono cambiati la password o l’indirizzo e-mail, o è stata aggiunta una passkey, anche questo viene annullato. Il link funziona una sola volta, per 14 giorni.`,
  call: (phone) => `Può anche chiamarci al ${phone}.`,
  sms: (what, date, time, phone) =>
    elided(`${brandName}. ${what} il ${date} alle ${time}. Se non viene da Lei, chiami il ${phone}.`),
}
