import { brandFacts } from '@coussinet/contract/brand/values.ts'
import { blocklistReasons, fieldErrorSentences, fieldLabels } from '@coussinet/contract/domain/problems.ts'
import { fill } from '@coussinet/contract/domain/strings.ts'
import type { AnsweredErrors, FieldParams } from '@coussinet/contract/problem.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { isApiProblem } from '../calls/api-problem.ts'

type Labels = Record<string, string>

/** The shown name of a field path: the form's own, else the catalogue's for the path or for its last part. */
function labelOf(path: string, language: Language, labels: Labels): string {
  const own = labels[path]
  if (own !== undefined) return own
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part))
  const known: Readonly<Record<string, string>> = fieldLabels[language]
  return known[parts.join('_')] ?? known[parts.at(-1)?.replace(/_cents$/, '') ?? ''] ?? path
}

/** Message of each invalid field path, from its first message key; `labels` names the fields of this form. */
export function fieldSentences(
  errors: AnsweredErrors,
  params: FieldParams,
  language: Language,
  labels: Labels = {},
): Record<string, string> {
  const known: Readonly<Record<string, string>> = fieldErrorSentences[language]
  const reasons: Readonly<Record<string, string>> = blocklistReasons[language]
  const sentences: Record<string, string> = {}
  for (const [path, [key = '']] of Object.entries(errors)) {
    const values: Record<string, string | number> = {
      field: labelOf(path, language, labels),
      hint: brandFacts.numberHint[language],
      ...params[path],
    }
    const reason = key === 'password.blocklisted' ? reasons[String(values['reason'])] : undefined
    // A newer server may send a key that this page does not know.
    sentences[path] = fill(reason ?? known[key] ?? fieldErrorSentences[language]['schema.invalid_type'], values)
  }
  return sentences
}

/** The sentences of a refused form (422) by field path; none for another failure. */
export function problemFields(error: unknown, language: Language, labels: Labels = {}): Record<string, string> {
  return isApiProblem(error) && error.status === 422 ? fieldSentences(error.errors, error.params, language, labels) : {}
}
