import { fill } from '@coussinet/contract/domain/fill.ts'
import type { FieldErrors, FieldParams } from '@coussinet/contract/problem.ts'
import { isApiProblem } from '../calls/api-problem.ts'
import { fieldLabel, fieldSentence } from './field-catalogue.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'

type Labels = Record<string, string>

/** The shown name of a field path: the form's own, else the catalogue's for the path or for its last part. */
function labelOf(path: string, language: Language, labels: Labels): string {
  const own = labels[path]
  if (own !== undefined) return own
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part))
  const known = fieldLabel[parts.join('_')] ?? fieldLabel[parts.at(-1)?.replace(/_cents$/, '') ?? '']
  return known?.[language] ?? path
}

/** The sentence of each failing field path, from its first message key; `labels` names the fields of this form. */
export function fieldSentences(
  errors: FieldErrors,
  params: FieldParams,
  language: Language,
  labels: Labels = {},
): Record<string, string> {
  const told: Record<string, string> = {}
  for (const [path, [key = 'schema.invalid_type']] of Object.entries(errors)) {
    const values: Record<string, string | number> = { field: labelOf(path, language, labels), ...params[path] }
    const sentence =
      fieldSentence[`${key}.${values['reason']}`] ?? fieldSentence[key] ?? fieldSentence['schema.invalid_type']
    told[path] = fill(sentence?.[language] ?? key, values)
  }
  return told
}

/** The sentences of a refused form (422) by field path; none for another failure. */
export function problemFields(error: unknown, language: Language, labels: Labels = {}): Record<string, string> {
  return isApiProblem(error) && error.status === 422 ? fieldSentences(error.errors, error.params, language, labels) : {}
}
