import { animalLabels, genderNames, speciesNames } from '@coussinet/contract/domain/animals.ts'
import { pastRefundLabels, payoutLabels, refundLabels } from '@coussinet/contract/domain/bill.ts'
import { careKindNames, causeNames } from '@coussinet/contract/domain/care.ts'
import { messageLabels } from '@coussinet/contract/domain/contact.ts'
import { countryNames } from '@coussinet/contract/domain/countries.ts'
import { contractLabels, formulaChangeLabels, formulaChangeStatusNames } from '@coussinet/contract/domain/cover.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { disputeLabels, disputeStatusNames } from '@coussinet/contract/domain/disputes.ts'
import { otherDocuments } from '@coussinet/contract/domain/documents.ts'
import { euros } from '@coussinet/contract/domain/format.ts'
import { accountLabels, declineNames, receiptStatusNames } from '@coussinet/contract/domain/payments.ts'
import { fieldLabels } from '@coussinet/contract/domain/problems.ts'
import { quoteFileNames, quoteLabels, quoteStatusNames } from '@coussinet/contract/domain/quotes.ts'
import { askedThings } from '@coussinet/contract/domain/rejections.ts'
import {
  channelNames,
  fileTypeNames,
  refundStatusNames,
  requestLabels,
  timelineNames,
} from '@coussinet/contract/domain/requests.ts'
import { sponsorshipStages } from '@coussinet/contract/domain/sponsorship.ts'
import type { Label, Language } from '@coussinet/texts/messages.ts'
import * as z from 'zod/mini'
import { renderNotification } from '#modules/notifications/notifications.ts'
import { animalColumnNames, animalColumns } from '#modules/policy/policy.ts'
import type { Database } from '#platform/db/db.types.ts'
import type { ExportRow } from '../personal-data.store.ts'
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
  type CellFormat,
  moment,
  month,
  request,
  text,
  words,
  yesOrNo,
} from './kinds.ts'
import { archiveLabels, billLine, languageNames, partTitles, sectionTitles } from './section-words.ts'

type SectionColumn = { name: string; label: Label; kind: CellFormat }
/** A table in a section: each row by the columns that matter to a person. */
export type SectionTable = {
  table: string
  title: Label
  columns: readonly SectionColumn[]
  /** shows only rows whose column has this value */
  only?: { column: string; value: string }
}
export type CopySection = { title: Label; parts: readonly SectionTable[] }

const of = <K extends string>(
  { fr, it, nl }: Readonly<Record<Language, Readonly<Record<NoInfer<K>, string>>>>,
  name: K,
): Label => ({ fr: fr[name], it: it[name], nl: nl[name] })

const archiveLabel = (name: keyof typeof archiveLabels.fr): Label => of(archiveLabels, name)

type SectionColumns<T extends keyof Database> = { readonly [C in keyof Database[T]]?: readonly [Label, CellFormat] }

const part = <T extends keyof Database & (keyof typeof partTitles.fr | 'documents')>(
  table: T,
  columns: SectionColumns<T>,
): SectionTable => ({
  table,
  title: of<string>(partTitles, table),
  columns: Object.entries<readonly [Label, CellFormat] | undefined>(columns).flatMap(([name, column]) =>
    column ? [{ name, label: column[0], kind: column[1] }] : [],
  ),
})

const documentsOf = (
  owner_kind: 'request' | 'quote' | 'message',
  columns: SectionColumns<'documents'>,
): SectionTable => ({
  ...part('documents', columns),
  title: of<string>(partTitles, `documents_of_${owner_kind}s`),
  only: { column: 'owner_kind', value: owner_kind },
})

const firstWord =
  (kind: CellFormat): CellFormat =>
  (value, copy, row) =>
    kind(String(value).split('.')[0], copy, row)

const referenceOfMessage: CellFormat = (id, { rows }) =>
  String(rows.get('contact_messages')?.find((row) => row['contact_message_id'] === id)?.['reference'] ?? '–')

const requestOfMessage: CellFormat = (id, copy, row) => {
  const found = copy.rows.get('refund_request_messages')?.find((one) => one['message_id'] === id)
  return found ? request(found['request_id'], copy, row) : '–'
}

const Line = z.object({
  label: z.string(),
  care_kind: z.string(),
  billed_cents: z.number(),
  refunded_cents: z.number(),
})

const lines: CellFormat = (value, { language }) => {
  const names: Readonly<Record<string, string>> = careKindNames[language]
  return (z.array(Line).safeParse(value).data ?? []).map((line) =>
    billLine[language].of(
      line.label || (names[line.care_kind] ?? line.care_kind),
      euros(line.billed_cents, language),
      euros(line.refunded_cents, language),
    ),
  )
}

const QuoteLines = z.array(z.object({ label: z.string(), care_kind: z.string(), billed_cents: z.number() }))

const quoteLines: CellFormat = (value, { language }) => {
  const names: Readonly<Record<string, string>> = careKindNames[language]
  return (QuoteLines.safeParse(value).data ?? []).map(
    ({ label, care_kind, billed_cents }) =>
      `${label || (names[care_kind] ?? care_kind)}: ${euros(billed_cents, language)}`,
  )
}

const notificationText: CellFormat = (kind, { language }, { params, created_at }) => {
  const on = created_at instanceof Date ? toLocalDay(created_at) : undefined
  const { title, body } = renderNotification(String(kind), params, language, on)
  return body === '' ? title : [title, body]
}

const questionText: CellFormat = (code, { language }) => {
  const things: Readonly<Record<string, string>> = askedThings[language]
  return things[String(code)] ?? String(code)
}

const expiry: CellFormat = (value, copy, row) => month(value, copy, row)
const daily: CellFormat = (value) => String(value)
const own: CellFormat = (value, { language }) => {
  const names: Readonly<Record<string, string>> = languageNames[language]
  const [code = ''] = String(value).split('-')
  return names[code] ?? String(value)
}

const Titles = z.record(z.string(), z.string())

function titleOf(row: ExportRow, language: Language): string {
  const others = Titles.safeParse(row['other_titles']).data ?? {}
  const [any = '–'] = Object.values(others)
  return String(row[`title_${language}`] ?? others[language] ?? row['title_fr'] ?? row['title_it'] ?? any)
}

const animalCells = {
  text,
  day,
  amount,
  formula,
  species: words(speciesNames),
  gender: words(genderNames),
  end: words(coverEnds),
}

const since = archiveLabel('since')
const until = archiveLabel('until')
const on = archiveLabel('on')
const status = archiveLabel('status')
const sum = archiveLabel('sum')
const reference = archiveLabel('reference')
const animalOf = archiveLabel('animalOf')
const requestOf = archiveLabel('requestOf')
const sentOn = archiveLabel('sentOn')
const endedOn = archiveLabel('endedOn')
const openedOn = archiveLabel('openedOn')
const lastUsed = archiveLabel('lastUsed')
const fileName = archiveLabel('fileName')
const thing = archiveLabel('thing')
const way = archiveLabel('way')
const why = archiveLabel('why')
const by = archiveLabel('by')
const tries = archiveLabel('tries')
const month_of = archiveLabel('month_of')

/** All data of a member, in the order of the page: personal data first, technical records last. */
export const sections: readonly CopySection[] = [
  {
    title: of(sectionTitles, 'identity'),
    parts: [
      part('members', {
        nevg: [of(contractLabels, 'nevg'), text],
        firstname: [of(fieldLabels, 'firstname'), text],
        lastname: [of(fieldLabels, 'lastname'), text],
        organisation: [of(fieldLabels, 'organisation'), text],
        email: [of(fieldLabels, 'email'), text],
        pending_email: [archiveLabel('pending_email'), text],
        recovery_email: [archiveLabel('recovery_email'), text],
        mobile: [of(fieldLabels, 'mobile'), text],
        landline: [of(fieldLabels, 'landline'), text],
        line1: [of(fieldLabels, 'address_line1'), text],
        line2: [of(fieldLabels, 'address_line2'), text],
        line3: [of(fieldLabels, 'address_line3'), text],
        line4: [of(fieldLabels, 'address_line4'), text],
        postal_code: [of(fieldLabels, 'postal_code'), text],
        city: [of(fieldLabels, 'city'), text],
        country: [of(fieldLabels, 'country'), words(countryNames)],
        locale: [archiveLabel('locale'), own],
        created_at: [archiveLabel('created_at'), moment],
        email_changed_at: [archiveLabel('email_changed_at'), moment],
        mobile_changed_at: [archiveLabel('mobile_changed_at'), moment],
        frozen_at: [archiveLabel('frozen_at'), moment],
        disabled_at: [archiveLabel('disabled_at'), moment],
        erased_at: [archiveLabel('erased_at'), moment],
      }),
      part('former_contacts', {
        contact: [archiveLabel('contact'), text],
        channel: [way, words(channels)],
        left_at: [until, moment],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'contract'),
    parts: [
      part('contracts', {
        contract_number: [of(contractLabels, 'number'), text],
        status: [status, words(contractStatuses)],
        country: [of(fieldLabels, 'country'), words(countryNames)],
        effective_date: [of(contractLabels, 'effective_date'), day],
        end_date: [archiveLabel('end_date'), day],
        withdrawal_until: [archiveLabel('withdrawal_until'), day],
        due_day: [of(contractLabels, 'due_day'), daily],
        amount_due_cents: [archiveLabel('amount_due_cents'), amount],
        formal_notice_on: [archiveLabel('formal_notice_on'), day],
        suspends_on: [archiveLabel('suspends_on'), day],
      }),
      part('suspensions', {
        from_day: [since, day],
        to_day: [until, day],
      }),
      part('past_contracts', {
        contract_number: [of(contractLabels, 'number'), text],
        effective_date: [of(contractLabels, 'effective_date'), day],
        end_date: [archiveLabel('end_date'), day],
      }),
      part('contract_endings', {
        kind: [thing, words(endingKinds)],
        reference: [reference, text],
        requested_at: [archiveLabel('requested_at'), moment],
        ends_on: [archiveLabel('ends_on'), day],
      }),
      part('price_revisions', {
        animal_id: [animalOf, animal],
        from_day: [since, day],
        old_price_cents: [archiveLabel('old_price_cents'), amount],
        new_price_cents: [archiveLabel('new_price_cents'), amount],
        announced_on: [archiveLabel('announced_on'), day],
      }),
      part('formula_changes', {
        animal_id: [animalOf, animal],
        status: [status, words(formulaChangeStatusNames)],
        from_formula: [of(formulaChangeLabels, 'from_formula'), formula],
        formula: [of(animalLabels, 'formula'), formula],
        takes_effect_on: [of(formulaChangeLabels, 'takes_effect_on'), day],
        monthly_price_cents: [of(animalLabels, 'monthly_price_cents'), amount],
        asked_at: [archiveLabel('requested_at'), moment],
        answered_at: [archiveLabel('answered_at'), moment],
        reason: [of(formulaChangeLabels, 'reason'), text],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'animals'),
    parts: [
      part(
        'animals',
        Object.fromEntries(
          animalColumnNames.map((name) => [
            name,
            [of(animalLabels, name), animalCells[animalColumns[name].shown]] as const,
          ]),
        ),
      ),
    ],
  },
  {
    title: of(sectionTitles, 'refunds'),
    parts: [
      part('refunds', {
        tracking_reference: [of(requestLabels, 'tracking_reference'), text],
        animal_id: [animalOf, animal],
        care_date: [of(requestLabels, 'care_date'), day],
        cause: [archiveLabel('cause'), words(causeNames)],
        lines: [of(refundLabels, 'lines'), lines],
        billed_cents: [of(refundLabels, 'billed'), amount],
        deductible_cents: [of(contractLabels, 'deductible'), amount],
        refunded_cents: [of(refundLabels, 'refunded'), amount],
        decided_at: [archiveLabel('decided_at'), moment],
        payment_date: [of(payoutLabels, 'payment_date'), day],
        destination_iban: [of(payoutLabels, 'account'), account],
        destination_holder: [of(accountLabels, 'holder'), text],
      }),
      part('refund_corrections', {
        request_id: [requestOf, request],
        status: [archiveLabel('refund_corrections_status'), words(refundStatusNames)],
        corrected_at: [archiveLabel('corrected_at'), moment],
        reason: [why, text],
      }),
      part('disputes', {
        request_id: [requestOf, request],
        status: [status, words(disputeStatusNames)],
        created_at: [sentOn, moment],
        reason: [of(disputeLabels, 'reason'), text],
        answered_at: [archiveLabel('answered_at'), moment],
        outcome_text: [of(disputeLabels, 'answer'), text],
      }),
      part('quotes', {
        animal_id: [animalOf, animal],
        status: [status, words(quoteStatusNames)],
        planned_on: [of(quoteLabels, 'planned_on'), day],
        vet_name: [of(requestLabels, 'vet'), text],
        cause: [archiveLabel('cause'), words(causeNames)],
        first_symptoms_on: [of(requestLabels, 'first_symptoms'), day],
        lines: [of(quoteLabels, 'lines'), quoteLines],
        submitted_at: [sentOn, moment],
        answered_at: [archiveLabel('answered_at'), moment],
        answer_lines: [of(quoteLabels, 'agreed'), lines],
        conditions: [of(quoteLabels, 'conditions'), text],
        valid_until: [of(quoteLabels, 'valid_until'), day],
        reason: [of(quoteLabels, 'reason'), text],
        request_id: [requestOf, request],
        ended_at: [endedOn, moment],
      }),
      documentsOf('quote', {
        type: [archiveLabel('type'), words(quoteFileNames)],
        name: [fileName, file('documents', 'file_id', ({ name }) => String(name))],
        received_at: [archiveLabel('received_at'), moment],
      }),
      part('returned_payments', {
        amount_cents: [sum, amount],
        payment_date: [of(payoutLabels, 'payment_date'), day],
        returned_on: [archiveLabel('returned_on'), day],
      }),
      part('opening_balances', {
        animal_id: [animalOf, animal],
        insurance_year_start: [archiveLabel('insurance_year_start'), day],
        ceiling_used_cents: [of(contractLabels, 'ceiling'), amount],
        package_used_cents: [of(contractLabels, 'package'), amount],
        deductible_used_cents: [of(contractLabels, 'deductible'), amount],
        event_first_care_date: [archiveLabel('event_first_care_date'), day],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'requests'),
    parts: [
      part('refund_requests', {
        request_id: [of(requestLabels, 'tracking_reference'), request],
        status: [status, words(refundStatusNames)],
        care_date: [of(requestLabels, 'care_date'), day],
        invoice_number: [of(requestLabels, 'invoice_number'), text],
        vet_name: [of(requestLabels, 'vet'), text],
        cause: [archiveLabel('cause'), words(causeNames)],
        first_symptoms_on: [of(requestLabels, 'first_symptoms'), day],
        created_at: [archiveLabel('refund_requests_created_at'), moment],
        submitted_at: [archiveLabel('submitted_at'), moment],
        received_on: [archiveLabel('received_on'), day],
        channel: [archiveLabel('channel'), words(channelNames)],
        mailed_by: [archiveLabel('mailed_by'), text],
        before_portal: [of(pastRefundLabels, 'before'), yesOrNo],
        follows: [archiveLabel('follows'), request],
        decided_at: [archiveLabel('refund_requests_decided_at'), moment],
      }),
      part('refund_request_animals', {
        request_id: [requestOf, request],
        animal_id: [animalOf, animal],
      }),
      documentsOf('request', {
        request_id: [requestOf, request],
        type: [archiveLabel('type'), words(fileTypeNames)],
        animal_id: [animalOf, animal],
        name: [fileName, file('documents', 'file_id', ({ name }) => String(name))],
        status: [status, words(fileStatuses)],
        refusal_code: [archiveLabel('refusal_code'), questionText],
        received_at: [archiveLabel('received_at'), moment],
      }),
      part('pile_arrivals', {
        name: [fileName, text],
        received_at: [archiveLabel('received_at'), moment],
      }),
      part('refund_request_awaited', {
        request_id: [requestOf, request],
        animal_id: [animalOf, animal],
        reason_code: [thing, questionText],
        note: [archiveLabel('note'), text],
        due_on: [archiveLabel('due_on'), day],
        settled_at: [archiveLabel('settled_at'), moment],
      }),
      part('refund_request_messages', {
        request_id: [requestOf, request],
        created_at: [on, moment],
        author_name: [archiveLabel('author_name'), text],
        text: [archiveLabel('message_text'), text],
        quoted_text: [archiveLabel('message_quoted_text'), text],
        read_at: [archiveLabel('message_read_at'), moment],
      }),
      documentsOf('message', {
        message_id: [requestOf, requestOfMessage],
        name: [fileName, file('documents', 'file_id', ({ name }) => String(name))],
      }),
      part('refund_request_moves', {
        request_id: [requestOf, request],
        step: [archiveLabel('step'), words(timelineNames)],
        at: [on, moment],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'contributions'),
    parts: [
      part('receipts', {
        month: [month_of, month],
        amount_cents: [sum, amount],
        status: [status, words(receiptStatusNames)],
        due_date: [archiveLabel('due_date'), day],
        payment_date: [archiveLabel('payment_date'), day],
        decline_code: [why, words(declineNames)],
        next_attempt_on: [archiveLabel('next_attempt_on'), day],
      }),
      part('receipt_attempts', {
        receipt_id: [month_of, contribution],
        on_day: [on, day],
        means: [way, words(means)],
        outcome: [archiveLabel('outcome'), words(outcomes)],
        decline_code: [why, words(declineNames)],
      }),
      part('due_day_revisions', {
        from_month: [since, month],
        old_due_day: [archiveLabel('old_price_cents'), daily],
        new_due_day: [archiveLabel('new_price_cents'), daily],
      }),
      part('card_payments', {
        created_at: [on, moment],
        amount_cents: [sum, amount],
        status: [status, words(cardPaymentStatuses)],
        settled_at: [endedOn, moment],
      }),
      part('card_payment_receipts', {
        receipt_id: [month_of, contribution],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'payments'),
    parts: [
      part('mandates', {
        umr: [of(accountLabels, 'umr'), text],
        status: [status, words(mandateStatuses)],
        iban: [of(accountLabels, 'account'), account],
        holder: [of(accountLabels, 'holder'), text],
        on_behalf_of: [archiveLabel('on_behalf_of'), text],
        signatory: [archiveLabel('signatory'), text],
        line1: [of(fieldLabels, 'address_line1'), text],
        postal_code: [of(fieldLabels, 'postal_code'), text],
        city: [of(fieldLabels, 'city'), text],
        signature_mode: [archiveLabel('signature_mode'), words(channels)],
        signature_recipient: [archiveLabel('signature_recipient'), text],
        signed_at: [archiveLabel('signed_at'), moment],
        first_debit_on: [of(accountLabels, 'first_debit'), day],
        ended_at: [endedOn, moment],
      }),
      part('mandate_papers', {
        mandate_id: [
          fileName,
          file('mandate_papers', 'mandate_id', ({ mandate_id }, { rows }) =>
            String(rows.get('mandates')?.find((row) => row['mandate_id'] === mandate_id)?.['umr'] ?? '–'),
          ),
        ],
        made_at: [archiveLabel('made_at'), moment],
      }),
      part('payment_cards', {
        brand: [archiveLabel('brand'), text],
        last4: [archiveLabel('last4'), text],
        holder: [of(accountLabels, 'holder'), text],
        expires: [archiveLabel('expires'), expiry],
        created_at: [since, moment],
        ended_at: [until, moment],
      }),
      part('card_registrations', {
        created_at: [on, moment],
        used_at: [endedOn, moment],
        expires_at: [until, moment],
      }),
      part('refund_accounts', {
        iban: [of(accountLabels, 'account'), account],
        holder: [of(accountLabels, 'holder'), text],
        created_at: [since, moment],
        ended_at: [until, moment],
        held_until: [archiveLabel('held_until'), moment],
      }),
      part('refund_account_drafts', {
        iban: [of(accountLabels, 'account'), account],
        holder: [of(accountLabels, 'holder'), text],
        status: [status, words(mandateStatuses)],
        created_at: [on, moment],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'signatures'),
    parts: [
      part('signatures', {
        subject: [thing, words(signedThings)],
        mode: [way, words(channels)],
        recipient: [archiveLabel('recipient'), text],
        status: [status, words(codeStatuses)],
        attempts: [tries, text],
        sent_at: [sentOn, moment],
      }),
      part('evidence', {
        kind: [thing, words(evidenceKinds)],
        at: [on, moment],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'notifications'),
    parts: [
      part('notifications', {
        created_at: [on, moment],
        kind: [archiveLabel('kind'), notificationText],
        read_at: [archiveLabel('read_at'), moment],
      }),
      part('notification_preferences', {
        notification_group: [thing, words(notificationGroupNames)],
        email: [archiveLabel('email'), yesOrNo],
        push: [archiveLabel('push'), yesOrNo],
        changed_at: [archiveLabel('changed_at'), moment],
      }),
      part('push_subscriptions', {
        user_agent: [archiveLabel('user_agent'), browser],
        details: [archiveLabel('details'), yesOrNo],
        created_at: [since, moment],
        last_sent_at: [lastUsed, moment],
      }),
      part('outgoing_messages', {
        channel: [way, words(channels)],
        created_at: [archiveLabel('outgoing_messages_created_at'), moment],
        sent_at: [sentOn, moment],
        tries: [tries, text],
      }),
    ],
  },
  {
    title: of(otherDocuments, 'title'),
    parts: [
      part('insurer_documents', {
        document_id: [
          fileName,
          file('insurer_documents', 'document_id', (row, { language }) => titleOf(row, language)),
        ],
        issued_on: [archiveLabel('issued_on'), day],
        received_at: [archiveLabel('received_at'), moment],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'messages'),
    parts: [
      part('contact_messages', {
        reference: [reference, text],
        created_at: [on, moment],
        subject: [thing, text],
        message: [of(messageLabels, 'text'), text],
      }),
      part('contact_answers', {
        contact_message_id: [reference, referenceOfMessage],
        answered_at: [on, moment],
        author_name: [archiveLabel('author_name'), text],
        text: [of(messageLabels, 'answer'), text],
      }),
      part('contact_files', {
        contact_message_id: [reference, referenceOfMessage],
        name: [fileName, file('contact_files', 'file_id', ({ name }) => String(name))],
      }),
      part('faq_votes', {
        question: [archiveLabel('question'), text],
        useful: [archiveLabel('useful'), yesOrNo],
        voted_at: [on, moment],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'sponsorships'),
    parts: [
      part('sponsors', {
        code: [archiveLabel('code'), text],
        created_at: [since, moment],
      }),
      part('sponsorship_requests', {
        firstname: [of(fieldLabels, 'firstname'), text],
        reference: [reference, text],
        status: [status, words(sponsorshipStages)],
        created_at: [archiveLabel('sponsorship_requests_created_at'), moment],
        signed_at: [archiveLabel('signed_at'), moment],
        effective_date: [of(contractLabels, 'effective_date'), day],
        validated_at: [archiveLabel('validated_at'), moment],
        refused_at: [archiveLabel('refused_at'), moment],
        drawn_at: [archiveLabel('drawn_at'), moment],
        amount_cents: [archiveLabel('amount_cents'), amount],
        paid_on: [archiveLabel('paid_on'), day],
      }),
      part('sponsorship_draws', {
        sponsorship_request_id: [archiveLabel('sponsorship_request_id'), godchild],
        drawn_at: [on, moment],
        amount_cents: [archiveLabel('amount_cents'), amount],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'devices'),
    parts: [
      part('sessions', {
        user_agent: [archiveLabel('user_agent'), browser],
        network: [archiveLabel('network'), text],
        created_at: [openedOn, moment],
        last_used_at: [lastUsed, moment],
        ended_at: [endedOn, moment],
      }),
      part('passkeys', {
        name: [of(fieldLabels, 'name'), text],
        transports: [way, each],
        created_at: [since, moment],
        last_used_at: [lastUsed, moment],
      }),
      part('identities', {
        provider: [archiveLabel('provider'), text],
        linked_at: [since, moment],
        last_used_at: [lastUsed, moment],
        unlinked_at: [endedOn, moment],
      }),
      part('links', {
        purpose: [thing, words(linkPurposes)],
        created_at: [sentOn, moment],
        expires_at: [until, moment],
        used_at: [archiveLabel('used_at'), moment],
      }),
      part('invitations', {
        state: [status, words(invitationStates)],
        mailed_at: [sentOn, moment],
      }),
      part('vet_links', {
        animal_id: [animalOf, animal],
        created_at: [since, moment],
        expires_at: [until, moment],
        opened_at: [openedOn, moment],
        used_at: [archiveLabel('used_at'), moment],
        revoked_at: [endedOn, moment],
      }),
      part('calendar_feeds', {
        created_at: [since, moment],
        last_read_at: [archiveLabel('last_read_at'), moment],
      }),
      part('invoice_addresses', {
        created_at: [since, moment],
        last_used_at: [lastUsed, moment],
      }),
      part('invoice_mails', {
        received_at: [archiveLabel('received_at'), moment],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'rights'),
    parts: [
      part('erasure_requests', {
        reference: [reference, text],
        status: [status, words(erasureStatuses)],
        requested_at: [archiveLabel('erasure_requests_requested_at'), moment],
        answer_by: [archiveLabel('answer_by'), day],
        ended_at: [endedOn, moment],
      }),
      part('legal_holds', {
        reason: [why, text],
        placed_at: [since, moment],
        lifted_at: [until, moment],
      }),
    ],
  },
  {
    title: of(sectionTitles, 'journal'),
    parts: [
      part('audit_log', {
        at: [on, moment],
        action: [thing, firstWord(words(journalThings))],
        actor: [by, words(actors)],
      }),
      part('insurer_events', {
        at: [on, moment],
        event: [thing, firstWord(words(journalThings))],
      }),
    ],
  },
]
