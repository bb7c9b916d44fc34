import { expect, test } from 'vitest'
import { z } from 'zod'

import { openApi, ROUTES } from '../src/index.ts'

/* The parts of OpenAPI 3.1 that we use; unknown fields are refused. */
const content = z.partialRecord(
  z.enum(['application/json', 'application/jsonl']),
  z.strictObject({ schema: z.strictObject({ $ref: z.string() }) }),
)
const response = z.strictObject({ description: z.string().min(1), content: content.optional() })
const operation = z.strictObject({
  operationId: z.string().regex(/^\w+$/),
  summary: z.string().min(1),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.literal('path'),
        required: z.literal(true),
        schema: z.looseObject({ type: z.literal('string') }),
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  responses: z.record(z.string().regex(/^([1-5]\d\d|[1-5]XX|default)$/), response),
})
const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({ get: operation.optional(), post: operation.optional(), delete: operation.optional() }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), z.looseObject({})),
    securitySchemes: z.record(
      z.string(),
      z.discriminatedUnion('type', [
        z.strictObject({
          type: z.literal('apiKey'),
          in: z.enum(['cookie', 'header', 'query']),
          name: z.string(),
        }),
        z.strictObject({ type: z.literal('http'), scheme: z.string() }),
      ]),
    ),
  }),
})

/** The document as JSON. */
const written: unknown = JSON.parse(JSON.stringify(openApi('1.2.3')))
const read = document.parse(written)
const operations = Object.entries(read.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, each]) => ({ path, method, ...each })),
)

test('the document has exactly the routes, each once', () => {
  const routes = Object.entries(ROUTES).map(
    ([name, { method, path }]) => `${name}: ${method.toLowerCase()} ${path}`,
  )
  const found = operations.map(({ operationId, method, path }) => `${operationId}: ${method} ${path}`)
  expect(found.sort()).toEqual(routes.sort())
})

test('the parameters are those of the path, and the security schemes exist', () => {
  for (const { path, parameters = [], security = [] } of operations) {
    expect(parameters.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
    for (const scheme of security.flatMap((each) => Object.keys(each)))
      expect(Object.keys(read.components.securitySchemes)).toContain(scheme)
  }
})

test('every reference can be resolved, and every shape is used', () => {
  const references = new Set(
    [...JSON.stringify(written).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference),
  )
  expect([...references].sort()).toEqual(
    Object.keys(read.components.schemas)
      .map((name) => `#/components/schemas/${name}`)
      .sort(),
  )
})
