import { randomUUID } from 'node:crypto'
import { chatHistory, chatOpen, chatSend } from '@contract/calls/chat'
import { merchantRedemptions } from '@contract/calls/merchant'
import { voucherDetail } from '@contract/calls/voucher'
import type { TestCaller } from '../../testing/caller'
import { aPackage, buyVouchers } from '../../testing/vouchers'
import { aWorld, type World } from '../../testing/world'
import { VoucherTillDesk } from './desk'
import { redeemedCount } from './words'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO_SPEED: '1' })
  new VoucherTillDesk(world.app.context, world.app.services).start()
})
afterAll(() => world.close())

/** Writes to a store, waits, and answers the newest message of the store; undefined for none. */
async function ask(ann: TestCaller, storeId: string, text: string): Promise<string | undefined> {
  const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
  await ann.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text })
  world.clock.forward(1)
  await world.app.context.jobs.runDue()
  const { items } = await ann.call(chatHistory, { conversationId, limit: 100 })
  const last = items.at(-1)
  return last?.content?.kind === 'text' && !last.mine ? last.content.text : undefined
}

it('should redeem vouchers of a customer who asks in the chat of a store, as the till of its merchant does', async () => {
  const owner = await world.make.customer()
  const storeId = await world.make.store({ merchant_id: owner.id })
  const other = await world.make.store()
  const ann = await world.make.customer({ balance: 1_000_00 })
  const orderId = await buyVouchers(ann, await aPackage(world, storeId, { terms: { perVisit: 2 } }), 3)
  expect(await ask(ann, storeId, 'Is it busy?')).toBeUndefined()
  expect(await ask(ann, other, '#redeem')).toBe('You have no vouchers to use here')
  expect(await ask(ann, storeId, 'We are here #redeem 2')).toBe('2 vouchers are redeemed')
  expect(await ann.call(voucherDetail, { orderId })).toMatchObject({ usable: 1 })
  expect(await owner.call(merchantRedemptions, { storeId })).toMatchObject({ count: 2 })
  expect(await ask(ann, storeId, '我们到了 #redeem 2')).toBe('本次最多核销1张')
  expect(await ann.call(voucherDetail, { orderId })).toMatchObject({ usable: 1 })
})

it('should read how many vouchers a message asks for', () => {
  expect(redeemedCount('#redeem')).toBe(1)
  expect(redeemedCount('two of us #redeem 2, thanks')).toBe(2)
  expect(redeemedCount('#redeemed')).toBeUndefined()
})
