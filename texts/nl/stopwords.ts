// Single letters remain of words with an apostrophe or a hyphen: ’s, ’t, m’n, e-mail.
export const stopWords = `a aan af al alle allemaal alles als alsjeblieft alstublieft altijd aub ben bent betekent bij binnen d da daar daarna
  dan dank dat de der deze die dient dit doe doen doet door dus e een eens en er erg even ga gaan gaat ge gebeurt geen
  gij gisteren goedemorgen goedendag goeiedag graag had hadden hallo heb hebben hebt heeft hem hen het hey hier hij
  hoe hun i ik in is ja je jou jouw jullie k kan klopt kom komt kon kunnen kunt lukt m maar mag me meer met mij mijn
  mijne moest moet moeten morgen n na naar nee niet niets niks nodig nog nu of om omdat onder ons onze ook op over
  raak s sinds sorry staat stond svp t tegen toch toe tot tussen u uit uw uwe van vanaf vandaag via vind vinden
  volgens voor vraag waar waarmee waarvoor wat we wel welk welke werd werken werkt wie wij wil willen wilt word worden
  wordt wou z zal ze zeg zeggen zelf zich zij zijn zit zo zonder zou zouden zullen euro`

// Words with little meaning: a search ignores those that no text contains.
export const faintWords = `aangezien achter af alleen alweer altijd ander andere anders apart april augustus avond baas bedoel beetje beginnen belangrijk beste beter betreft bijna bijvoorbeeld blij blijf blijft blijven
 broer buiten buur buurman buurvrouw daarom dacht dagen dag december deed denk denken dienen dingen ding direct dinsdag dochter donderdag doorgaan draaien drie duidelijk dus eens echt echtgenoot eerst eerste eigen eigenlijk eind einde elk elke enkel erbij ergens
 even familie februari gauw gebeuren gebeurd gebruiken gebruik geef geeft geen geven gegeven gekocht gelijk geraak geraken gewoon geweest goed goede graag groot grote half haar halen help helpen hele heel helemaal herfst hierbij hoog hopelijk idee iedereen iets intussen ja jaar jaren januari jonge jongen juist
 juli juni kans keer keren kind kinderen klaar klant klein kleine klopt komen kort krijg krijgen krijgt kregen kreeg kwam laat laatste lang lange later laten leggen leven lief liefst liever lijkt loopt mag maak maakt maken maand maandag maanden maart man manier mama meer meeste meisje mensen merk middag
 minder minstens minuut misschien moeder moeilijk moesten mogelijk mogen moment momenteel mooi morgen namiddag natuurlijk neem nemen neef nicht nieuw nieuwe nogal normaal november nu ochtend oktober oma ongeveer onlangs ooit ook opa opnieuw ouders paar papa partner pas plaats plots precies probeer proberen probleem problemen
 raar reden rest reeds samen schat schoonmoeder schoonvader september simpel situatie snel soms soort stap steeds stuk stukje tante te terwijl thuis tijd tijdje tijdens toevallig toen twee tweede uiteindelijk uur vader vanavond vandaar vaak vast veel verder verschillende verstaan versta vier vijf vind vinden volgend volgende vorig
 vorige voorbije vrij vrijdag vroeger vrouw waarom want wat week weekend weken weet weten weer wederom weg wegens weinig weinige wel welk welke wens werkt woensdag woord zag zaken zaak zaterdag zeker zelfs zie zien zoals zoek zoeken zoiets zomer zondag zoon zorgen zou zoveel zus zuster zus
 gaf lukt eender allebei beide beiden mocht moet vermoed bedankt nadat voordat totdat alvast meteen maal momentje hopen geloof geleden
 loon wedde werk collega service genoeg zet zetten volledig
 hond honden kat katten dier dieren pup kitten interesse geïnteresseerd onmogelijk opgeven net
  volgend radiografie röntgenfoto echografie bloedonderzoek consultatie hospitalisatie medicatie medicijnen antibiotica knie poot oor heup vanmorgen vanochtend vannacht
  bestaat bestaan iemand gekregen verdienen`

/** Words that make a question. */
export const askingWords =
  'hoe hoeveel hoelang hoever waarom wanneer wat welk welke wie waar waarmee waarvoor terugbetaald terugbetaalde vergoed gedekt inbegrepen'

/** Words that change the meaning: they never occur inside an expression. */
export const turningWords = 'niet geen alles alle allemaal meer maar zonder niets niks'
