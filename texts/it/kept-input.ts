export const keptInputMessages = {
  elsewhere: 'La sessione è stata chiusa in un’altra scheda. Acceda di nuovo: quanto ha scritto è ancora qui.',
}
