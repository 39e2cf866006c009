export const words = {
  download: 'Télécharger',
  busy: 'Téléchargement',
  named: (verb: string, name: string) => `${verb} : ${name}`,
}
