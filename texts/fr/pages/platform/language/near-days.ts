export const nearDays = { names: ['hier', 'aujourd’hui', 'demain'] }
