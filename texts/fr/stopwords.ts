// Words that every sentence holds, and what an apostrophe leaves of them.
export const stopWords = `a à ai aimerais alors au aujourd aurai aussi aux avec avoir avez bonjour bonsoir c ça car ce ceci cela ces cet cette
  chez comme comment d dans de depuis des dois dont donc du elle elles en encore est et étais était été êtes être eu
  fait faire fais faut fonctionne fonctionnent hier hui il ils j jamais je jusqu l là la le les leur leurs lorsqu lui
  m ma mais marche me merci mes moi mon n ne non nos notre nous on ont ou où par pas peut peux plus pour pouvez puis
  puisqu qu que quel quelle quelles quels quelqu qui quoi s sa sais sans savoir se sera serai seront serez ses si
  signifie sinon soit son sont souhaite suis sur svp t ta te tes toi ton toujours tous tout toute très tu un une vais
  vas va vais veux veut vient viens viennent voudrais voulez voulais vos votre vous y euro euros`

// Words with little meaning: a search ignores those that no text contains.
export const faintWords = `abord absolument actuel actuellement adore ailleurs ainsi aime aimer ajd allez aller aller allons ans année an après
 apres apr arrive arriver arrivé arrivée assez attention aucun aucune auprès autant autre autres avais avait avant avez avons
 beau beaucoup belle bcp besoin bien bientôt bizarre bon bonne bref bébé calme cas cause centre chaque cher chercher
 cherche chose choses ci clair client cliente cmt comprend comprendre comprends compris conjoint copain copine cousin
 croire crois côté d’accord daccord dans dedans dehors déjà demi dernier dernière derniers dernières dessous dessus
 deux quatre cinq six sept huit neuf dix dimanche dire disait dit dites donne donner droit durant dur dès eh enfant enfants enfin ensuite entre envie envoi
 époux espère étaient étais exactement exemple expliquer façon famille femme fête fille fils fin finalement fois font force
 frère fois genre gens grand grande gros grosse gars gentil gentille habitude heure heures heureusement homme ici image importe inscrire
 jai jamais janvier février mars avril mai juin juillet août septembre octobre novembre décembre jeudi jeune jour journée jours juste justement ke keske kel kelle koi ki kan
 laquelle lequel lire loin long longtemps lors lundi mal maman manière mari mardi matin maximum mec mercredi mère mettre met mets mieux mince
 minimum minute mis mise mois moment monde monsieur madame mm moins même mêmes normal normale normalement oh ok ouais oui
 ouvrir papa parce pareil parent parents parfois parler part partie partir partout pas passe passer passé passée pdt pendant pense penser petit
 petite peu pense personne peur place pk plaît plait plusieurs plutôt possible pq pourquoi pouvoir pourrais pourriez pourrait premier première
 prend prendre prends pris prise presque problème près propre puisque quelque quelques question quoique raison rapidement rapide réellement  
 regarder rien remettre rendre rentrer retour retrouver sac samedi savait semaine semaines sérieusement sert servir seul seule seulement sinon soeur soir
 sorte souci souvent stp suffit super sûr surtout tant tante tard tata tel telle tellement temps tenir tiens tjs tlm tjrs tonton tourne
 tout toutefois toutes tranquille travers tre trois trop trouve trouver trouvé truc trucs ts url utiliser vendredi vers veuillez vieux
 vite voici voilà voir voisin voisine voit vois vraiment vrai vu vue week weekend wesh zut abordable amener amène celle celles celui ceux
 chacun chaud constater devrais devrait faudra faudrait fallait faisait feront ferait fera ira irait irai iront lol mdr mouais mouaip patienter aider
 aidez aide dis donc dû due doit doivent devoir eux elles est-ce fallu gros haut bas hors immédiatement jusque là-dessus là-dedans
 laisse laisser mienne nul obligé obligée obligatoire oublie parmi permet permettre pile pire plupart portent porte porter
 poser posé pouvait pourra pourrons puissiez rapport rappelle rappeler récemment reparler reste rester sauf sera sens service simple simplement site
 sortir sort soeurs suite sujet sinon svp tombe tomber tombé tombée touche toucher venir venu venue venait viendra voulait voulu voudrait
 salaire paye paie salaires travail collègue patron
 chien chienne chat chatte animal animaux chiot chaton intéressé intéressée reçois reçoit recevons impossible retirer retirez enlever eu eue enceinte
 contre prévu prévue
 prochain prochaine prochains radio radiographie échographie irm scanner sanguin analyse analyses consultation hospitalisation médicament médicaments antibiotique genou patte oreille hanche matin tantôt proprio
  existe exister gagner gagne endroit lieu signaler prévenir avertir informer indiquer prenez mâle femelle`

/** Words that make a question. */
export const askingWords =
  'comment cmt pourquoi pk pq quand kan combien quel quelle quels quelles kel kelle lequel laquelle qui ki quoi koi que ke qu remboursé remboursée remboursés remboursées rembourse remboursez couvert couverte couverts pris prise'

/** Words that change the meaning: they never occur inside an expression. */
export const turningWords = 'pas plus tout tous toute toutes jamais sans que seulement'
