import { messages } from '@coussinet/contract/domain/messages.ts'

/** The chapter of the general conditions that a reduction or a refusal rests on. */
export const reasonMessages = messages({
  fr: {
    clause: ({ number, title }: { number: number; title: string }) =>
      `Conditions générales, chapitre ${number} : ${title}`,
  },
  it: {
    clause: ({ number, title }: { number: number; title: string }) =>
      `Condizioni di assicurazione, capitolo ${number}: ${title}`,
  },
})
