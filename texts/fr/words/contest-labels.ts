export const contestStatusNames = {
  pending: 'Contestation en cours d’examen',
  upheld: 'Décision maintenue',
  changed: 'Décision changée',
  partly_changed: 'Décision changée en partie',
}

export const contestLabels = {
  lines: 'Soins contestés',
  reason: 'Vos raisons',
  answer: 'Notre réponse',
}
