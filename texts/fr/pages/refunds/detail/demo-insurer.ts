export const demoMessages = { played: 'Démonstration : l’assureur est joué, les soins de la décision sont inventés.' }
