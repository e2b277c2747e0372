import * as z from 'zod/mini'
import type { Call } from './call'
import { failureCodes, failureStatus } from './failures'
import { headers } from './headers'
import { pathOf } from './paths'
import { settings } from './settings'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const envelope = (data: Json, code: Json): Json => ({
  type: 'object',
  required: ['code', 'data', 'msg'],
  properties: { code, data, msg: { type: 'string' } },
})

const json = (schema: Json): Json => ({ 'application/json': { schema } })

const file: Json = { type: 'string', contentMediaType: 'application/octet-stream' }

function form({ properties = {}, required = [], ...rest }: Json): Json {
  const schema = {
    ...rest,
    properties: { ...(properties as Json), file },
    required: [...(required as string[]), 'file'],
  }
  return { 'multipart/form-data': { schema } }
}

const parameters = ({ properties = {}, required = [] }: Json): Json[] =>
  Object.entries(properties as Json).map(([name, schema]) => {
    return { name, in: 'query', required: (required as string[]).includes(name), schema }
  })

function success({ response, failures }: Call): Json {
  const codes = failures.filter((name) => failureStatus(name) === 200)
  const refused = envelope({}, { enum: codes.map((name) => failureCodes[name]), description: codes.join(', ') })
  const done = envelope(schemaOf(response, 'output'), { const: 1 })
  return codes.length > 0 ? { oneOf: [done, refused] } : done
}

function operation(call: Call): Json {
  const { name, summary, who, request, body, method } = call
  const schema = schemaOf(request, 'input')
  const group = name.slice(0, name.indexOf('.'))
  return {
    operationId: name,
    summary,
    tags: [group],
    security: who === 'anyone' ? [{}, { userToken: [] }] : [{ userToken: [] }],
    ...(method === 'GET'
      ? { parameters: parameters(schema) }
      : { requestBody: { required: true, content: body === 'multipart' ? form(schema) : json(schema) } }),
    responses: {
      200: { description: 'Success, or a failure that a user can cause', content: json(success(call)) },
      400: { $ref: '#/components/responses/Refused' },
      ...(who === 'anyone' ? {} : { 401: { $ref: '#/components/responses/Refused' } }),
      ...(who === 'merchant' || who === 'rider' || who === 'staff'
        ? { 403: { $ref: '#/components/responses/Refused' } }
        : {}),
      500: { $ref: '#/components/responses/Refused' },
    },
    ...(call.roles ? { 'x-roles': call.roles } : {}),
    ...(call.idempotent ? { 'x-idempotent': true } : {}),
  }
}

/** The OpenAPI 3.1 document of all calls by their names; operationId is the call's name (product text §7). */
export function openapi(calls: readonly Call[]): Json {
  const sorted = [...calls].sort((one, other) => (one.name < other.name ? -1 : 1))
  const paths = sorted.map(
    (call) => [pathOf(call.name), { [call.method === 'GET' ? 'get' : 'post']: operation(call) }] as const,
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Linli', version: settings().versionName, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { userToken: { type: 'apiKey', in: 'header', name: headers.userToken } },
      responses: {
        Refused: { description: 'Refused or unexpected', content: json(envelope({}, { type: 'integer' })) },
      },
    },
  }
}
