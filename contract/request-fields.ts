import type * as z from 'zod/mini'

/** A single value that a request may carry. */
export interface RequestField {
  /** Names from the outside in; `*` is every element of a list. */
  readonly path: readonly string[]
  readonly schema: z.ZodMiniType
  /** Whether no request is valid without it. */
  readonly required: boolean
}

/** The schemas that hold a single value, by zod's names. */
const single = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'date', 'bigint', 'null', 'undefined'])

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
}

/** The schemas within a schema. @throws Error for a type of schema that requests must not use, since its fields cannot be read. */
function within(field: RequestField): RequestField[] {
  const { path, required } = field
  const { type, shape, element, innerType, options } = field.schema._zod.def as unknown as Definition
  const inside = (schema: z.ZodMiniType, isRequired = required, name?: string): RequestField => ({
    path: name === undefined ? path : [...path, name],
    schema,
    required: isRequired,
  })
  switch (type) {
    case 'object':
      return Object.entries(shape ?? {}).map(([name, schema]) => inside(schema, required, name))
    case 'array':
      return element ? [inside(element, false, '*')] : []
    case 'union':
      return (options ?? []).map((schema) => inside(schema, false))
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return innerType ? [inside(innerType, false)] : []
    case 'readonly':
    case 'nonoptional':
      return innerType ? [inside(innerType)] : []
    default:
      throw new Error(`${path.join('.') || 'the request'}: a request cannot hold a schema of type ${type}`)
  }
}

function valuesOf(field: RequestField): RequestField[] {
  const { type } = field.schema._zod.def as unknown as Definition
  return single.has(type) ? [field] : within(field).flatMap(valuesOf)
}

/**
 * Every single value that a request may carry, however deep: what is derived from a call's schema rests on this.
 * @throws Error for a type of schema whose fields cannot be read.
 */
export const requestFields = (schema: z.ZodMiniType): RequestField[] => valuesOf({ path: [], schema, required: true })

/** What a request holds at a path; elements of lists one after the other. */
export function valuesAt(request: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path
  if (request === undefined || request === null) return []
  if (name === undefined) return [request]
  if (name === '*') return Array.isArray(request) ? request.flatMap((element) => valuesAt(element, rest)) : []
  return typeof request === 'object' ? valuesAt((request as Record<string, unknown>)[name], rest) : []
}
