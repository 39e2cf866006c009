export const suspension = {
  since: (day: string) => `Garanties suspendues depuis le ${day}`,
  resumes: (day: string, is_noon: boolean) => `vos garanties reprennent le ${day}${is_noon ? ' à midi' : ''}`,
}
