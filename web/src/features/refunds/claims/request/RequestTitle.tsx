import { Fragment } from 'react'
import { useLanguage } from '#platform/language/i18n.ts'
import { type NamedRequest, titleParts } from './request-name.ts'

export function RequestTitle({ request }: { request: NamedRequest }) {
  return titleParts(request, useLanguage()).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          {' '}
          <span className="sep">·</span>{' '}
        </>
      )}
      {part}
    </Fragment>
  ))
}
