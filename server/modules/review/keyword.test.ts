import { goodsComments, orderFollowUp, storeComments } from '@contract/calls/review'
import type { ReviewFilter } from '@contract/entities/review'
import { pagesOf } from '../../testing/pages'
import { anOrder, aPlace, reviewOf } from '../../testing/reviews'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

it('should find what was written, in reviews and additions, whatever the case and the language', async () => {
  const place = await aPlace(world)
  const { storeId } = place
  const texts = ['Hot SOUP, quick rider', 'Cold soup 50%', '味道不错，送得很快', 'Fine']
  for (const text of texts) {
    world.clock.forward(1)
    const { ann, orderId } = await anOrder(world, place)
    const { id } = await reviewOf(ann, orderId, { text, rating: text.startsWith('Cold') ? 2 : 5 })
    if (text === 'Fine') await ann.call(orderFollowUp, { reviewId: id, text: 'The soup keeps well' })
  }
  const goodsId = place.goodsIds[0] ?? ''
  const found = async (keyword: string, filter?: ReviewFilter) => {
    const ofStore = await world.visitor.call(storeComments, { storeId, keyword, filter })
    const ofGoods = await world.visitor.call(goodsComments, { goodsId, keyword, filter })
    expect(ofGoods.items.map(({ id }) => id)).toEqual(ofStore.items.map(({ id }) => id))
    expect(ofStore.summary.counts.all).toBe(4)
    return ofStore.items.map(({ text }) => text)
  }
  expect(await found('soup')).toEqual(['Fine', 'Cold soup 50%', 'Hot SOUP, quick rider'])
  expect(await found('  Quick soup ')).toEqual(['Hot SOUP, quick rider'])
  expect(await found('soup', 'negative')).toEqual(['Cold soup 50%'])
  expect(await found('味道')).toEqual(['味道不错，送得很快'])
  expect([await found('%'), await found('_'), await found("'")]).toEqual([['Cold soup 50%'], [], []])
  const pages = await pagesOf(world.visitor, storeComments, { storeId, keyword: 'soup', pageSize: 2 })
  expect(pages.map((items) => items.length)).toEqual([2, 1])
})
