import swagger from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { App } from '../portal.ts'

type Transform = typeof jsonSchemaTransform

/** A multipart form's file part, which a schema of values cannot tell. */
const withFile: Transform = (input) => {
  const { schema, url } = jsonSchemaTransform(input)
  if (!schema.consumes?.includes('multipart/form-data')) return { schema, url }
  const body = typeof schema.body === 'object' && schema.body ? schema.body : {}
  const properties = 'properties' in body && typeof body.properties === 'object' ? body.properties : {}
  const required = 'required' in body && Array.isArray(body.required) ? body.required : []
  return {
    url,
    schema: { ...schema, body: { ...body, properties: { ...properties, file: { type: 'string', format: 'binary' } }, required: [...required, 'file'] } },
  }
}

/** OpenAPI 3.1 of every route registered after it, from the contract's own schemas, at `/api/openapi.json`. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Coussinet', version: '1', description: 'The member portal of a pet-health insurer. Money is integer euro cents, days are YYYY-MM-DD.' },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: withFile,
    transformObject: jsonSchemaTransformObject,
    stripBasePath: true,
  })
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(app.swagger()))
}
