import { merchantPayOut } from '@contract/calls/merchant'
import { messageSystemList } from '@contract/calls/message'
import type { MessageKind } from '@contract/message-groups'
import type { TestCaller } from '../../testing/caller'
import { apply } from '../../testing/refunds'
import { aMerchant, aSale, keyed } from '../../testing/store-money'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const told = async (merchant: TestCaller, kind: MessageKind) =>
  (await merchant.call(messageSystemList, { kind })).items.map(({ title, text, target }) => ({ title, text, target }))

/** A merchant with 204.00 to be paid out to an account whose number has an ending. */
async function aRichMerchant(ending: string) {
  const its = await aMerchant(world, { ending })
  await aSale(world, its.storeId)
  await world.hours(72)
  await its.merchant.call(merchantPayOut, { storeId: its.storeId, amount: 204_00, ...keyed() })
  await world.hours(1)
  return its
}

it('should be read by the merchant: a refund to answer, once', async () => {
  const { merchant, storeId } = await aMerchant(world)
  const { ann, orderId } = await aSale(world, storeId)
  await apply(ann, orderId)
  const asked = (await told(merchant, 'order')).filter(({ target }) => target?.kind === 'storeRefunds')
  expect(asked).toEqual([
    {
      title: 'A customer wants a refund',
      text: expect.stringContaining('¥204.00') as string,
      target: { kind: 'storeRefunds', id: storeId },
    },
  ])
  expect(await told(ann, 'order')).not.toContainEqual(expect.objectContaining({ title: 'A customer wants a refund' }))
})

it.each([
  ['arrived', '1234', 'Payout sent'],
  ['failed', '0001', 'Payout failed'],
])('should be read by the merchant: a payout that has %s', async (_, ending, title) => {
  const { merchant, storeId } = await aRichMerchant(ending)
  expect(await told(merchant, 'announcement')).toEqual([
    {
      title,
      text: expect.stringContaining('¥204.00') as string,
      target: { kind: 'storePayouts', id: storeId },
    },
  ])
})
