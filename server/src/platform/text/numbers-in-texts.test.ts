import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const texts = `${import.meta.dirname}/../../../../texts`
const languages = ['fr', 'it', 'nl'] as const

const units = {
  fr: 'jours?|heures?|minutes?|min|mois|ans?|semaines?|Mo|%|€|caractères|chiffres?|lettres?|millions|pages',
  it: 'giorni|giorno|ore|minuti|min|mesi|mese|anni|anno|settimane|MB|%|€|caratteri|cifre|cifra|lettere|lettera|milioni|pagine',
  nl: 'werkdagen|dagen|dag|uur|minuten|min|maanden|jaar|weken|MB|%|€|tekens|cijfers|cijfer|letters?|miljoen|pagina’s',
}

/**
 * Every number with a unit that a text of pages, mails, notices and messages holds itself. Laws and the portal's own rules
 * set them; what a brand sets (formulas, due days, promises, gains, cards) comes into a text as its parameter.
 */
const fixed: Record<string, [numbers: string, why: string]> = {
  'mails/accounts.ts': ['48', 'refund-accounts/holds.ts'],
  'mails/contact.ts': ['45', 'IVASS regolamento 24/2008, complaints'],
  'mails/endings.ts': ['14 30', 'code des assurances, renunciation and repayment'],
  'mails/notices.ts': ['14', 'life of the link that undoes a change'],
  'mails/profile.ts': ['24', 'life of a link to a new address'],
  'mails/recovery.ts': ['30 24 10 72', 'lives of links; the address of before is written to for 72 h'],
  'mails/signing.ts': ['8 10', 'SEPA core rulebook, refund right; signing/one-time-code.ts'],
  'notifications/kinds.ts': ['80', 'the notice ceiling_80'],
  'notifications/reminders.ts': ['30 36', 'a draft that is kept; SEPA core rulebook, unused mandates'],
  'pages/animals/animals.ts': ['12', 'requests of the last year'],
  'pages/animals/identification/identification.ts': ['15', 'ISO 11784'],
  'pages/contract/contract.ts': ['10 45 5 20 180', 'the laws of complaints of three countries, the arbiter’s fee'],
  'pages/contract/ending/ending.ts': ['30', 'Italian notice, contract/earliest-end.ts'],
  'pages/contract/ending/flow/flow.ts': ['30', 'repayment after a renunciation'],
  'pages/home/home.ts': ['5', 'the largest upload'],
  'pages/legal-pages/legal-pages.ts': ['200', 'text size of WCAG 1.4.4'],
  'pages/onboarding/onboarding.ts': ['25', 'the gain of Italy, which is fixed for every brand (sponsorship-offers.ts)'],
  'pages/payment-methods/refund-account/destination.ts': ['48', 'refund-accounts/holds.ts'],
  'pages/payment-methods/signing/bank/bank.ts': ['11', 'ISO 9362'],
  'pages/payment-methods/signing/signing.ts': ['6 10 72', 'one-time codes; a new address gets none for 72 h'],
  'pages/platform/language/new-password.ts': ['8', 'SEC-04'],
  'pages/platform/photo/photo.ts': ['5', 'the largest upload'],
  'pages/privacy-notice/privacy.ts': ['14', 'days that errors are kept'],
  'pages/profile/profile.ts': ['12', 'requests of the last year'],
  'pages/refunds/dispute/dispute.ts': ['20', 'the shortest reason of a dispute'],
  'pages/refunds/detail/detail.ts': ['30', 'days behind what decisions usually take'],
  'pages/refunds/list/refunds-list.ts': ['12', 'requests of the last year'],
  'pages/refunds/new-refund/new-refund.ts': ['30', 'a draft that is kept'],
  'pages/refunds/refunds.ts': ['12', 'requests of the last year'],
  'pages/refunds/request/keep-draft.ts': ['30', 'a draft that is kept'],
  'pages/session/links.ts': ['30 24 14', 'lives of links'],
  'pages/sponsorship/sponsorship-offer.ts': ['14', 'days of renunciation'],
  'pages/sponsorship/sponsorship.ts': ['14', 'days of renunciation'],
  'papers/indexation-notice.ts': ['30', 'the law of revisions'],
  'papers/legal/endings.ts': ['30', 'the laws of endings of three countries'],
  'papers/legal/ipid.ts': ['100', 'the rate of the package'],
  'papers/mandate-paper/mandate.ts': ['8 36', 'SEPA core rulebook'],
  'papers/year-statement.ts': ['550 129,11 19', 'TUIR, article 15'],
  'server/contributions/refund-accounts/account-text.ts': ['48', 'refund-accounts/holds.ts'],
  'server/platform/text/brand-in-words.ts': ['45', 'refunds/rules/counters.ts'],
  'server/privacy/personal-data/archive/read-me.ts': ['24', 'life of an archive'],
  'words/field-errors.ts': ['15 11 5 4 72 20 8 50 300 30', 'forms of numbers, limits of uploads'],
  'words/rejections.ts': ['30', 'days to answer what was asked'],
}

const files = globSync('**/*.ts', { cwd: `${texts}/fr` }).filter((path) => !/^(?:search|demo|help)\//.test(path))

/** Finds them in the source of a text, its comments and the Dutch noon left out. */
function numbersIn(language: (typeof languages)[number], path: string): string[] {
  const source = readFileSync(`${texts}/${language}/${path}`, 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\b12 uur\b/gm,
    '',
  )
  const written = new RegExp(
    `(?:€[\\s\\u00a0])?(\\d+(?:,\\d+)?)(?:[\\s\\u00a0]?(?:derniers |ultimi |laatste )?(?:${units[language]})(?![\\p{L}]))|€[\\s\\u00a0](\\d+(?:,\\d+)?)`,
    'gu',
  )
  return [...new Set([...source.matchAll(written)].map(([, first, second]) => first ?? second ?? ''))].filter(
    (number) => Number(number) !== 0 && number !== '1',
  )
}

describe('[GO-02] numbers that texts hold themselves', () => {
  it('are those of laws and rules, none that a brand sets', () => {
    const found = Object.fromEntries(
      files.flatMap((path) => {
        const numbers = numbersIn('fr', path)
        return numbers.length === 0 ? [] : [[path, numbers.toSorted().join(' ')]]
      }),
    )
    const expected = Object.fromEntries(
      Object.entries(fixed).map(([path, [numbers]]) => [path, numbers.split(' ').toSorted().join(' ')]),
    )
    expect(files.length).toBeGreaterThan(150)
    expect(found).toEqual(expected)
  })

  it.each(['it', 'nl'] as const)('are the same in %s', (language) => {
    const other = files
      .filter((path) => existsSync(`${texts}/${language}/${path}`))
      .flatMap((path) => {
        const [french, own] = [numbersIn('fr', path), numbersIn(language, path)].map((numbers) => numbers.toSorted())
        // Italian says 48 hours for two working days (REF-16).
        if (path === 'words/promised-days.ts') return []
        return JSON.stringify(french) === JSON.stringify(own) ? [] : [{ path, french, own }]
      })
    expect(other).toEqual([])
  })
})
