// Words that every sentence holds, and what an apostrophe leaves of them.
export const stopWords = `a à ai aimerais alors au aujourd aurai aussi aux avec avoir avez bonjour bonsoir c ça car ce ceci cela ces cet cette
  chez comme comment d dans de depuis des dois dont donc du elle elles en encore est et étais était été êtes être eu
  fait faire fais faut fonctionne fonctionnent hier hui il ils j jamais je jusqu l là la le les leur leurs lorsqu lui
  m ma mais marche me merci mes moi mon n ne non nos notre nous on ont ou où par pas peut peux plus pour pouvez puis
  puisqu qu que quel quelle quelles quels quelqu qui quoi s sa sais sans savoir se sera serai seront serez ses si
  signifie sinon soit son sont souhaite suis sur svp t ta te tes toi ton toujours tous tout toute très tu un une vais
  vas va vais veux veut vient viens viennent voudrais voulez voulais vos votre vous y euro euros`
