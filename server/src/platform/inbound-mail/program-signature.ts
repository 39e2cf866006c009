/** Words with which programs sign a mail and name their device; a line of nothing else is a program’s. */
const verbs =
  /^(?:envoyée?s?|provenance|transmis|inviat[oa]|verzonden|verstuurd|gestuurd|sent|gesendet|enviad[oa]|trimis|wysłan[eo]|télécharge[rz]|obtenir|obtenez|scarica|ottieni|get|download|downloaden|krijg|outlook|von)$/iu
const things =
  /^(?:windows|iphone(?:-ul)?|ipad|ios|mac|macbook|android|galaxy|samsung|huawei|honor|xiaomi|redmi|note|mi|poco|oppo|reno|realme|oneplus|nokia|sony|xperia|motorola|moto|lg|pixel|smartphone|phone|mobilgerät|mobiltelefon|mobile|tablette?|tablet|téléphone|portable|telefono|telefonino|cellulare|telefoon|gsm|toestel|handy|appareil|dispositivo|apparaat|device|outlook|gmail|yahoo|proton|protonmail|bluemail|blue|spark|thunderbird|orange|sfr|bouygues|laposte|libero|virgilio|aruba|webmail|telenet|proximus)$/iu
const joints =
  /^(?:de|du|d|l|la|le|mon|ma|depuis|à|partir|avec|via|par|un|une|pour|sur|application|appli|app|messagerie|mail|courrier|e-mail|email|mobile|sécurisée?|da|dal|dalla|dall|di|il|mio|mia|con|tramite|per|posta|sicura|vanaf|vanuit|vanop|met|mijn|een|het|voor|op|in|beveiligde|from|my|with|for|secure|the|mit|meinem|meiner|gesendet|desde|mi|do|meu|pe|z|a|pro|plus|max|mini|ultra|lite|se|5g|4g|[a-z]{0,3}\d{1,4}[a-z+]{0,3})$/iu
const courtesies =
  /[.!]\s*(?:perdonate la brevità|scusate la brevità|excusez la brièveté|veuillez excuser ma brièveté)\s*\.?$/iu
const links = /<[^<>\s]{1,2000}>|\(?https?:\/\/[^\s<>()]{1,2000}\)?|\[[^[\]\s]{1,2000}\]/giu

/** Tells whether a line only names the program or device with which a mail was written. */
export function isProgramSignature(line: string): boolean {
  if (line.length > 400) return false
  const words = line
    .replaceAll(links, ' ')
    .replace(courtesies, '')
    .split(/[^\p{L}\p{N}+-]+/u)
    .filter((word) => word !== '')
  const [first = ''] = words
  if (words.length < 2 || words.length > 14 || !verbs.test(first)) return false
  return (
    words.some((word) => things.test(word)) &&
    words.every((word) => verbs.test(word) || things.test(word) || joints.test(word)) &&
    (!/^(?:outlook|von)$/iu.test(first) || words.slice(1).some((word) => verbs.test(word)))
  )
}
