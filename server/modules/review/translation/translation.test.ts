import { randomUUID } from 'node:crypto'
import { homeConfig } from '@contract/calls/home'
import { merchantReplyReview } from '@contract/calls/merchant'
import { orderFollowUp, orderRemoveReview, reviewTranslate } from '@contract/calls/review'
import { trustedId } from '../../../security/trusted-id'
import { FakeTranslators } from '../../../testing/fake-translators'
import { anOrder, aPlace, reviewOf } from '../../../testing/reviews'
import { aWorld, type World } from '../../../testing/world'
import { eraseCustomer } from '../../account/closing/erase'

const fake = new FakeTranslators()
let world: World
beforeAll(async () => {
  await fake.open()
  world = await aWorld({ TRANSLATION_FILE: fake.file(), TRANSLATIONS_AN_HOUR: '3' })
})
beforeEach(() => {
  fake.answer = undefined
  fake.gate = Promise.resolve()
  fake.asked.length = 0
})
afterAll(async () => {
  await world.close()
  await fake.close()
})

async function aReview(text = '汤很热，送得快') {
  const owner = await world.make.customer()
  const place = await aPlace(world)
  await world.app.context.db
    .updateTable('stores')
    .set({ merchant_id: owner.id })
    .where('id', '=', place.storeId)
    .execute()
  const { ann, orderId } = await anOrder(world, place)
  const { id } = await reviewOf(ann, orderId, { text })
  return { ann, owner, reviewId: trustedId('review', id) }
}
const kept = (reviewId: string) =>
  world.app.context.db
    .selectFrom('review_translations')
    .select(['language', 'texts'])
    .where('review_id', '=', reviewId)
    .execute()

const text = 'In English: 汤很热，送得快'
const none = { followUp: null, reply: null }

it('should be offered where a service is configured', async () => {
  expect(await world.visitor.call(homeConfig, {})).toMatchObject({ translatesReviews: true })
})

it('should be asked for once, and kept for all readers', async () => {
  const { reviewId } = await aReview()
  const [ben, mia] = [await world.make.customer(), await world.make.customer()]
  expect(await ben.call(reviewTranslate, { reviewId, language: 'en' })).toEqual({ text, ...none })
  expect(await mia.call(reviewTranslate, { reviewId, language: 'en' })).toEqual({ text, ...none })
  expect(fake.asked.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { q: ['汤很热，送得快'], source: 'zh', target: 'en', format: 'text', api_key: 'key' },
  ])
  expect(await kept(reviewId)).toEqual([{ language: 'en', texts: { text, ...none } }])
})

it('should send the foreign parts alone, and nothing for a text in the language of the reader', async () => {
  const { ann, owner, reviewId } = await aReview()
  expect(await ann.call(reviewTranslate, { reviewId, language: 'zh' })).toEqual({ text: '汤很热，送得快', ...none })
  await ann.call(orderFollowUp, { reviewId, text: 'Still good the next day' })
  await owner.call(merchantReplyReview, { reviewId, text: '谢谢', idempotencyKey: randomUUID() })
  expect(await ann.call(reviewTranslate, { reviewId, language: 'en' })).toEqual({
    text,
    followUp: 'Still good the next day',
    reply: 'In English: 谢谢',
  })
  expect(fake.asked).toHaveLength(1)
})

it('should be asked for again after an addition or a reply, and removed with the review', async () => {
  const { ann, owner, reviewId } = await aReview()
  await ann.call(reviewTranslate, { reviewId, language: 'en' })
  await ann.call(orderFollowUp, { reviewId, text: '第二天也好吃' })
  expect(await kept(reviewId)).toEqual([])
  const added = { text, followUp: 'In English: 第二天也好吃', reply: null }
  expect(await owner.call(reviewTranslate, { reviewId, language: 'en' })).toEqual(added)
  await owner.call(merchantReplyReview, { reviewId, text: '谢谢', idempotencyKey: randomUUID() })
  expect(await kept(reviewId)).toEqual([])
  expect(await owner.call(reviewTranslate, { reviewId, language: 'en' })).toMatchObject({ reply: 'In English: 谢谢' })
  await ann.call(orderRemoveReview, { reviewId })
  expect(await kept(reviewId)).toEqual([])
  expect(await ann.refusal(reviewTranslate, { reviewId, language: 'en' })).toBe('reviewNotFound')
})

it('should not keep what was removed or changed while it was translated', async () => {
  const [removed, changed] = [await aReview(), await aReview()]
  let open: () => void = () => undefined
  fake.gate = new Promise((resolve) => (open = resolve))
  const late = [removed, changed].map(({ ann, reviewId }) => ann.call(reviewTranslate, { reviewId, language: 'en' }))
  while (fake.asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  await removed.ann.call(orderRemoveReview, { reviewId: removed.reviewId })
  await changed.ann.call(orderFollowUp, { reviewId: changed.reviewId, text: '第二天也好吃' })
  open()
  await Promise.all(late)
  expect(await kept(removed.reviewId)).toEqual([])
  const again = await changed.ann.call(reviewTranslate, { reviewId: changed.reviewId, language: 'en' })
  expect(again.followUp).toBe('In English: 第二天也好吃')
})

it('should be asked for once by many at once', async () => {
  const { reviewId } = await aReview()
  const readers = await Promise.all([1, 2, 3].map(() => world.make.customer()))
  let open: () => void = () => undefined
  fake.gate = new Promise((resolve) => (open = resolve))
  const answers = readers.map((reader) => reader.call(reviewTranslate, { reviewId, language: 'en' }))
  setTimeout(open, 100)
  expect(await Promise.all(answers)).toEqual([1, 2, 3].map(() => ({ text, ...none })))
  expect(fake.asked).toHaveLength(1)
})

it('should be refused after the maximum number in an hour, but for those that were translated before', async () => {
  const reviews = await Promise.all([1, 2, 3, 4].map(() => aReview()))
  const ben = await world.make.customer()
  const translate = ({ reviewId }: { reviewId: string }) => ben.refusal(reviewTranslate, { reviewId, language: 'en' })
  for (const review of reviews.slice(0, 3))
    await ben.call(reviewTranslate, { reviewId: review.reviewId, language: 'en' })
  const [first, , , last] = reviews
  if (!first || !last) throw new Error('No reviews')
  expect(await translate(last)).toBe('translationsTooMany')
  expect(await ben.call(reviewTranslate, { reviewId: first.reviewId, language: 'en' })).toMatchObject({ text })
  world.clock.forward(61)
  expect(await ben.call(reviewTranslate, { reviewId: last.reviewId, language: 'en' })).toMatchObject({ text })
})

it('should be unavailable while the service fails, and keep nothing of it', async () => {
  const { ann, reviewId } = await aReview()
  fake.answer = () => [500, {}]
  expect(await ann.refusal(reviewTranslate, { reviewId, language: 'en' })).toBe('translationUnavailable')
  expect(await kept(reviewId)).toEqual([])
  fake.answer = undefined
  expect(await ann.call(reviewTranslate, { reviewId, language: 'en' })).toMatchObject({ text })
})

it('should be of hidden reviews for their authors alone', async () => {
  const { ann, owner, reviewId } = await aReview()
  await world.app.context.db
    .updateTable('reviews')
    .set({ hidden_at: world.clock.now(), hidden_reason: 'No' })
    .where('id', '=', reviewId)
    .execute()
  expect(await owner.refusal(reviewTranslate, { reviewId, language: 'en' })).toBe('reviewNotFound')
  expect(await ann.call(reviewTranslate, { reviewId, language: 'en' })).toMatchObject({ text })
})

it('should be removed with the account of the author', async () => {
  const { ann, reviewId } = await aReview()
  await ann.call(reviewTranslate, { reviewId, language: 'en' })
  const { context, services } = world.app
  await context.db.transaction().execute((tx) => eraseCustomer({ ...context, ...services }, tx, ann.id))
  expect(await kept(reviewId)).toEqual([])
})

it('should be unavailable without a service', async () => {
  const other = await aWorld()
  const place = await aPlace(other)
  const { ann, orderId } = await anOrder(other, place)
  const { id: reviewId } = await reviewOf(ann, orderId, { text: '好吃' })
  expect(await ann.refusal(reviewTranslate, { reviewId, language: 'en' })).toBe('translationUnavailable')
  await other.close()
})
