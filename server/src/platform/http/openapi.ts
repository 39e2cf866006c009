import { brandName } from '@coussinet/contract/brand/values.ts'
import type { Endpoint, FilePart } from '@coussinet/contract/endpoint.ts'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from '../core/app.ts'

type Transform = typeof jsonSchemaTransform
type FastifyDynamicOpenApi = NonNullable<FastifyDynamicSwaggerOptions['openapi']>
type SecurityScheme = NonNullable<NonNullable<FastifyDynamicOpenApi['components']>['securitySchemes']>[string]

const file = { type: 'string', format: 'binary' }
const partOf = ({ count }: FilePart) => (count === 1 ? file : { type: 'array', items: file, maxItems: count })

function formOf(part: FilePart, body: unknown) {
  const fields = typeof body === 'object' && body ? body : {}
  const properties = 'properties' in fields && typeof fields.properties === 'object' ? fields.properties : {}
  const required = 'required' in fields && Array.isArray(fields.required) ? fields.required : []
  return {
    ...fields,
    properties: { ...properties, [part.name]: partOf(part) },
    required: part.required ? [...required, part.name] : required,
  }
}

const nothing = { type: 'null', description: 'Nothing' }
const key = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  description:
    'The same key with the same content gives the first answer again, for 24 hours; a key that begins with "device-", for 30 days',
}

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )

function responseOf({ answer }: Endpoint, example: unknown): object {
  const bodies = typeof example === 'object' && example ? example : {}
  if ('stream' in answer)
    return {
      200: {
        description: 'Bytes',
        ...(answer.headers ? { headers: headersOf(answer.headers) } : {}),
        content: Object.fromEntries(answer.media_types.map((type) => [type, { schema: file }])),
      },
    }
  if (answer.status === 204) return { 204: nothing }
  if (answer.or_created) return { ...bodies, 201: Object.values(bodies)[0] }
  return answer.or_none ? { ...bodies, 204: nothing } : bodies
}

/** Parts of the document that the schemas lack: files of a form, empty or binary responses, idempotency keys, errors. */
const withRest =
  (endpoints: ReadonlyMap<string | undefined, Endpoint>, failuresOf: (endpoint: Endpoint) => object): Transform =>
  (input) => {
    const { schema, url } = jsonSchemaTransform(input)
    const endpoint = endpoints.get(schema.operationId)
    if (!endpoint) return { schema, url }
    return {
      url,
      schema: {
        ...schema,
        ...(endpoint.multipart ? { body: formOf(endpoint.multipart.file, schema.body) } : {}),
        ...(endpoint.idempotent ? { headers: { type: 'object', properties: { 'Idempotency-Key': key } } } : {}),
        response: { ...responseOf(endpoint, schema.response), ...failuresOf(endpoint) },
      },
    }
  }

type Description = {
  description: string
  url: string
  endpoints: readonly Endpoint[]
  security: Record<string, SecurityScheme>
  /** endpoints that the portal itself calls, by name, read when the document is requested */
  webhooks?(): Record<string, object>
  /** responses of a failed call, by status or `default` */
  failuresOf?(endpoint: Endpoint): object
}

/** Serves an OpenAPI 3.1 document of every route registered after it, at `openapi.json` below `url`, from the contract's schemas. */
export async function describeApi(
  app: App,
  { description, url, endpoints, security, webhooks, failuresOf = () => ({}) }: Description,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: brandName, version: '1', description },
      servers: [{ url }],
      components: { securitySchemes: security },
    },
    transform: withRest(new Map(endpoints.map((endpoint) => [endpoint.name, endpoint])), failuresOf),
    transformObject: (given) => ({
      ...jsonSchemaTransformObject(given),
      ...(webhooks ? { webhooks: webhooks() } : {}),
    }),
    stripBasePath: true,
  })
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(app.swagger()),
  )
}
