import { problemReasons, problemSentence, problemSentences } from '@coussinet/contract/domain/problems.ts'
import { fill } from '@coussinet/contract/domain/strings.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { type ApiProblem, isApiProblem } from './api-problem.ts'

type ProblemReason = keyof typeof problemReasons.fr

export function reasonText(
  reason: ProblemReason,
  figures: Record<string, string | number>,
  language: Language,
): string {
  return fill(problemReasons[language][reason], figures)
}

function reasonOf({ errors, params }: ApiProblem, language: Language): string | null {
  for (const [path, [key = '']] of Object.entries(errors))
    if (isReason(key)) return reasonText(key, params[path] ?? {}, language)
  return null
}
const isReason = (key: string): key is ProblemReason => Object.hasOwn(problemReasons.fr, key)

/** Message of a failure: by its own reason, else by its kind; a bug gets the general one. */
export function problemText(error: unknown, language: Language): string {
  if (!isApiProblem(error)) return problemSentences[language].unexpected
  return reasonOf(error, language) ?? problemSentence(error.code, error.retry_after, language)
}
