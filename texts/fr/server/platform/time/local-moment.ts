/** The clocks of a moment by their time zone. */
export const clockPlaces = {
  'Europe/Paris': 'heure de Paris',
  'Europe/Rome': 'heure de Rome',
  'Europe/Brussels': 'heure de Bruxelles',
}
