import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderConfirmReceipt, orderDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { pointsHistory } from '@contract/calls/points'
import {
  goodsComments,
  orderComments,
  orderFollowUp,
  orderRemoveReview,
  orderReview,
  storeComments,
} from '@contract/calls/review'
import type { RequestInput } from '@contract/call'
import type { ReviewFilter } from '@contract/entities/review'
import { limits } from '@contract/limits'
import { isOfKind } from '@contract/order-kinds'
import type { TestCaller } from '../../testing/caller'
import { MallFactory } from '../../testing/mall'
import { aPicture } from '../../testing/picture'
import { aVideo } from '../../testing/video'
import { aWorld, type World } from '../../testing/world'

const both = (text: string) => JSON.stringify({ en: text, zh: `${text}中` })

let world: World
let mall: MallFactory
let tea: { id: string; templateId: string }

beforeAll(async () => {
  world = await aWorld()
  mall = new MallFactory(world.app.context.db, world.make)
  tea = await mall.shop({ rating: 47 })
})
afterAll(() => world.close())

const db = () => world.app.context.db

type Said = Extract<RequestInput<typeof orderReview>, { lines: unknown }>

/** A received order of two products, the first of them twice. */
async function received({ arrived = true } = {}) {
  const ann = await world.make.customer({ balance: 2_000_00 })
  await world.make.address(ann.id, { region_code: '440305', is_default: true })
  const bought = [await mall.product(tea, { name: both('Longjing') }), await mall.product(tea, { name: both('Biluo') })]
  for (const { skuIds } of bought) await ann.call(cartAdd, { skuId: skuIds[0] ?? '', quantity: 1 })
  const quote = await ann.call(orderConfirm, { kind: 'mall' })
  const { orderId } = await ann.call(orderSubmit, { quoteId: quote.id, idempotencyKey: randomUUID() })
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  if (arrived) {
    const order = await ann.call(orderDetail, { orderId })
    for (const { id } of isOfKind(order, 'mall') ? order.parcelList : [])
      await db()
        .transaction()
        .execute((tx) => world.app.services.parcels.ship(tx, id, { carrier: 'shunfeng', trackingNumber: `SF${id}` }))
    await ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
  }
  const order = await ann.call(orderDetail, { orderId })
  if (!isOfKind(order, 'mall')) throw new Error('it is no order of the mall')
  return { ann, orderId, productIds: order.lines.map(({ productId }) => productId) }
}

const said = (orderId: string, lines: Said['lines'], over: Partial<Said> = {}): Said => ({
  ...{ orderId, lines, idempotencyKey: randomUUID() },
  ...over,
})

const comments = (goodsId: string, filter?: ReviewFilter) => world.visitor.call(goodsComments, { goodsId, filter })
const mallOrder = async (ann: TestCaller, orderId: string) => {
  const order = await ann.call(orderDetail, { orderId })
  if (!isOfKind(order, 'mall')) throw new Error('it is no order of the mall')
  return { lines: order.lines.map(({ reviewed }) => reviewed), actions: order.actions }
}

describe('reviews of lines', () => {
  it('should be read with stars, topics, pictures and a video, and leave the other line to review', async () => {
    const { ann, orderId, productIds } = await received()
    const [first = '', second = ''] = productIds
    const picture = await ann.upload(await aPicture(60, 40))
    const video = await ann.uploadVideo(aVideo(), await aPicture())
    const line = { line: 0, rating: 4, text: 'Clean aroma', topics: ['quality' as const] }
    const request = said(orderId, [{ ...line, pictures: [picture.id], video: video.id }], { service: 5, delivery: 3 })
    const own = await ann.call(orderReview, request)
    expect(own).toMatchObject({
      points: limits.pointsPerReview,
      service: 5,
      delivery: 3,
      canAdd: true,
      product: { productId: first, name: 'Biluo' },
    })
    const { items, summary } = await comments(first)
    expect(items).toMatchObject([{ rating: 4, text: 'Clean aroma', topics: ['quality'], dishes: [] }])
    expect(items[0]?.video?.path).toMatch(/mp4$/)
    expect(summary).toMatchObject({ rating: 4, likedPercent: 100, counts: { all: 1, pictures: 1, video: 1, good: 1 } })
    expect(await mallOrder(ann, orderId)).toMatchObject({
      lines: [true, false],
      actions: expect.arrayContaining(['evaluate']) as string[],
    })
    expect((await ann.call(orderReview, said(orderId, [{ line: 1, rating: 2 }]))).points).toBe(0)
    expect((await mallOrder(ann, orderId)).actions).not.toContain('evaluate')
    expect((await comments(second)).summary).toMatchObject({ rating: 2, likedPercent: 0 })
    const shop = await world.visitor.call(storeComments, { storeId: tea.id })
    expect(shop.items.filter((review) => productIds.includes(review.product?.productId ?? ''))).toHaveLength(2)
    expect((await ann.call(orderComments, { orderId })).items).toHaveLength(2)
    const { items: points } = await ann.call(pointsHistory, {})
    expect(points.filter(({ amount }) => amount === limits.pointsPerReview)).toHaveLength(1)
  })

  it('should be filtered, anonymous where wanted', async () => {
    const { ann, orderId, productIds } = await received()
    const [first = ''] = productIds
    await ann.call(orderReview, said(orderId, [{ line: 0, rating: 3 }], { anonymous: true }))
    expect((await comments(first)).items[0]?.author.name).toBe('Anonymous')
    const found = async (filter: ReviewFilter) => (await comments(first, filter)).items.length
    const filters: ReviewFilter[] = ['all', 'medium', 'pictures', 'video', 'good', 'negative', 'added']
    expect(await Promise.all(filters.map(found))).toEqual([1, 1, 0, 0, 0, 0, 0])
  })

  it('should be added to once, within half a year', async () => {
    const { ann, orderId, productIds } = await received()
    const [first = ''] = productIds
    const { id: reviewId } = await ann.call(
      orderReview,
      said(orderId, [
        { line: 0, rating: 5 },
        { line: 1, rating: 5 },
      ]),
    )
    const { items } = await ann.call(orderComments, { orderId })
    const other = items.find(({ id }) => id !== reviewId)?.id ?? ''
    const added = await ann.call(orderFollowUp, { reviewId, text: 'Still good' })
    expect(added).toMatchObject({ canAdd: false, followUp: { text: 'Still good' } })
    expect((await comments(first, 'added')).items).toHaveLength(1)
    expect((await comments(first)).summary.counts.added).toBe(1)
    expect(await ann.refusal(orderFollowUp, { reviewId, text: 'Again' })).toBe('alreadyAdded')
    await db()
      .updateTable('reviews')
      .set({ created_at: new Date(world.clock.now().getTime() - (limits.reviewAdditionDays + 1) * 86_400_000) })
      .where('id', '=', other)
      .execute()
    expect(await ann.refusal(orderFollowUp, { reviewId: other, text: 'Late' })).toBe('additionTooLate')
  })

  it('should be deleted with what they counted, and not be written again', async () => {
    const { ann, orderId, productIds } = await received()
    const [first = ''] = productIds
    const { id: reviewId } = await ann.call(orderReview, said(orderId, [{ line: 0, rating: 5 }]))
    await ann.call(orderFollowUp, { reviewId, text: 'More' })
    await ann.call(orderRemoveReview, { reviewId })
    const { counts } = (await comments(first)).summary
    expect(counts).toEqual({ all: 0, pictures: 0, good: 0, medium: 0, negative: 0, video: 0, added: 0 })
    expect(await ann.refusal(orderReview, said(orderId, [{ line: 0, rating: 5 }]))).toBe('alreadyReviewed')
  })

  it('should refuse what is not received, refunded, unknown, of somebody else, or said twice', async () => {
    const { ann, orderId } = await received()
    const ben = await world.make.customer()
    const refused = (lines: Said['lines'], over: Partial<Said> = {}) =>
      ann.refusal(orderReview, said(orderId, lines, over))
    const stars = { line: 0, rating: 5 }
    expect(await ben.refusal(orderReview, said(orderId, [stars]))).toBe('orderNotFound')
    expect(await refused([{ ...stars, line: 7 }])).toBe('reviewLineUnknown')
    expect(await refused([stars, stars])).toBe('alreadyReviewed')
    expect(await refused([{ ...stars, video: randomUUID() }])).toBe('videoNotFound')
    expect(await refused([{ ...stars, pictures: [randomUUID()] }])).toBe('mediaNotFound')
    const ten = Array.from({ length: limits.reviewImages + 1 }, () => randomUUID())
    expect(await refused([{ ...stars, pictures: ten }])).toBe('invalidRequest')
    expect(await ann.refusal(orderReview, { orderId, rating: 5, idempotencyKey: randomUUID() })).toBe(
      'reviewLineUnknown',
    )
    await db()
      .updateTable('order_lines')
      .set({ refunded_quantity: 1 })
      .where('order_id', '=', orderId)
      .where('position', '=', 0)
      .execute()
    expect(await refused([stars])).toBe('reviewLineRefunded')
    const early = await received({ arrived: false })
    expect(await early.ann.refusal(orderReview, said(early.orderId, [stars]))).toBe('orderStateChanged')
  })
})
