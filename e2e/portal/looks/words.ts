import type { Page } from '@playwright/test'

// Words which the other language does not have, among them those of the catalogue’s labels.
const french =
  /(?<![\p{L}’'])(vous|votre|vos|nous|notre|avec|pour|sont|dans|cette|aucune?|une|des|les|est|été|êtes|demandes?|remboursements?|remboursée?s?|soins|factures?|feuilles?|animaux|chiens?|chats?|accueil|brouillon|attente|traitement|attendus|refusée?|acceptée?|versée?|envoyée?|fermer|ouvrir|annuler|réessayer|télécharger|continuer|retour|enregistrer|supprimer|chargement|franchise|plafond|délai|carence|forfait|maladie|chirurgie|prévention|jours?|aujourd’hui|hier|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janv|févr|avr|juin|juil|août|sept|mâle|femelle|née|compte|connexions?|connecter|connectés?|appareils?|adresse|téléphones?|clés?|modifier|renommer|ajouter|lien|expiré|courriers?|numéro|chiffres|code postal|ville|pays|rue|langue|sécurité|activité|réseau|utilisée?|mot de passe)(?![\p{L}’'])/giu
const italian =
  /(?<![\p{L}’'])(suo|sua|suoi|sue|della|delle|degli|dalla|alla|alle|nella|con|per|che|sono|è|una|uno|gli|richiest[ae]|rimbors[oi]|rimborsat[oai]|cure|fattur[ae]|modul[oi]|animali|cane|cani|gatt[oi]|bozza|attesa|lavorazione|richiesti|rifiutat[oa]|accettat[oa]|accreditat[oai]|inviat[oa]|chiudi|apri|annulla|riprova|scarica|continua|indietro|salva|elimina|caricamento|franchigia|massimale|carenza|pacchetto|malattia|infortunio|intervento|prevenzione|giorn[oi]|oggi|ieri|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gen|mag|giu|lug|ago|ott|dic|maschio|femmina|accesso|accedere|accedi|dispositiv[oi]|indirizzo|telefon[oi]|modifica|rinomina|aggiungi|scadut[oa]|posta|numero|cifre|città|paese|lingua|sicurezza|attività|rete|usata|dati)(?![\p{L}’'])/giu

/** Returns all words of a page: text, hidden labels and title. */
async function said(page: Pick<Page, 'evaluate'>): Promise<string> {
  return page.evaluate(() => {
    const foreign = '[lang], script, style'
    const copy = document.body.cloneNode(true)
    if (!(copy instanceof HTMLElement)) return ''
    for (const element of copy.querySelectorAll(foreign)) element.remove()
    const texts = [document.title]
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const element of copy.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '')
    }
    return texts.join(' \n ')
  })
}

/** Address of the creditor of every mandate, and an authority by its name: neither is translated. */
const names = ['14 QUAI DES TANNEURS', 'Défenseur des droits']

const foreign = { fr: italian, it: french }

/** Finds words of the other language on a page. */
export async function foreignWords(page: Pick<Page, 'evaluate'>, language: 'fr' | 'it'): Promise<string[]> {
  const text = names.reduce((rest, name) => rest.replaceAll(name, ''), await said(page))
  return [...new Set([...text.matchAll(foreign[language])].map(([word]) => word))]
}
