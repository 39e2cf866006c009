/** Messages to the team and the questions that are answered already. */

export { checkHelpTexts } from './help-texts.ts'
export { answerContactMessage } from './contact/answers.ts'
export { findKeysOfMessages } from './contact/contact.store.ts'
export { type FaqReader, questionIndex, questionsFor } from './faq/questions.ts'
