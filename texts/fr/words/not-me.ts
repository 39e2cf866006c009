export const notMe = 'Ce n’était pas moi'
