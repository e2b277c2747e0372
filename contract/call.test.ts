import * as z from 'zod/mini'
import { type CallDescription, defineCall } from './call'
import { Empty, IdempotencyKey } from './entities/common'

const described = <Req extends z.ZodMiniType>(request: Req): CallDescription<'test.call', Req, typeof Empty> => ({
  name: 'test.call',
  summary: 'A call of this test',
  who: 'customer',
  request,
  response: Empty,
  failures: [],
})

describe('defineCall', () => {
  it('should make a call idempotent by the key in its request alone', () => {
    expect(defineCall(described(z.object({ idempotencyKey: IdempotencyKey }))).idempotent).toBe(true)
    expect(defineCall(described(Empty)).idempotent).toBe(false)
  })

  it.each([
    ['another schema', z.object({ idempotencyKey: z.uuid() })],
    ['a key that may be left out', z.object({ idempotencyKey: z.optional(IdempotencyKey) })],
    ['a key by another name', z.object({ key: IdempotencyKey })],
    ['a key within', z.object({ inside: z.object({ idempotencyKey: IdempotencyKey }) })],
  ])('should refuse %s in place of an idempotency key', (_, request) => {
    expect(() => defineCall(described(request))).toThrow('idempotencyKey: IdempotencyKey')
  })
})
