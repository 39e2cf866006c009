import type { Endpoint } from '@coussinet/contract/endpoint.ts'

const securityOf: Record<Endpoint['access'], (endpoint: Endpoint) => Record<string, string[]>[]> = {
  guest: () => [],
  member: () => [{ bearer: [] }],
  machine: ({ scope }) => [{ machine: scope ? [scope] : [] }],
}

export function describeCall(endpoint: Endpoint) {
  const { name, summary, access, params, query, body, multipart, media_type, answer, path } = endpoint
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[1] ?? ''],
    security: securityOf[access](endpoint),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(multipart ? { consumes: ['multipart/form-data'], body: multipart.fields } : {}),
    ...(media_type ? { consumes: [media_type] } : {}),
    ...('body' in answer ? { response: { [answer.status]: answer.body } } : {}),
  }
}
