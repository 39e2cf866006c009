import type { FaqQuestion } from '@coussinet/contract/faq.ts'

/** Search parameters of the address: a tag, and words. */
export type FaqFilter = { tag?: string | undefined; q?: string | undefined }

/** Search parameter of typed words: none for blanks. */
export function toSearchWords(typed: string): string | undefined {
  const words = typed.trim().replaceAll(/\s+/g, ' ').slice(0, 200)
  return words === '' ? undefined : words
}

/** The questions under their subjects, in the order in which each is first met. */
export function bySubject(questions: readonly FaqQuestion[]): { subject: string; questions: FaqQuestion[] }[] {
  const groups = new Map<string, FaqQuestion[]>()
  for (const question of questions) groups.set(question.subject, [...(groups.get(question.subject) ?? []), question])
  return [...groups].map(([subject, group]) => ({ subject, questions: group }))
}
