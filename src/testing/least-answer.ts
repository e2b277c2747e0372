import type * as z from 'zod/mini'

/** Fullness of an answer: nothing that it can do without, or one of everything. */
export type Fullness = 'bare' | 'full'

/** Parts of a schema that an answer is made by. */
interface Def {
  readonly type: string
  readonly format?: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly valueType?: z.ZodMiniType
  readonly left?: z.ZodMiniType
  readonly right?: z.ZodMiniType
  readonly out?: z.ZodMiniType
  readonly items?: readonly z.ZodMiniType[]
  readonly options?: readonly z.ZodMiniType[]
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly getter?: () => z.ZodMiniType
}

const texts: Readonly<Record<string, string>> = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  datetime: '2026-03-28T12:00:00.000Z',
  date: '2026-03-28',
  time: '12:00',
}

/** An answer of a schema's shape, of which no field means anything. @throws Error for a kind of schema it does not know */
export function leastOf(schema: z.ZodMiniType, fullness: Fullness): unknown {
  const def = (schema as unknown as { _zod: { def: Def } })._zod.def
  const make = makers[def.type]
  if (!make) throw new Error(`No answer is known for a schema of the type ${def.type}`)
  return make(def, (part) => leastOf(part as z.ZodMiniType, fullness), fullness)
}

type Make = (def: Def, of: (part: z.ZodMiniType | undefined) => unknown, fullness: Fullness) => unknown

const record = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

const makers: Readonly<Record<string, Make>> = {
  object: ({ shape = {} }, of) => record(Object.entries(shape).map(([name, part]) => [name, of(part)] as const)),
  record: () => ({}),
  array: ({ element }, of, fullness) => (fullness === 'full' ? [of(element)] : []),
  tuple: ({ items = [] }, of) => items.map(of),
  string: ({ format }) => texts[format ?? ''] ?? 'Text',
  number: () => 1,
  boolean: (_, __, fullness) => fullness === 'full',
  enum: ({ entries = {} }) => Object.values(entries)[0],
  literal: ({ values = [] }) => values[0],
  nullable: ({ innerType }, of, fullness) => (fullness === 'full' ? of(innerType) : null),
  optional: ({ innerType }, of, fullness) => (fullness === 'full' ? of(innerType) : undefined),
  default: ({ innerType }, of) => of(innerType),
  readonly: ({ innerType }, of) => of(innerType),
  union: ({ options = [] }, of) => of(options[0]),
  intersection: ({ left, right }, of) => Object.assign({}, of(left), of(right)),
  pipe: ({ out }, of) => of(out),
  lazy: ({ getter }, of) => of(getter?.()),
  unknown: () => null,
  any: () => null,
  null: () => null,
}
