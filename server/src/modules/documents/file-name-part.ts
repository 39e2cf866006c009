/** An animal's name or a mandate's reference as a part of a file's name: letters and digits of any script, in lower case. */
export const toFileNamePart = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40) || 'animal'
