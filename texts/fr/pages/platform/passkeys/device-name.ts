export const words = { on: (browser: string, system: string) => `${browser} sur ${system}` }
