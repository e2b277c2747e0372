import type * as z from 'zod/mini'

/** A scalar value of a request. */
export interface RequestField {
  /** Property names from the root; `*` is every element of a list. */
  readonly path: readonly string[]
  readonly schema: z.ZodMiniType
  /** Whether the value is present in every valid request. */
  readonly required: boolean
}

/** The zod types of scalar schemas. */
const single = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'date', 'bigint', 'null', 'undefined'])

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
}

/** The child schemas of a schema. @throws Error for a type that requests must not use, since its fields cannot be enumerated. */
function within(field: RequestField): RequestField[] {
  const { path, required } = field
  const { type, shape, element, innerType } = field.schema._zod.def as unknown as Definition
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

const isSame = (one: RequestField, other: RequestField): boolean =>
  one.schema === other.schema && one.path.join('.') === other.path.join('.')

/** The values of all options; those that every option has, with the same schema, are required. */
function valuesOfUnion({ path, required }: RequestField, options: readonly z.ZodMiniType[]): RequestField[] {
  const values = options.map((schema) => valuesOf({ path, schema, required }))
  const all = values.flat().map((value) => {
    const everywhere = values.every((option) => option.some((other) => other.required && isSame(value, other)))
    return { ...value, required: value.required && everywhere }
  })
  return all.filter((value, index) => all.findIndex((other) => isSame(value, other)) === index)
}

function valuesOf(field: RequestField): RequestField[] {
  const { type, options } = field.schema._zod.def as unknown as Definition
  if (type === 'union') return valuesOfUnion(field, options ?? [])
  return single.has(type) ? [field] : within(field).flatMap(valuesOf)
}

/**
 * All scalar values of a request schema at any depth, from which properties of a call are derived.
 * @throws Error for a type of schema whose fields cannot be enumerated.
 */
export const requestFields = (schema: z.ZodMiniType): RequestField[] => valuesOf({ path: [], schema, required: true })

/** The values of a request at a path; list elements are flattened. */
export function valuesAt(request: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path
  if (request === undefined || request === null) return []
  if (name === undefined) return [request]
  if (name === '*') return Array.isArray(request) ? request.flatMap((element) => valuesAt(element, rest)) : []
  return typeof request === 'object' ? valuesAt((request as Record<string, unknown>)[name], rest) : []
}
