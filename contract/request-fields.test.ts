import * as z from 'zod/mini'
import { requestFields, valuesAt } from './request-fields'

const pathsOf = (schema: z.ZodMiniType) => requestFields(schema).map(({ path }) => path.join('.'))

describe('requestFields', () => {
  it('should find the values within everything that a request may be built of', () => {
    const schema = z.object({
      plain: z.string(),
      optional: z.optional(z.uuid()),
      fallback: z._default(z.nullable(z.int()), null),
      list: z.array(z.object({ inside: z.uuid() })),
      either: z.union([z.object({ one: z.boolean() }), z.object({ other: z.enum(['a']) })]),
    })
    expect(pathsOf(schema.check(z.refine(() => true)))).toEqual([
      'plain',
      'optional',
      'fallback',
      'list.*.inside',
      'either.one',
      'either.other',
    ])
    expect(requestFields(schema).filter(({ required }) => required)).toHaveLength(1)
  })

  it('should know what every valid request has, within what is always there', () => {
    const schema = z.object({
      inside: z.object({ id: z.uuid() }),
      fixed: z.readonly(z.uuid()),
      said: z.nonoptional(z.optional(z.uuid())),
      perhaps: z.optional(z.object({ id: z.uuid() })),
      filled: z.prefault(z.string(), 'x'),
    })
    expect(requestFields(schema).map(({ path, required }) => [path.join('.'), required])).toEqual([
      ['inside.id', true],
      ['fixed', true],
      ['said', false],
      ['perhaps.id', false],
      ['filled', false],
    ])
  })

  it('should refuse a request that is nothing to look into', () => {
    expect(() => requestFields(z.unknown())).toThrow('the request: a request cannot hold')
  })

  it.each([
    ['a record', z.record(z.string(), z.uuid())],
    ['a transformation', z.pipe(z.string(), z.transform(Number))],
    ['anything', z.unknown()],
  ])('should refuse %s, into which it cannot look', (_, schema) => {
    expect(() => requestFields(z.object({ field: schema }))).toThrow('field: a request cannot hold')
  })
})

describe('valuesAt', () => {
  it('should find the value at a path, also in every element of a list', () => {
    const request = { a: { b: 1 }, list: [{ id: 'x' }, { id: 'y' }, {}], none: null }
    expect(valuesAt(request, ['a', 'b'])).toEqual([1])
    expect(valuesAt(request, ['list', '*', 'id'])).toEqual(['x', 'y'])
    expect(valuesAt(request, ['none'])).toEqual([])
    expect(valuesAt(request, ['missing', '*', 'id'])).toEqual([])
    expect(valuesAt(request, ['a', '*'])).toEqual([])
    expect(valuesAt(request, ['a', 'b', 'c'])).toEqual([])
    expect(valuesAt(request, ['list', '*'])).toHaveLength(3)
  })
})
