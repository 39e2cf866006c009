export const messageLabels = {
  text: 'Votre message',
  files: 'Fichiers joints',
  answers: 'Nos réponses',
  answer: 'Notre réponse',
}
