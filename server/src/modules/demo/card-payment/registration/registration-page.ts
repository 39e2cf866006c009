import { numericMonth } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { escapeHtml } from '#platform/outbox/render/plain.ts'
import { otherLanguages } from '#platform/outbox/render/sent-page.ts'
import { registrationWords } from './registration.messages.ts'
import type { SandboxRegistration } from './registrations.store.ts'
import { cardChoices, type CardChoice, computeCardExpiry, isOver, sandboxCards } from './sandbox-cards.ts'

type RegistrationView = { registration: SandboxRegistration; language: Language; now: Date }

/** The provider's page: a button for each card that could be registered, and for what can go wrong; the way back once it is over. */
export function registrationBody({ registration, language, now }: RegistrationView): string {
  const words = registrationWords[language]
  const { provider_reference, return_path, provider_token } = registration
  const path = `/demo/card-registration/${provider_reference}`
  const change = `<div class="tools">${otherLanguages(language, (other) => `${path}?lang=${other}`)}</div>`
  const top = `<header class="top"><div><h1>${words.title}</h1><p>${words.lead}</p></div>${change}</header>`
  const button = (choice: string, label: string) =>
    `<form method="post" action="${path}/${choice}"><button class="button" type="submit">${label}</button></form>`
  const back = (query: string) => `<a class="button" href="${escapeHtml(return_path + query)}">${words.back}</a>`
  if (isOver(registration, now))
    return `${top}<section class="cushion"><p>${words.over}</p>${back('&outcome=abandoned')}</section>`
  if (provider_token !== null)
    return `${top}<section class="cushion"><p>${words.chosen}</p>${back(`&token=${provider_token}`)}</section>`
  const cards = cardChoices.map(
    (choice) =>
      `<li>${button(choice, words.cards[choice])}<p class="small">•••• ${sandboxCards[choice].last4}, ${validity(choice, { language, now })}</p></li>`,
  )
  const rest = `<div class="tools">${button('refused', words.refuse)}${button('abandoned', words.leave)}</div>`
  return `${top}<section class="cushion"><h2>${words.heading}</h2><p class="small">${words.text}</p><p><b>${words.warning}</b></p><ul class="list">${cards.join('')}</ul>${rest}</section>`
}

function validity(choice: CardChoice, { language, now }: { language: Language; now: Date }): string {
  const words = registrationWords[language]
  return `${sandboxCards[choice].months < 0 ? words.expired : words.expires} ${numericMonth(computeCardExpiry(choice, now))}`
}
