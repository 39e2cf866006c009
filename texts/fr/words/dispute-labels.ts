export const disputeStatusNames = {
  pending: 'Contestation en cours d’examen',
  upheld: 'Décision maintenue',
  changed: 'Décision changée',
  partly_changed: 'Décision changée en partie',
}

export const disputeLabels = {
  lines: 'Soins contestés',
  reason: 'Vos raisons',
  answer: 'Notre réponse',
}
