import { accountLabels } from '@coussinet/contract/domain/account-labels.ts'
import { animalLabels, genderNames, speciesNames } from '@coussinet/contract/domain/animal-labels.ts'
import { askedThings } from '@coussinet/contract/domain/ask-labels.ts'
import { careKindNames } from '@coussinet/contract/domain/care-kinds.ts'
import { causeNames } from '@coussinet/contract/domain/cause-names.ts'
import { channelNames } from '@coussinet/contract/domain/channel-names.ts'
import { messageLabels } from '@coussinet/contract/domain/contact-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { countryNames } from '@coussinet/contract/domain/country-names.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import { declineNames } from '@coussinet/contract/domain/declines.ts'
import { otherDocuments } from '@coussinet/contract/domain/document-names.ts'
import { fieldLabels } from '@coussinet/contract/domain/field-labels.ts'
import { fileTypeNames } from '@coussinet/contract/domain/file-type-names.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import type { Label, Language } from '@coussinet/contract/domain/messages.ts'
import { pastRefundLabels } from '@coussinet/contract/domain/past-refund-labels.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { receiptStatuses } from '@coussinet/contract/domain/receipt-labels.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { refundStatuses } from '@coussinet/contract/domain/refund-statuses.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import { sponsorshipStages } from '@coussinet/contract/domain/sponsorship-stages.ts'
import { timelineNames } from '@coussinet/contract/domain/timeline-names.ts'
import * as z from 'zod/mini'
import { renderNotification } from '#modules/notifications/notifications.ts'
import type { Database } from '#platform/db/db.types.ts'
import {
  actors,
  cardPaymentStatuses,
  channels,
  codeStatuses,
  contractStatuses,
  coverEnds,
  endingKinds,
  erasureStatuses,
  evidenceKinds,
  fileStatuses,
  journalThings,
  invitationStates,
  linkPurposes,
  mandateStatuses,
  means,
  notificationGroupNames,
  outcomes,
  signedThings,
} from './code-names.ts'
import {
  account,
  amount,
  animal,
  browser,
  contribution,
  day,
  each,
  file,
  formula,
  godchild,
  type Kind,
  moment,
  month,
  request,
  text,
  words,
  yesOrNo,
} from './kinds.ts'

type Column = { name: string; label: Label; kind: Kind }
/** A table in a section: each row by the columns that tell a person something. */
export type Part = { table: string; title: Label; columns: readonly Column[] }
export type Section = { title: Label; parts: readonly Part[] }

const label = (fr: string, it: string): Label => ({ fr, it })

/** Label of a catalogue, in both languages. */
const of = <K extends string>(
  { fr, it }: { fr: Readonly<Record<NoInfer<K>, string>>; it: Readonly<Record<NoInfer<K>, string>> },
  name: K,
): Label => label(fr[name], it[name])

type Columns<T extends keyof Database> = { readonly [C in keyof Database[T]]?: readonly [Label, Kind] }

const part = <T extends keyof Database>(table: T, title: Label, columns: Columns<T>): Part => ({
  table,
  title,
  columns: Object.entries<readonly [Label, Kind] | undefined>(columns).flatMap(([name, column]) =>
    column ? [{ name, label: column[0], kind: column[1] }] : [],
  ),
})

const firstWord =
  (kind: Kind): Kind =>
  (value, held, row) =>
    kind(String(value).split('.')[0], held, row)

const referenceOfMessage: Kind = (id, { rows }) =>
  String(rows.get('contact_messages')?.find((row) => row['contact_message_id'] === id)?.['reference'] ?? '–')

const Line = z.object({
  label: z.string(),
  care_kind: z.string(),
  billed_cents: z.number(),
  refunded_cents: z.number(),
})
const lineWords: Record<Language, (name: string, billed: string, refunded: string) => string> = {
  fr: (name, billed, refunded) => `${name} : ${billed} facturés, ${refunded} remboursés`,
  it: (name, billed, refunded) => `${name}: ${billed} fatturati, ${refunded} rimborsati`,
}

/** Lines of a bill, each with its sums. */
const lines: Kind = (value, { language }) => {
  const names: Readonly<Record<string, string>> = careKindNames[language]
  return (z.array(Line).safeParse(value).data ?? []).map((line) =>
    lineWords[language](
      line.label || (names[line.care_kind] ?? line.care_kind),
      euros(line.billed_cents, language),
      euros(line.refunded_cents, language),
    ),
  )
}

const told: Kind = (kind, { language }, { params, created_at }) => {
  const on = created_at instanceof Date ? dayOf(created_at) : undefined
  const { title, body } = renderNotification(String(kind), params, language, on)
  return body === '' ? title : [title, body]
}

const asked: Kind = (code, { language }) => {
  const things: Readonly<Record<string, string>> = askedThings[language]
  return things[String(code)] ?? String(code)
}

const expiry: Kind = (value, held, row) => month(value, held, row)
const daily: Kind = (value) => String(value)
const own: Kind = (value, { language }) =>
  value === 'it' ? label('Italien', 'Italiano')[language] : label('Français', 'Francese')[language]

const since = label('Depuis', 'Dal')
const until = label('Jusqu’au', 'Fino al')
const on = label('Le', 'Il')
const status = label('État', 'Stato')
const sum = label('Montant', 'Importo')
const reference = label('Référence', 'Riferimento')
const animalOf = label('Animal', 'Animale')
const requestOf = label('Demande', 'Richiesta')
const sentOn = label('Envoyé le', 'Inviato il')
const endedOn = label('Terminé le', 'Terminato il')
const openedOn = label('Ouvert le', 'Aperto il')
const lastUsed = label('Dernier usage', 'Ultimo uso')
const fileName = label('Fichier', 'File')
const thing = label('Objet', 'Oggetto')
const way = label('Moyen', 'Mezzo')
const why = label('Motif', 'Motivo')
const by = label('Par', 'Da')
const tries = label('Essais', 'Tentativi')
const month_of = label('Mois', 'Mese')

/** Everything that is given of a member, as a person reads it: who they are first, what machines note last. */
export const sections: readonly Section[] = [
  {
    title: label('Identité', 'Identità'),
    parts: [
      part('members', label('Vos coordonnées', 'I Suoi recapiti'), {
        nevg: [of(contractLabels, 'nevg'), text],
        firstname: [of(fieldLabels, 'firstname'), text],
        lastname: [of(fieldLabels, 'lastname'), text],
        email: [of(fieldLabels, 'email'), text],
        pending_email: [label('Adresse à confirmer', 'Indirizzo da confermare'), text],
        recovery_email: [label('Ancienne adresse', 'Indirizzo precedente'), text],
        mobile: [of(fieldLabels, 'mobile'), text],
        landline: [of(fieldLabels, 'landline'), text],
        line1: [of(fieldLabels, 'address_line1'), text],
        line2: [of(fieldLabels, 'address_line2'), text],
        line3: [of(fieldLabels, 'address_line3'), text],
        line4: [of(fieldLabels, 'address_line4'), text],
        postal_code: [of(fieldLabels, 'postal_code'), text],
        city: [of(fieldLabels, 'city'), text],
        country: [of(fieldLabels, 'country'), words(countryNames)],
        locale: [label('Langue', 'Lingua'), own],
        created_at: [label('Espace ouvert le', 'Area aperta il'), moment],
        email_changed_at: [label('E-mail changé le', 'E-mail cambiata il'), moment],
        mobile_changed_at: [label('Mobile changé le', 'Cellulare cambiato il'), moment],
        frozen_at: [label('Compte bloqué le', 'Account bloccato il'), moment],
        disabled_at: [label('Accès fermé le', 'Accesso chiuso il'), moment],
        erased_at: [label('Effacé le', 'Cancellato il'), moment],
      }),
      part('former_contacts', label('Vos anciens contacts', 'I Suoi vecchi contatti'), {
        contact: [label('Contact', 'Contatto'), text],
        channel: [way, words(channels)],
        left_at: [until, moment],
      }),
    ],
  },
  {
    title: label('Contrat', 'Polizza'),
    parts: [
      part('contracts', label('Votre contrat', 'La Sua polizza'), {
        contract_number: [of(contractLabels, 'number'), text],
        status: [status, words(contractStatuses)],
        country: [of(fieldLabels, 'country'), words(countryNames)],
        effective_date: [of(contractLabels, 'effective_date'), day],
        end_date: [label('Fin', 'Fine'), day],
        withdrawal_until: [label('Renonciation possible jusqu’au', 'Ripensamento possibile fino al'), day],
        due_day: [of(contractLabels, 'due_day'), daily],
        amount_due_cents: [label('Reste dû', 'Importo dovuto'), amount],
        formal_notice_on: [label('Mise en demeure', 'Messa in mora'), day],
        suspends_on: [label('Suspension prévue', 'Sospensione prevista'), day],
      }),
      part('suspensions', label('Suspensions des garanties', 'Sospensioni della copertura'), {
        from_day: [since, day],
        to_day: [until, day],
      }),
      part('contract_endings', label('Fin du contrat demandée', 'Fine della polizza richiesta'), {
        kind: [thing, words(endingKinds)],
        reference: [reference, text],
        requested_at: [label('Demandée le', 'Richiesta il'), moment],
        ends_on: [label('Prend effet le', 'Ha effetto il'), day],
      }),
      part('price_revisions', label('Révisions du prix mensuel', 'Revisioni del prezzo mensile'), {
        animal_id: [animalOf, animal],
        from_day: [since, day],
        old_price_cents: [label('Avant', 'Prima'), amount],
        new_price_cents: [label('Après', 'Dopo'), amount],
        announced_on: [label('Annoncée le', 'Annunciata il'), day],
      }),
    ],
  },
  {
    title: label('Animaux', 'Animali'),
    parts: [
      part('animals', label('Chacun d’eux', 'Ognuno di loro'), {
        name: [of(fieldLabels, 'name'), text],
        type: [of(fieldLabels, 'type'), words(speciesNames)],
        gender: [of(fieldLabels, 'gender'), words(genderNames)],
        breed: [of(fieldLabels, 'breed'), text],
        colour: [of(animalLabels, 'colour'), text],
        birth_date: [label('Né le', 'Nato il'), day],
        adoption_date: [of(fieldLabels, 'adoption_date'), day],
        icad: [of(animalLabels, 'identification'), text],
        formula: [label('Formule', 'Formula'), formula],
        monthly_price_cents: [label('Prix mensuel', 'Prezzo mensile'), amount],
        cover_start: [label('Couvert depuis', 'Coperto dal'), day],
        cover_end: [of(contractLabels, 'last_day'), day],
        end_reason: [why, words(coverEnds)],
      }),
    ],
  },
  {
    title: label('Remboursements', 'Rimborsi'),
    parts: [
      part('refunds', label('Décisions', 'Decisioni'), {
        tracking_reference: [of(requestLabels, 'tracking_reference'), text],
        animal_id: [animalOf, animal],
        care_date: [of(requestLabels, 'care_date'), day],
        cause: [label('Cause', 'Causa'), words(causeNames)],
        lines: [of(refundLabels, 'lines'), lines],
        billed_cents: [of(refundLabels, 'billed'), amount],
        deductible_cents: [of(contractLabels, 'deductible'), amount],
        refunded_cents: [of(refundLabels, 'refunded'), amount],
        decided_at: [label('Décidé le', 'Deciso il'), moment],
        payment_date: [of(payoutLabels, 'payment_date'), day],
        destination_iban: [of(payoutLabels, 'account'), account],
        destination_holder: [of(accountLabels, 'holder'), text],
      }),
      part('refund_corrections', label('Décisions corrigées', 'Decisioni corrette'), {
        request_id: [requestOf, request],
        status: [label('Décision d’avant', 'Decisione precedente'), words(refundStatuses)],
        corrected_at: [label('Corrigée le', 'Corretta il'), moment],
        reason: [why, text],
      }),
      part('returned_payments', label('Virements revenus de la banque', 'Bonifici respinti dalla banca'), {
        amount_cents: [sum, amount],
        payment_date: [of(payoutLabels, 'payment_date'), day],
        returned_on: [label('Revenu le', 'Tornato il'), day],
      }),
      part(
        'opening_balances',
        label('Montants utilisés avant ce portail', 'Importi utilizzati prima di questo portale'),
        {
          animal_id: [animalOf, animal],
          insurance_year_start: [label('Année d’assurance du', 'Anno assicurativo dal'), day],
          ceiling_used_cents: [of(contractLabels, 'ceiling'), amount],
          package_used_cents: [of(contractLabels, 'package'), amount],
          deductible_used_cents: [of(contractLabels, 'deductible'), amount],
          event_first_care_date: [label('Événement ouvert le', 'Evento aperto il'), day],
        },
      ),
    ],
  },
  {
    title: label('Demandes', 'Richieste'),
    parts: [
      part('refund_requests', label('Demandes de remboursement', 'Richieste di rimborso'), {
        request_id: [of(requestLabels, 'tracking_reference'), request],
        status: [status, words(refundStatuses)],
        care_date: [of(requestLabels, 'care_date'), day],
        invoice_number: [of(requestLabels, 'invoice_number'), text],
        vet_name: [of(requestLabels, 'vet'), text],
        cause: [label('Cause', 'Causa'), words(causeNames)],
        first_symptoms_on: [of(requestLabels, 'first_symptoms'), day],
        created_at: [label('Commencée le', 'Iniziata il'), moment],
        submitted_at: [label('Envoyée le', 'Inviata il'), moment],
        received_on: [label('Reçue le', 'Ricevuta il'), day],
        channel: [label('Reçue', 'Ricevuta'), words(channelNames)],
        before_portal: [of(pastRefundLabels, 'before'), yesOrNo],
        decided_at: [label('Décidée le', 'Decisa il'), moment],
      }),
      part('refund_request_animals', label('Animaux des demandes', 'Animali delle richieste'), {
        request_id: [requestOf, request],
        animal_id: [animalOf, animal],
      }),
      part('refund_request_files', label('Pièces jointes', 'Allegati'), {
        request_id: [requestOf, request],
        type: [label('Document', 'Documento'), words(fileTypeNames)],
        animal_id: [animalOf, animal],
        name: [fileName, file('refund_request_files', 'file_id', ({ name }) => String(name))],
        status: [status, words(fileStatuses)],
        refusal_code: [label('Il manque', 'Manca'), asked],
        received_at: [label('Reçu le', 'Ricevuto il'), moment],
      }),
      part('refund_request_awaited', label('Ce qui vous a été demandé', 'Ciò che Le è stato chiesto'), {
        request_id: [requestOf, request],
        animal_id: [animalOf, animal],
        reason_code: [thing, asked],
        note: [label('Remarque', 'Nota'), text],
        due_on: [label('Attendu avant le', 'Atteso entro il'), day],
        settled_at: [label('Réglé le', 'Risolto il'), moment],
      }),
      part('refund_request_moves', label('Suivi', 'Avanzamento'), {
        request_id: [requestOf, request],
        step: [label('Étape', 'Fase'), words(timelineNames)],
        at: [on, moment],
      }),
    ],
  },
  {
    title: label('Cotisations', 'Premi'),
    parts: [
      part('receipts', label('Chaque mois', 'Ogni mese'), {
        month: [month_of, month],
        amount_cents: [sum, amount],
        status: [status, words(receiptStatuses)],
        due_date: [label('À prélever le', 'Da addebitare il'), day],
        payment_date: [label('Payée le', 'Pagato il'), day],
        decline_code: [why, words(declineNames)],
        next_attempt_on: [label('Nouvel essai le', 'Nuovo tentativo il'), day],
      }),
      part('receipt_attempts', label('Prélèvements tentés', 'Addebiti tentati'), {
        receipt_id: [month_of, contribution],
        on_day: [on, day],
        means: [way, words(means)],
        outcome: [label('Résultat', 'Esito'), words(outcomes)],
        decline_code: [why, words(declineNames)],
      }),
      part('due_day_revisions', label('Changements du jour de prélèvement', 'Cambi del giorno di addebito'), {
        from_month: [since, month],
        old_due_day: [label('Avant', 'Prima'), daily],
        new_due_day: [label('Après', 'Dopo'), daily],
      }),
      part('card_payments', label('Paiements par carte', 'Pagamenti con carta'), {
        created_at: [on, moment],
        amount_cents: [sum, amount],
        status: [status, words(cardPaymentStatuses)],
        settled_at: [endedOn, moment],
      }),
      part('card_payment_receipts', label('Cotisations payées par carte', 'Premi pagati con carta'), {
        receipt_id: [month_of, contribution],
      }),
    ],
  },
  {
    title: label('Paiements', 'Pagamenti'),
    parts: [
      part('mandates', label('Mandats de prélèvement', 'Mandati di addebito'), {
        umr: [of(accountLabels, 'umr'), text],
        status: [status, words(mandateStatuses)],
        iban: [of(accountLabels, 'account'), account],
        holder: [of(accountLabels, 'holder'), text],
        on_behalf_of: [label('Pour le compte de', 'Per conto di'), text],
        line1: [of(fieldLabels, 'address_line1'), text],
        postal_code: [of(fieldLabels, 'postal_code'), text],
        city: [of(fieldLabels, 'city'), text],
        signature_mode: [label('Signé par code', 'Firmato con codice'), words(channels)],
        signature_recipient: [label('Code envoyé à', 'Codice inviato a'), text],
        signed_at: [label('Signé le', 'Firmato il'), moment],
        first_debit_on: [of(accountLabels, 'first_debit'), day],
        ended_at: [endedOn, moment],
      }),
      part('mandate_papers', label('Mandats, tels que vous les avez lus', 'Mandati, come li ha letti'), {
        mandate_id: [
          fileName,
          file('mandate_papers', 'mandate_id', ({ mandate_id }, { rows }) =>
            String(rows.get('mandates')?.find((row) => row['mandate_id'] === mandate_id)?.['umr'] ?? '–'),
          ),
        ],
        made_at: [label('Établi le', 'Redatto il'), moment],
      }),
      part('payment_cards', label('Cartes', 'Carte'), {
        brand: [label('Réseau', 'Circuito'), text],
        last4: [label('Derniers chiffres', 'Ultime cifre'), text],
        holder: [of(accountLabels, 'holder'), text],
        expires: [label('Expire', 'Scade'), expiry],
        created_at: [since, moment],
        ended_at: [until, moment],
      }),
      part('card_registrations', label('Enregistrements de carte', 'Registrazioni della carta'), {
        created_at: [on, moment],
        used_at: [endedOn, moment],
        expires_at: [until, moment],
      }),
      part('refund_accounts', label('Comptes pour vos remboursements', 'Conti per i Suoi rimborsi'), {
        iban: [of(accountLabels, 'account'), account],
        holder: [of(accountLabels, 'holder'), text],
        created_at: [since, moment],
        ended_at: [until, moment],
        held_until: [label('Versements en attente jusqu’au', 'Accrediti in attesa fino al'), moment],
      }),
      part('refund_account_drafts', label('Comptes en cours de changement', 'Conti in corso di modifica'), {
        iban: [of(accountLabels, 'account'), account],
        holder: [of(accountLabels, 'holder'), text],
        status: [status, words(mandateStatuses)],
        created_at: [on, moment],
      }),
    ],
  },
  {
    title: label('Signatures et preuves', 'Firme e prove'),
    parts: [
      part('signatures', label('Codes de signature', 'Codici di firma'), {
        subject: [thing, words(signedThings)],
        mode: [way, words(channels)],
        recipient: [label('Envoyé à', 'Inviato a'), text],
        status: [status, words(codeStatuses)],
        attempts: [tries, text],
        sent_at: [sentOn, moment],
      }),
      part('evidence', label('Preuves', 'Prove'), {
        kind: [thing, words(evidenceKinds)],
        at: [on, moment],
      }),
    ],
  },
  {
    title: label('Notifications', 'Notifiche'),
    parts: [
      part('notifications', label('Notifications reçues', 'Notifiche ricevute'), {
        created_at: [on, moment],
        kind: [label('Texte', 'Testo'), told],
        read_at: [label('Lue le', 'Letta il'), moment],
      }),
      part('notification_preferences', label('Vos choix', 'Le Sue scelte'), {
        notification_group: [thing, words(notificationGroupNames)],
        email: [label('Par e-mail', 'Per e-mail'), yesOrNo],
        changed_at: [label('Choisi le', 'Scelto il'), moment],
      }),
      part('outgoing_messages', label('E-mails et SMS envoyés', 'E-mail e SMS inviati'), {
        channel: [way, words(channels)],
        created_at: [label('Écrit le', 'Scritto il'), moment],
        sent_at: [sentOn, moment],
        tries: [tries, text],
      }),
    ],
  },
  {
    title: of(otherDocuments, 'title'),
    parts: [
      part('insurer_documents', of(otherDocuments, 'title'), {
        document_id: [
          fileName,
          file('insurer_documents', 'document_id', (row, { language }) =>
            String((language === 'it' ? row['title_it'] : row['title_fr']) ?? row['title_fr'] ?? row['title_it']),
          ),
        ],
        issued_on: [label('Daté du', 'Data'), day],
        received_at: [label('Reçu le', 'Ricevuto il'), moment],
      }),
    ],
  },
  {
    title: label('Messages', 'Messaggi'),
    parts: [
      part('contact_messages', label('Messages à notre équipe', 'Messaggi al nostro team'), {
        reference: [reference, text],
        created_at: [on, moment],
        subject: [thing, text],
        message: [of(messageLabels, 'text'), text],
      }),
      part('contact_answers', of(messageLabels, 'answers'), {
        contact_message_id: [reference, referenceOfMessage],
        answered_at: [on, moment],
        author_name: [label('De', 'Da'), text],
        text: [of(messageLabels, 'answer'), text],
      }),
      part('contact_files', of(messageLabels, 'files'), {
        contact_message_id: [reference, referenceOfMessage],
        name: [fileName, file('contact_files', 'file_id', ({ name }) => String(name))],
      }),
      part('faq_votes', label('Vos avis sur nos réponses', 'I Suoi giudizi sulle nostre risposte'), {
        question: [label('Question', 'Domanda'), text],
        useful: [label('Utile', 'Utile'), yesOrNo],
        voted_at: [on, moment],
      }),
    ],
  },
  {
    title: label('Parrainages', 'Presentazioni'),
    parts: [
      part('sponsors', label('Votre lien', 'Il Suo link'), {
        code: [label('Code', 'Codice'), text],
        created_at: [since, moment],
      }),
      part('sponsorship_requests', label('Personnes parrainées', 'Persone presentate'), {
        firstname: [of(fieldLabels, 'firstname'), text],
        reference: [reference, text],
        status: [status, words(sponsorshipStages)],
        created_at: [label('Devis le', 'Preventivo il'), moment],
        signed_at: [label('Signé le', 'Firmato il'), moment],
        effective_date: [of(contractLabels, 'effective_date'), day],
        validated_at: [label('Validé le', 'Convalidato il'), moment],
        refused_at: [label('Non retenu le', 'Non accolta il'), moment],
        drawn_at: [label('Gain découvert le', 'Premio scoperto il'), moment],
        amount_cents: [label('Gain', 'Vincita'), amount],
        paid_on: [label('Gain versé le', 'Vincita accreditata il'), day],
      }),
      part('sponsorship_draws', label('Tirages', 'Estrazioni'), {
        sponsorship_request_id: [label('Pour', 'Per'), godchild],
        drawn_at: [on, moment],
        amount_cents: [label('Gain', 'Vincita'), amount],
      }),
    ],
  },
  {
    title: label('Appareils et accès', 'Dispositivi e accessi'),
    parts: [
      part('sessions', label('Connexions', 'Accessi'), {
        user_agent: [label('Navigateur', 'Browser'), browser],
        network: [label('Réseau', 'Rete'), text],
        created_at: [openedOn, moment],
        last_used_at: [lastUsed, moment],
        ended_at: [endedOn, moment],
      }),
      part('passkeys', label('Clés pour se connecter', 'Passkey'), {
        name: [of(fieldLabels, 'name'), text],
        transports: [way, each],
        created_at: [since, moment],
        last_used_at: [lastUsed, moment],
      }),
      part('links', label('Liens envoyés', 'Link inviati'), {
        purpose: [thing, words(linkPurposes)],
        created_at: [sentOn, moment],
        expires_at: [until, moment],
        used_at: [label('Utilisé le', 'Usato il'), moment],
      }),
      part('invitations', label('Invitations', 'Inviti'), {
        state: [status, words(invitationStates)],
        mailed_at: [sentOn, moment],
      }),
      part('calendar_feeds', label('Calendrier', 'Calendario'), {
        created_at: [since, moment],
        last_read_at: [label('Dernière lecture', 'Ultima lettura'), moment],
      }),
    ],
  },
  {
    title: label('Droits sur vos données', 'Diritti sui Suoi dati'),
    parts: [
      part('erasure_requests', label('Effacements demandés', 'Cancellazioni richieste'), {
        reference: [reference, text],
        status: [status, words(erasureStatuses)],
        requested_at: [label('Demandé le', 'Richiesto il'), moment],
        answer_by: [label('Réponse avant le', 'Risposta entro il'), day],
        ended_at: [endedOn, moment],
      }),
      part('legal_holds', label('Données gardées pour un litige', 'Dati conservati per una controversia'), {
        reason: [why, text],
        placed_at: [since, moment],
        lifted_at: [until, moment],
      }),
    ],
  },
  {
    title: label('Journal', 'Registro'),
    parts: [
      part('audit_log', label('Ce qui a été fait', 'Ciò che è stato fatto'), {
        at: [on, moment],
        action: [thing, firstWord(words(journalThings))],
        actor: [by, words(actors)],
      }),
      part('insurer_events', label('Ce que l’assureur a su', 'Ciò che l’assicuratore ha saputo'), {
        at: [on, moment],
        event: [thing, firstWord(words(journalThings))],
      }),
    ],
  },
]
