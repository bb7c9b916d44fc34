import { z } from 'zod'

import { problem, ROUTES } from './api.ts'
import { clock, handover, leftOrder, match, occupant, order, ownMatch, person } from './shapes.ts'

const nameIn = (name: string): string => `#/components/schemas/${name}`

/** All shapes by name, so that a code generator makes one type of each. */
function namedShapes(): z.core.$ZodRegistry<{ id: string }> {
  const shapes = z.registry<{ id: string }>()
  const add = (id: string, shape: z.ZodType): void => {
    if (!shapes.has(shape)) shapes.add(shape, { id })
  }
  const known = {
    Person: person,
    Clock: clock,
    Occupant: occupant,
    Handover: handover,
    Match: match,
    OwnMatch: ownMatch,
    Order: order,
    LeftOrder: leftOrder,
    Problem: problem,
  }
  for (const [id, shape] of Object.entries(known)) add(id, shape)
  add('Nothing', ROUTES.signOut.reply)
  for (const [name, { method, body, reply }] of Object.entries(ROUTES)) {
    if (method === 'POST') add(`${capital(name)}Body`, body)
    add(`${capital(name)}Reply`, reply)
  }
  return shapes
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Without `$id` and `$schema`, which are not needed inside the document. */
const plain = (schema: object): object =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$id' && key !== '$schema'))

/** The HTTP API as an OpenAPI document. */
export function openApi(version: string): object {
  const shapes = namedShapes()
  const json = (shape: z.ZodType, type = 'application/json') => ({
    [type]: { schema: { $ref: nameIn(shapes.get(shape)?.id ?? '') } },
  })
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries(ROUTES)) {
    const { method, path, summary, who, body, reply } = route
    const type = 'lines' in route ? 'application/jsonl' : 'application/json'
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }))
    paths[path] ??= {}
    paths[path][method.toLowerCase()] = {
      operationId: name,
      summary,
      ...(parameters.length === 0 ? {} : { parameters }),
      ...(method === 'POST' ? { requestBody: { required: true, content: json(body) } } : {}),
      ...(who === 'anybody' ? {} : { security: [{ cookie: [] }, { bearer: [] }] }),
      responses: {
        200: { description: 'done', content: json(reply, type) },
        429: { description: 'too many or too fast: wait a little', content: json(problem) },
        default: { description: 'why it was not done', content: json(problem) },
      },
    }
  }
  const { schemas } = z.toJSONSchema(shapes, { io: 'input', uri: nameIn })
  return {
    openapi: '3.1.0',
    info: { title: 'Ziggurat', version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)])),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'ziggurat' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
