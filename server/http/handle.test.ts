import * as z from 'zod/mini'
import { type Call, type CallDescription, defineCall } from '@contract/call'
import * as calls from '@contract/calls/merchant'
import { Empty, IdempotencyKey } from '@contract/entities/common'
import { aWorld, type World } from '../testing/world'
import { type Handle, handleWith } from './handle'

const define = <Name extends string, Req extends z.ZodMiniType>(name: Name, request: Req) =>
  defineCall({
    name,
    summary: 'A call of this test',
    who: 'customer',
    request,
    response: Empty,
    failures: [],
  } satisfies CallDescription)

const plain = define('test.plain', z.object({ text: z.string() }))
const empty = define('test.empty', Empty)
const keyed = define('test.keyed', z.object({ idempotencyKey: IdempotencyKey }))
const nothing = () => Promise.resolve({})

describe('handle', () => {
  let world: World
  let handle: Handle

  beforeAll(async () => {
    world = await aWorld()
    handle = handleWith(world.app.http, world.app.context)
  })
  afterAll(() => world.close())

  it('should register an idempotent call by `once` alone', () => {
    // @ts-expect-error -- an idempotent call needs handle.once
    expect(() => handle(keyed, nothing)).toThrow('test.keyed needs handle.once')
    // @ts-expect-error -- an idempotent call needs handle.once
    expect(() => handle.form(keyed, { bytes: 1, pace: { calls: 1, minutes: 1, per: 'customer' } }, nothing)).toThrow(
      'needs handle.once',
    )
    expect(() => handle(keyed as Call, nothing)).toThrow('test.keyed needs handle.once')
  })

  it('should register a merchant’s change by `change` alone, and nothing else by it', () => {
    const { merchantSaveShop, merchantShop } = calls
    const never = () => Promise.reject(new Error('not called'))
    expect(() => handle(merchantSaveShop, never)).toThrow('merchant.saveShop needs handle.change')
    expect(() => handle.change(merchantShop, never)).toThrow('merchant.shop cannot have handle.change')
    // @ts-expect-error -- an idempotent call needs handle.once
    expect(() => handle.change(calls.merchantAccept, never)).toThrow('merchant.accept needs handle.once')
  })

  it('should register no other call by `once`', () => {
    // @ts-expect-error -- a call without a key cannot happen once
    expect(() => handle.once(plain, nothing)).toThrow('test.plain cannot have handle.once')
    // @ts-expect-error -- a call without a key cannot happen once
    expect(() => handle.once(empty, nothing)).toThrow('test.empty cannot have handle.once')
  })
})
