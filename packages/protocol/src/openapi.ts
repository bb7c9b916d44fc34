import { z } from 'zod'

import { problem, ROUTES } from './api.ts'

const json = (schema: z.ZodType) => ({
  'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) },
})

/** The API in the form that tools read. */
export function openApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, { method, path, says, who, body, reply }] of Object.entries(ROUTES)) {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }))
    paths[path] ??= {}
    paths[path][method.toLowerCase()] = {
      operationId: name,
      summary: says,
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(method === 'POST' ? { requestBody: { required: true, content: json(body) } } : {}),
      ...(who === 'person' ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
      responses: {
        200: { description: 'done', content: json(reply) },
        default: { description: 'not done, and why', content: json(problem) },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ziggurat', version, license: { name: 'MIT' } },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'ziggurat' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
