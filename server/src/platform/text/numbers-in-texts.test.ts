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
  'account-mails.ts accountNotices': ['48', 'refund-accounts/holds.ts'],
  'account-mails.ts noticeFrame': ['14', 'life of the link that undoes a change'],
  'account-mails.ts addressToConfirm': ['24', 'life of a link to a new address'],
  'account-mails.ts linkLetters': ['30 24 10', 'lives of links; the address of before is written to for 72 h'],
  'account-mails.ts whyFormerAddress': ['72', 'lives of links; the address of before is written to for 72 h'],
  'account-mails.ts codeForSomebodyElse': ['8', 'SEPA core rulebook, refund right; signing/one-time-code.ts'],
  'account-mails.ts codeSms': ['10', 'SEPA core rulebook, refund right; signing/one-time-code.ts'],
  'account-text.ts accountText': ['48', 'refund-accounts/holds.ts'],
  'animals.ts animalMessages': ['12', 'requests of the last year'],
  'animals.ts identificationMessages': ['15', 'ISO 11784'],
  'contract.ts complaintMessages': ['10 45 5 20 180', 'the laws of complaints of three countries, the arbiter’s fee'],
  'contract.ts endingMessages': ['30', 'Italian notice, contract/earliest-end.ts'],
  'contract.ts flowMessages': ['30', 'repayment after a renunciation'],
  'disputes.ts disputeMessages': ['20', 'the shortest reason of a dispute'],
  'form-words.ts fieldErrorSentences': ['15 11 5 4 72 20 8 50 300 30', 'forms of numbers, limits of uploads'],
  'home.ts homeMessages': ['5', 'the largest upload'],
  'home.ts onboardingMessages': ['25', 'the gain of Italy, which is fixed for every brand (sponsorship-offers.ts)'],
  'legal-pages.ts statementMessages': ['200', 'text size of WCAG 1.4.4'],
  'legal-pages.ts privacyMessages': ['14', 'days that errors are kept'],
  'legal-papers.ts endings': ['30', 'the laws of endings of three countries'],
  'legal-papers.ts ipid': ['100', 'the rate of the package'],
  'mails.ts contactConfirmed': ['45', 'IVASS regolamento 24/2008, complaints'],
  'mails.ts endingLetters': ['14 30', 'code des assurances, renunciation and repayment'],
  'mandate-paper.ts mandate': ['8 36', 'SEPA core rulebook'],
  'notification-kinds.ts kindWords': ['80', 'the notice ceiling_80'],
  'notification-kinds.ts reminderWords': ['30 36', 'a draft that is kept; SEPA core rulebook, unused mandates'],
  'papers.ts notice': ['30', 'the law of revisions'],
  'papers.ts yearStatement': ['550 129,11 19', 'TUIR, article 15'],
  'payment-methods.ts destinationMessages': ['48', 'refund-accounts/holds.ts'],
  'payment-methods.ts signingMessages': ['6 10 72', 'one-time codes; a new address gets none for 72 h'],
  'payment-methods.ts codeMessages': ['6 10', 'one-time codes; a new address gets none for 72 h'],
  'payment-methods.ts bankMessages': ['11', 'ISO 9362'],
  'personal-data-archive.ts omissionReasons': ['24', 'life of an archive'],
  'platform.ts newPasswordMessages': ['8', 'SEC-04'],
  'platform.ts photoMessages': ['5', 'the largest upload'],
  'policy-terms.ts deductibleWays': ['45', 'refunds/rules/counters.ts'],
  'profile.ts profileMessages': ['12', 'requests of the last year'],
  'refund-requests.ts wizardMessages': ['30', 'a draft that is kept'],
  'refund-requests.ts keepDraftMessages': ['30', 'a draft that is kept'],
  'refund-words.ts rejections': ['30', 'days to answer what was asked'],
  'refunds.ts refundMessages': ['12', 'requests of the last year'],
  'refunds.ts detailMessages': ['30', 'days behind what decisions usually take'],
  'refunds.ts listMessages': ['12', 'requests of the last year'],
  'session.ts linkRequestMessages': ['30 24', 'lives of links'],
  'session.ts confirmMessages': ['24', 'lives of links'],
  'session.ts notMeMessages': ['30 14', 'lives of links'],
  'sponsorship.ts godchildrenMessages': ['14', 'days of renunciation'],
  'sponsorship.ts offerMessages': ['14', 'days of renunciation'],
}

const files = globSync('*.ts', { cwd: `${texts}/fr` }).filter(
  (path) => !/^(?:search-terms|stopwords|demo)\.ts$/.test(path),
)

/** Finds them in the source of each text, with what the file keeps for it, comments and the Dutch noon left out. */
function numbersIn(language: (typeof languages)[number], path: string): [text: string, numbers: string[]][] {
  const source = readFileSync(`${texts}/${language}/${path}`, 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\b12 uur\b/gm,
    '',
  )
  const written = new RegExp(
    `(?:€[\\s\\u00a0])?(\\d+(?:,\\d+)?)(?:[\\s\\u00a0]?(?:derniers |ultimi |laatste )?(?:${units[language]})(?![\\p{L}]))|€[\\s\\u00a0](\\d+(?:,\\d+)?)`,
    'gu',
  )
  let kept = ''
  return source.split(/^(?=(?:export )?const \w+)/m).flatMap((part) => {
    const [, name] = /^export const (\w+)/.exec(part) ?? []
    kept += part
    if (name === undefined) return []
    const numbers = [...kept.matchAll(written)].map(([, first, second]) => first ?? second ?? '')
    kept = ''
    const own = [...new Set(numbers)].filter((number) => Number(number) !== 0 && number !== '1')
    return [[`${path} ${name}`, own.toSorted()]]
  })
}

describe('[GO-02] numbers that texts hold themselves', () => {
  it('are those of laws and rules, none that a brand sets', () => {
    const found = Object.fromEntries(
      files
        .flatMap((path) => numbersIn('fr', path))
        .flatMap(([text, numbers]) => (numbers.length === 0 ? [] : [[text, numbers.join(' ')]])),
    )
    const expected = Object.fromEntries(
      Object.entries(fixed).map(([path, [numbers]]) => [path, numbers.split(' ').toSorted().join(' ')]),
    )
    expect(files.length).toBeGreaterThan(30)
    expect(found).toEqual(expected)
  })

  it.each(['it', 'nl'] as const)('are the same in %s', (language) => {
    const other = files
      .filter((path) => existsSync(`${texts}/${language}/${path}`))
      .flatMap((path) => {
        const own = new Map(numbersIn(language, path))
        return numbersIn('fr', path).flatMap(([text, french]) => {
          const numbers = own.get(text) ?? []
          // Italian says 48 hours for two working days (REF-16).
          if (text === 'refund-words.ts promisedDays') return []
          return french.join() === numbers.join() ? [] : [{ text, french, numbers }]
        })
      })
    expect(other).toEqual([])
  })
})
