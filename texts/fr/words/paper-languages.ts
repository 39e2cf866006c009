export const paperLanguages = {
  named: { fr: 'en français', it: 'en italien', nl: 'en néerlandais' },
  one: (named: string) => `Ce document est ${named}.`,
}
