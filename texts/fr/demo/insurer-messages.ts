/** Answers of the demo's insurer in a thread, by where the request is. */
export const insurerWords = {
  name: 'Camille',
  under_study:
    'Bonjour {firstname},\n\nMerci pour votre message. Votre demande est bien entre nos mains : nous l’étudions et vous tenons au courant ici même. Vous n’avez rien d’autre à faire pour l’instant.\n\nBien à vous',
  awaiting:
    'Bonjour {firstname},\n\nMerci pour votre message. Il nous manque encore un document pour reprendre l’étude : vous le trouverez nommé plus haut sur cette page, où vous pouvez aussi l’ajouter.\n\nBien à vous',
  decided:
    'Bonjour {firstname},\n\nMerci pour votre message. Nous relisons la décision avec ce que vous nous écrivez, et revenons vers vous ici même. Le calcul ligne par ligne reste affiché plus haut.\n\nBien à vous',
}
