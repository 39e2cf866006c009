export const keptInputMessages = {
  elsewhere: 'Uw sessie is in een ander tabblad afgesloten. Meld u opnieuw aan: wat u schreef, staat hier nog.',
}
