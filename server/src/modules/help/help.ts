/** Messages to the team and the questions that are answered already. */

export { findKeysOfMessages } from './contact/contact.store.ts'
export { type Asker, questionIndex, questionsFor } from './faq/questions.ts'
