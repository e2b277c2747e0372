import * as z from 'zod/mini'
import { type Audience, type CallDescription, defineCall } from './call'
import { Empty, Id, IdempotencyKey, text } from './entities/common'
import { MediaId, OrderId, QuoteId, RefundId } from './entities/ids'
import { reads } from './team-access'

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

describe('an entity with an owner', () => {
  it('should be found in every part of a request, with what may be left out first', () => {
    const request = z.object({
      orderId: OrderId,
      parts: z.array(z.object({ refundId: z.nullable(RefundId) })),
      pictures: z._default(z.array(MediaId).check(z.maxLength(3)), []),
      either: z.optional(z.union([z.object({ quoteId: QuoteId }), z.object({ goodsId: Id })])),
    })
    expect(defineCall(described(request.check(z.refine(() => true)))).owns).toEqual([
      { path: ['parts', '*', 'refundId'], kind: 'refund' },
      { path: ['pictures', '*'], kind: 'media' },
      { path: ['either', 'quoteId'], kind: 'quote' },
      { path: ['orderId'], kind: 'order' },
    ])
  })

  it('should be found in an id that was narrowed', () => {
    const narrowed = OrderId.check(z.refine((id) => id !== ''))
    expect(defineCall(described(z.object({ orderId: narrowed }))).owns).toHaveLength(1)
  })

  it('should have no place in a call for visitors', () => {
    const request = z.object({ orderId: OrderId })
    expect(() => defineCall({ ...described(request), who: 'anyone' })).toThrow('nothing belongs to a visitor')
  })

  it('should say as whom the caller acts', () => {
    const partyOf = (who: Audience) => {
      return defineCall({ ...described(Empty), who, ...(who === 'staff' && { roles: ['admin'] }) }).party
    }
    const all: Audience[] = ['anyone', 'customer', 'merchant', 'rider', 'staff']
    expect(all.map(partyOf)).toEqual([undefined, 'customer', 'store', 'rider', 'platform'])
  })
})

describe('a call of merchants', () => {
  it('should have a least role, which no other call has', () => {
    // @ts-expect-error -- access is denied where no role is named
    defineCall({ ...described(Empty), who: 'merchant' as const })
    expect(() => defineCall({ ...described(Empty), who: 'rider', team: reads('cashier') })).toThrow('have a team')
    expect(defineCall({ ...described(Empty), who: 'merchant', team: reads('cashier') }).team).toEqual(reads('cashier'))
  })
})

describe('a call of staff', () => {
  const acting = { reason: text(100, 1), idempotencyKey: IdempotencyKey }
  const ofStaff = (request: z.ZodMiniType) => () =>
    defineCall({ ...described(request), who: 'staff', roles: ['support', 'admin'] })

  it('should have roles, which no other call has', () => {
    // @ts-expect-error -- access is denied where no role is named
    expect(() => defineCall({ ...described(Empty), who: 'staff' as const })).toThrow('have roles')
    expect(() => defineCall({ ...described(Empty), roles: ['admin'] })).toThrow('have roles')
    expect(ofStaff(Empty)().roles).toEqual(['support', 'admin'])
  })

  it.each([
    ['a key without a reason', z.object({ idempotencyKey: IdempotencyKey })],
    ['a reason without a key', z.object({ reason: text(100, 1) })],
    ['a reason that may be left out', z.object({ ...acting, reason: z.optional(text(100, 1)) })],
  ])('should not have %s', (_, request) => {
    expect(ofStaff(request)).toThrow('both a reason and an idempotency key')
    expect(ofStaff(z.object(acting))).not.toThrow()
  })
})
