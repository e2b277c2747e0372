import { randomUUID } from 'node:crypto'
import { goodsSkuList } from '@contract/calls/goods'
import {
  goodsComments,
  orderComments,
  orderFollowUp,
  orderRemoveReview,
  orderReview,
  storeComments,
} from '@contract/calls/review'
import { storeDetail } from '@contract/calls/store'
import type { Video } from '@contract/entities/media'
import type { ReviewFilter } from '@contract/entities/review'
import { limits } from '@contract/limits'
import type { TestCaller } from '../../testing/caller'
import { detail } from '../../testing/orders'
import { aPicture } from '../../testing/picture'
import { anOrder, aPlace, reviewOf, wanted } from '../../testing/reviews'
import { pagesOf } from '../../testing/pages'
import { aVideo } from '../../testing/video'
import { aWorld, type World } from '../../testing/world'
import { trustedId } from '../../security/trusted-id'
import { takeVideo } from '../upload/video/shown'
import { reply } from './queries'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const transaction = () => world.app.context.db.transaction()

const uploaded = async (ann: TestCaller, count: number) => {
  const media = []
  for (let index = 0; index < count; index++) media.push(await ann.upload(await aPicture(60, 40)))
  return media
}

const seen = async (storeId: string, filter?: ReviewFilter) =>
  (await world.visitor.call(storeComments, { storeId, filter })).items

describe('order.review', () => {
  it('should be read by everybody, with pictures and dishes, and end the order', async () => {
    const place = await aPlace(world, 2)
    const { ann, orderId } = await anOrder(world, place)
    const media = await uploaded(ann, 2)
    const [liked = '', disliked = ''] = place.goodsIds
    const dishes = [
      { goodsId: liked, liked: true },
      { goodsId: disliked, liked: false },
    ]
    const pictures = media.map(({ id }) => id)
    const own = await reviewOf(ann, orderId, { rating: 4, taste: 5, packaging: 3, dishes, pictures })
    expect(own).toMatchObject({ orderId, rating: 4, store: { id: place.storeId }, author: { name: 'Ann' } })
    const [review] = await seen(place.storeId)
    expect(review).toMatchObject({ id: own.id, rating: 4, taste: 5, packaging: 3, text: 'Hot and quick', reply: null })
    expect(review?.pictures).toEqual(media.map(({ path, colour }) => ({ path, colour })))
    expect(review?.dishes.map(({ goodsId, liked: said }) => [goodsId, said]).sort()).toEqual(
      [
        [liked, true],
        [disliked, false],
      ].sort(),
    )
    expect((await detail(ann, orderId)).status).toBe('evaluated')
  })

  it('should keep text as text', async () => {
    const place = await aPlace(world)
    const { ann, orderId } = await anOrder(world, place)
    const text = '<img src=x onerror=alert(1)> & "quotes"'
    await reviewOf(ann, orderId, { text })
    expect((await seen(place.storeId))[0]?.text).toBe(text)
  })

  it('should be written once, however often and however fast it is sent', async () => {
    const place = await aPlace(world)
    const { ann, orderId } = await anOrder(world, place)
    const same = wanted(orderId)
    const answers = await Promise.all([same, same, same].map((request) => ann.call(orderReview, request)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await ann.refusal(orderReview, wanted(orderId))).toBe('alreadyReviewed')
    expect((await world.visitor.call(storeComments, { storeId: place.storeId })).summary.counts.all).toBe(1)
  })

  it('should refuse somebody else’s order, an order on its way, and one whose time is over', async () => {
    const place = await aPlace(world)
    const [mine, early] = [await anOrder(world, place), await anOrder(world, place, { arrived: false })]
    const ben = await world.make.customer()
    expect(await ben.refusal(orderReview, wanted(mine.orderId))).toBe('orderNotFound')
    expect(await early.ann.refusal(orderReview, wanted(early.orderId))).toBe('orderStateChanged')
    world.clock.forward(limits.reviewDays * 24 * 60 + 1)
    await world.app.context.jobs.runDue()
    expect(await mine.ann.refusal(orderReview, wanted(mine.orderId))).toBe('deadlinePassed')
    expect(await seen(place.storeId)).toEqual([])
  })

  it('should refuse pictures of somebody else, a tenth picture and a dish of another order, and keep nothing', async () => {
    const place = await aPlace(world)
    const { ann, orderId } = await anOrder(world, place)
    const ben = await world.make.customer()
    const [theirs] = await uploaded(ben, 1)
    const goodsId = await world.make.goods(place.storeId)
    expect(await ann.refusal(orderReview, wanted(orderId, { pictures: [theirs?.id ?? ''] }))).toBe('mediaNotFound')
    expect(await ann.refusal(orderReview, wanted(orderId, { dishes: [{ goodsId, liked: true }] }))).toBe(
      'goodsNotFound',
    )
    const ten = Array.from({ length: limits.reviewImages + 1 }, () => randomUUID())
    expect((await ann.send('order.review', wanted(orderId, { pictures: ten }))).status).toBe(400)
    expect((await ann.send('order.review', wanted(orderId, { rating: 6 }))).status).toBe(400)
    expect(await seen(place.storeId)).toEqual([])
    expect((await detail(ann, orderId)).status).toBe('waitingEvaluation')
    await reviewOf(ann, orderId)
  })

  it('should reveal an anonymous reviewer to nobody but themselves', async () => {
    const place = await aPlace(world)
    const { ann, orderId } = await anOrder(world, place)
    const own = await reviewOf(ann, orderId, { anonymous: true })
    const [review] = await seen(place.storeId)
    expect(review?.author.name).toBe('Anonymous')
    expect(JSON.stringify(review)).not.toContain(ann.id)
    expect(own.author.name).toBe('Ann')
  })
})

describe('the summary of reviews', () => {
  it('should be right when a hundred are written at once', async () => {
    const place = await aPlace(world, 3)
    const orders = []
    for (let index = 0; index < 20; index++) orders.push(await anOrder(world, place))
    const stars = (index: number) => (index % 5) + 1
    await Promise.all(
      orders.map(({ ann, orderId }, index) => {
        const turned = index % 2 ? [...place.goodsIds].reverse() : place.goodsIds
        const dishes = turned.map((goodsId) => ({ goodsId, liked: index % 4 !== 0 }))
        return reviewOf(ann, orderId, { rating: stars(index), taste: stars(index), dishes })
      }),
    )
    const { storeId } = place
    const { summary } = await world.visitor.call(storeComments, { storeId })
    expect(summary).toEqual({
      rating: 3,
      taste: 3,
      packaging: null,
      counts: { all: 20, pictures: 0, good: 8, medium: 4, negative: 8 },
    })
    expect((await world.visitor.call(storeDetail, { storeId })).rating).toBe(3)
    for (const goodsId of place.goodsIds) {
      const answer = await world.visitor.call(goodsComments, { goodsId })
      expect(answer.summary).toMatchObject({ likedPercent: 75, liked: 15, disliked: 5, counts: { all: 20 } })
      expect((await world.visitor.call(goodsSkuList, { goodsId })).goods.likedPercent).toBe(75)
    }
  })

  it('should not make a percentage of one voice', async () => {
    const place = await aPlace(world)
    const goodsId = place.goodsIds[0] ?? ''
    const before = (await world.visitor.call(goodsSkuList, { goodsId })).goods.likedPercent
    const { ann, orderId } = await anOrder(world, place)
    await reviewOf(ann, orderId, { dishes: [{ goodsId, liked: false }] })
    expect((await world.visitor.call(goodsSkuList, { goodsId })).goods.likedPercent).toBe(before)
  })
})

describe('order.followUp', () => {
  it('should be shown below the review to everybody, and be changed by its author alone', async () => {
    const place = await aPlace(world)
    const { ann, orderId } = await anOrder(world, place)
    const { id: reviewId } = await reviewOf(ann, orderId)
    expect((await ann.call(orderFollowUp, { reviewId, text: ' Fine cold too ' })).followUp?.text).toBe('Fine cold too')
    const ben = await world.make.customer()
    expect(await ben.refusal(orderFollowUp, { reviewId, text: 'No' })).toBe('reviewNotFound')
    expect((await ann.send('order.followUp', { reviewId, text: '  ' })).status).toBe(400)
    await ann.call(orderFollowUp, { reviewId, text: 'Better warm' })
    const at = world.clock.now().toISOString()
    expect((await seen(place.storeId))[0]).toMatchObject({
      text: 'Hot and quick',
      followUp: { text: 'Better warm', at },
    })
  })
})

describe('order.removeReview', () => {
  const summaryOf = async (storeId: string) => (await world.visitor.call(storeComments, { storeId })).summary
  const ratingOf = async (goodsId: string) => (await world.visitor.call(goodsComments, { goodsId })).summary

  it('should leave all counts as they were before, and let the pictures go', async () => {
    const place = await aPlace(world, 2)
    const [goodsId = ''] = place.goodsIds
    const [first, second] = [await anOrder(world, place), await anOrder(world, place)]
    await reviewOf(first.ann, first.orderId, { rating: 4, taste: 2, dishes: [{ goodsId, liked: true }] })
    const before = [await summaryOf(place.storeId), await ratingOf(goodsId)]
    const media = await uploaded(second.ann, 1)
    const { id: reviewId } = await reviewOf(second.ann, second.orderId, {
      ...{ rating: 1, taste: 5, packaging: 1, pictures: media.map(({ id }) => id) },
      dishes: [{ goodsId, liked: false }],
    })
    expect(await first.ann.refusal(orderRemoveReview, { reviewId })).toBe('reviewNotFound')
    await second.ann.call(orderRemoveReview, { reviewId })
    expect([await summaryOf(place.storeId), await ratingOf(goodsId)]).toEqual(before)
    expect((await world.visitor.call(storeDetail, { storeId: place.storeId })).rating).toBe(4)
    expect((await second.ann.call(orderComments, {})).items).toEqual([])
    await world.app.context.jobs.runDue()
    const { db } = world.app.context
    expect(await db.selectFrom('media').select('id').where('customer_id', '=', second.ann.id).execute()).toEqual([])
    expect((await detail(second.ann, second.orderId)).status).toBe('evaluated')
    expect(await second.ann.refusal(orderReview, wanted(second.orderId))).toBe('alreadyReviewed')
  })

  it('should count once however often it is sent at once, and keep the rating after the last one', async () => {
    const place = await aPlace(world)
    const { ann, orderId } = await anOrder(world, place)
    const { id: reviewId } = await reviewOf(ann, orderId, { rating: 3 })
    const codes = await Promise.all([1, 2, 3].map(() => ann.send('order.removeReview', { reviewId })))
    expect(codes.filter(({ envelope }) => envelope.code === 1)).toHaveLength(1)
    expect((await summaryOf(place.storeId)).counts.all).toBe(0)
    expect((await world.visitor.call(storeDetail, { storeId: place.storeId })).rating).toBe(3)
  })
})

describe('the video of a review', () => {
  const sent = async (ann: TestCaller) => ann.uploadVideo(aVideo(), await aPicture())
  const statusOf = async ({ path }: Pick<Video, 'path'>) => (await fetch(`${world.base}${path}`)).status

  it('should be seen by everybody, remain as long as the review, and be removed with it', async () => {
    const place = await aPlace(world)
    const { ann, orderId } = await anOrder(world, place)
    const { id, ...video } = await sent(ann)
    const { id: reviewId } = await reviewOf(ann, orderId, { video: id })
    expect((await seen(place.storeId))[0]).toMatchObject({ video, pictures: [] })
    world.clock.forward(25 * 60)
    await world.app.context.jobs.runDue()
    expect(await statusOf(video)).toBe(200)
    await ann.call(orderRemoveReview, { reviewId })
    while ((await world.app.context.jobs.runDue()) > 0);
    expect(await statusOf(video)).toBe(404)
  })

  it('should be one’s own, and in one review', async () => {
    const place = await aPlace(world)
    const [first, second] = [await anOrder(world, place), await anOrder(world, place)]
    const { id } = await sent(first.ann)
    expect(await second.ann.refusal(orderReview, wanted(second.orderId, { video: id }))).toBe('videoNotFound')
    await reviewOf(first.ann, first.orderId, { video: id })
    const { db, clock } = world.app.context
    const again = db
      .transaction()
      .execute((tx) => takeVideo(tx, { customerId: first.ann.id, id: trustedId('video', id), now: clock.now() }))
    await expect(again).rejects.toMatchObject({ failure: 'videoNotFound' })
  })
})

describe('the lists', () => {
  it('should show each filter what its count says, newest first, page by page', async () => {
    const place = await aPlace(world)
    for (const rating of [5, 3, 1, 4]) {
      world.clock.forward(1)
      const { ann, orderId } = await anOrder(world, place)
      const pictures = rating === 3 ? (await uploaded(ann, 1)).map(({ id }) => id) : []
      await reviewOf(ann, orderId, { rating, pictures })
    }
    const { storeId } = place
    const ratings = async (filter: ReviewFilter) => (await seen(storeId, filter)).map(({ rating }) => rating)
    expect(await ratings('all')).toEqual([4, 1, 3, 5])
    expect(await ratings('good')).toEqual([4, 5])
    expect(await ratings('medium')).toEqual([3])
    expect(await ratings('negative')).toEqual([1])
    expect(await ratings('pictures')).toEqual([3])
    const goodsId = place.goodsIds[0] ?? ''
    const ofGoods = await world.visitor.call(goodsComments, { goodsId, filter: 'good' })
    expect(ofGoods.items.map(({ rating }) => rating)).toEqual([4, 5])
    const pages = await pagesOf(world.visitor, storeComments, { storeId, pageSize: 3 })
    expect(pages.map((items) => items.map(({ rating }) => rating))).toEqual([[4, 1, 3], [5]])
  })

  it('should show the caller’s own reviews and nobody else’s', async () => {
    const place = await aPlace(world)
    const [mine, other] = [await anOrder(world, place), await anOrder(world, place)]
    await reviewOf(mine.ann, mine.orderId, { riderLiked: true })
    await reviewOf(other.ann, other.orderId)
    const { items } = await mine.ann.call(orderComments, {})
    expect(items.map(({ orderId }) => orderId)).toEqual([mine.orderId])
    expect((await mine.ann.call(orderComments, { orderId: mine.orderId })).items).toHaveLength(1)
    expect(await mine.ann.refusal(orderComments, { orderId: other.orderId })).toBe('orderNotFound')
  })

  it('should show the merchant’s answer, once given', async () => {
    const place = await aPlace(world)
    const { ann, orderId } = await anOrder(world, place)
    const { id } = await reviewOf(ann, orderId)
    const answer = (text: string) =>
      transaction().execute((tx) => reply(tx, id, { en: text, zh: text }, world.clock.now()))
    expect([await answer('Thank you'), await answer('Again')]).toEqual([true, false])
    expect((await seen(place.storeId))[0]?.reply).toEqual({ text: 'Thank you', at: world.clock.now().toISOString() })
  })

  it('should know no reviews of what does not exist', async () => {
    expect(await world.visitor.refusal(storeComments, { storeId: randomUUID() })).toBe('storeNotFound')
    expect(await world.visitor.refusal(goodsComments, { goodsId: randomUUID() })).toBe('goodsNotFound')
  })
})
