import { useLanguage } from '#platform/language/i18n.ts'
import { type NamedRequest, requestName } from './request-name.ts'

/** The animals of a request and its name. */
export function RequestTitle({ request }: { request: NamedRequest }) {
  const name = requestName(request, useLanguage(), true)
  const animals = request.animals.map((animal) => animal.name).join(', ')
  return animals === '' ? (
    name
  ) : (
    <>
      {animals} <span className="sep">·</span> {name}
    </>
  )
}
