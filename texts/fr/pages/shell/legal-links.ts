export const legalLinkMessages = {
  notice: 'Mentions légales',
  // As RGAA asks: the state is told beside the word, on each page.
  full: 'Accessibilité : totalement conforme',
  partial: 'Accessibilité : partiellement conforme',
  none: 'Accessibilité : non conforme',
}
