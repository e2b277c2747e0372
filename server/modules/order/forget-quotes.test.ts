import { orderConfirm, orderUsableCoupons } from '@contract/calls/order'
import { aBasket, refusedSubmit, submit } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

it('should keep a quote for a day, then forget it unless an order was made of it, and look again every hour', async () => {
  const { ann, storeId } = await aBasket(world)
  const quote = async () => (await ann.call(orderConfirm, { storeId })).id
  const [used, unused] = [await quote(), await quote()]
  await submit(ann, used)
  const { db } = world.app.context
  const kept = async () =>
    (await db.selectFrom('quotes').select('id').orderBy('created_at').execute()).map(({ id }) => id)
  await world.hours(23)
  expect(new Set(await kept())).toEqual(new Set([used, unused]))
  expect(await refusedSubmit(ann, unused)).toBe('quoteExpired')
  await world.hours(2)
  expect(await kept()).toEqual([used])
  expect(await refusedSubmit(ann, unused)).toBe('quoteNotFound')
  expect(await refusedSubmit(ann, used)).toBe('quoteNotFound')
  expect(await ann.refusal(orderUsableCoupons, { quoteId: unused })).toBe('quoteNotFound')
  expect(await db.selectFrom('jobs').select('id').where('kind', '=', 'quotes.forget').execute()).toHaveLength(1)
})
