/** Ceilings of the assistance company for each service, per animal; a year is the animal’s insurance year. Amounts in cents. */
export const assistance = {
  /** a vet listens and advises: not limited, never a diagnosis */
  vet_advice: {},
  /** the owner is in hospital: the animal is cared for in a boarding house or at home */
  boarding: { per_day_cents: 3000, days: 15, per_year_cents: 45_000 },
  /** the animal is lost or stolen: notices, posters, calls to shelters and vets nearby */
  search: { per_year_cents: 20_000 },
  /** the animal is brought home, or to the person who looks after it, when the owner cannot */
  return_home: { per_event_cents: 30_000, from_km: 50 },
  /** the owner cannot drive a hurt or sick animal to the nearest vet */
  emergency_transport: { per_event_cents: 8000, per_year_cents: 16_000 },
  /** the animal is in a clinic far from home: its owner stays nearby */
  stay: { per_night_cents: 8000, nights: 3, from_km: 50 },
} as const
