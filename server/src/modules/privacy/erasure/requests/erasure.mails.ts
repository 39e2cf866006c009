import { companyOf } from '@coussinet/contract/company.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type { Letter, Reader, Sample } from '#platform/outbox/letter.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import type { Duties } from '../erasure-policy.store.ts'

type Asked = { reference: string; requested_at: Date; answer_by: Day }

/** Says that the wish arrived, by when it is answered, and how it is taken back. */
export function erasureAcknowledgement(
  { language, country }: Reader,
  { reference, requested_at, answer_by }: Asked,
  public_url: string,
): Letter {
  const phone = readablePhone(companyOf(country).phone)
  const [at, by] = [localMoment(requested_at, language, country), longDay(answer_by, language)]
  const action = {
    label: language === 'it' ? 'Vedi la mia richiesta' : 'Voir ma demande',
    href: `${public_url}/profile`,
  }
  if (language === 'it')
    return {
      subject: `Abbiamo ricevuto la Sua richiesta di cancellazione (${reference})`,
      title: 'Abbiamo ricevuto la Sua richiesta di cancellazione',
      greeting: 'Buongiorno,',
      paragraphs: [
        elided(`Lei ci chiede di cancellare i Suoi dati. Le rispondiamo entro il ${by}.`),
        'Finché la Sua polizza è in corso, conserviamo ciò che serve per gestirla; dopo, resta solo ciò che la legge ci impone di conservare.',
      ],
      facts: [
        { label: 'Ricevuta', value: at },
        { label: requestLabels.it.tracking_reference, value: reference },
      ],
      action,
      notes: [
        `Ha cambiato idea? Può ritirare la richiesta nel Suo profilo finché non è conclusa. Non è stato Lei? Ci chiami al ${phone}.`,
      ],
    }
  return {
    subject: `Nous avons bien reçu votre demande d’effacement (${reference})`,
    title: 'Nous avons bien reçu votre demande d’effacement',
    greeting: 'Bonjour,',
    paragraphs: [
      `Vous nous demandez d’effacer vos données. Nous vous répondons au plus tard le ${by}.`,
      'Tant que votre contrat est en cours, nous gardons ce qu’il faut pour le gérer ; ensuite, seul reste ce que la loi nous oblige à conserver.',
    ],
    facts: [
      { label: 'Reçue le', value: at },
      { label: requestLabels.fr.tracking_reference, value: reference },
    ],
    action,
    notes: [
      `Vous avez changé d’avis ? Vous pouvez retirer la demande dans votre profil tant qu’elle n’est pas terminée. Ce n’était pas vous ? Appelez-nous au ${phone}.`,
    ],
  }
}

type Done = { reference: string | null; at: Date; duties: Duties }

/** The last letter: what is erased, what stays until when, and by which law. */
export function erasureDone({ language, country }: Reader, { reference, at, duties }: Done): Letter {
  const { email } = companyOf(country)
  const { books, mandate } = duties
  const day = (until: Day) => longDay(until, language)
  const file = reference === null ? [] : [{ label: requestLabels[language].tracking_reference, value: reference }]
  const nothing = books === null && mandate === null
  if (language === 'it')
    return {
      subject: 'I Suoi dati sono stati cancellati',
      title: 'I Suoi dati sono stati cancellati',
      greeting: 'Buongiorno,',
      paragraphs: [
        'La Sua area personale è chiusa. I Suoi recapiti, i Suoi messaggi, i Suoi file e tutto ciò che la legge non ci impone di conservare sono stati cancellati.',
        nothing
          ? 'Non conserviamo più nulla su di Lei, salvo la prova di questa risposta.'
          : 'Conserviamo soltanto quanto segue, senza altro uso:',
      ],
      facts: [
        ...file,
        { label: 'Cancellati', value: localMoment(at, language, country) },
        ...(books === null
          ? []
          : [{ label: 'Scritture contabili (premi, rimborsi)', value: elided(`fino al ${day(books)}`) }]),
        ...(mandate === null
          ? []
          : [{ label: 'Mandato di addebito e prova della firma', value: elided(`fino al ${day(mandate)}`) }]),
      ],
      notes: [
        `Questa è la nostra ultima e-mail. Per ogni domanda, o per un reclamo all’autorità di protezione dei dati: ${email}.`,
      ],
    }
  return {
    subject: 'Vos données sont effacées',
    title: 'Vos données sont effacées',
    greeting: 'Bonjour,',
    paragraphs: [
      'Votre espace est fermé. Vos coordonnées, vos messages, vos fichiers et tout ce que la loi ne nous oblige pas à garder sont effacés.',
      nothing
        ? 'Nous ne gardons plus rien sur vous, hors la preuve de cette réponse.'
        : 'Nous gardons seulement ce qui suit, sans autre usage :',
    ],
    facts: [
      ...file,
      { label: 'Effacées le', value: localMoment(at, language, country) },
      ...(books === null
        ? []
        : [{ label: 'Pièces comptables (cotisations, remboursements)', value: `jusqu’au ${day(books)}` }]),
      ...(mandate === null
        ? []
        : [{ label: 'Mandat de prélèvement et preuve de sa signature', value: `jusqu’au ${day(mandate)}` }]),
    ],
    notes: [
      `Cet e-mail est le dernier. Pour toute question, ou pour saisir l’autorité de protection des données : ${email}.`,
    ],
  }
}

const at = new Date('2026-11-20T10:00:00Z')
const readerOf = (language: Reader['language']): Reader => ({ language, country: language === 'it' ? 'IT' : 'FR' })

export const erasureSamples: readonly Sample[] = [
  {
    name: 'erasure-requested',
    letter: (language) =>
      erasureAcknowledgement(
        readerOf(language),
        { reference: 'EZ-2026-7K3QX9M2', requested_at: at, answer_by: '2026-12-20' },
        'https://members.example',
      ),
  },
  {
    name: 'erased',
    letter: (language) =>
      erasureDone(readerOf(language), {
        reference: 'EZ-2026-7K3QX9M2',
        at,
        duties: { books: '2031-11-20', mandate: '2029-12-20' },
      }),
  },
]
