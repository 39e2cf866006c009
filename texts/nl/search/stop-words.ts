// Letters that stand alone are what an apostrophe or a hyphen leaves: ’s, ’t, m’n, e-mail.
export const stopWords = `a aan af al alle allemaal alles als alsjeblieft alstublieft altijd aub ben bent betekent bij binnen d da daar daarna
  dan dank dat de der deze die dient dit doe doen doet door dus e een eens en er erg even ga gaan gaat ge gebeurt geen
  gij gisteren goedemorgen goedendag goeiedag graag had hadden hallo heb hebben hebt heeft hem hen het hey hier hij
  hoe hun i ik in is ja je jou jouw jullie k kan klopt kom komt kon kunnen kunt lukt m maar mag me meer met mij mijn
  mijne moest moet moeten morgen n na naar nee niet niets niks nodig nog nu of om omdat onder ons onze ook op over
  raak s sinds sorry staat stond svp t tegen toch toe tot tussen u uit uw uwe van vanaf vandaag via vind vinden
  volgens voor vraag waar waarmee waarvoor wat we wel welk welke werd werken werkt wie wij wil willen wilt word worden
  wordt wou z zal ze zeg zeggen zelf zich zij zijn zit zo zonder zou zouden zullen euro`
