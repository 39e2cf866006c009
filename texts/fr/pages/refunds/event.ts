export const eventMessages = {
  begins: (last: string) =>
    `Ces soins ouvrent un événement : la franchise n’est retenue qu’une fois pour les soins de même cause, jusqu’au ${last}.`,
  borne: (first: string, used: string) =>
    `Ces soins font partie de l’événement du ${first} : sa franchise (${used}) est déjà retenue, elle ne l’est pas une seconde fois.`,
  partly: (first: string, used: string) =>
    `Ces soins font partie de l’événement du ${first} : ${used} de sa franchise sont déjà retenus, seul le reste l’est ici.`,
}
