import { randomUUID } from 'node:crypto'
import { merchantReplyReview, merchantReviews } from '@contract/calls/merchant'
import { messageSystemList } from '@contract/calls/message'
import { storeComments } from '@contract/calls/review'
import { trustedId } from '../../security/trusted-id'
import type { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const text = 'Thank you, see you soon'

/** A store of a merchant with a good and a bad review. */
async function aStore(by: string | null = null) {
  const owner = await world.make.customer()
  const storeId = await world.make.store({ merchant_id: owner.id })
  const review = async (rating: number, minutes: number) => {
    const id = randomUUID()
    const author = { name: { en: 'Mia', zh: 'Mia' }, avatar: { path: '', colour: '#ffffff' } }
    const said = { text: JSON.stringify({ en: 'Said', zh: 'Said' }), pictures: '[]', anonymous: false, rating }
    const row = { id, order_id: null, customer_id: by, store_id: storeId, author: JSON.stringify(author), ...said }
    const none = { taste: null, packaging: null, rider_liked: null, video: null, reply: null, replied_at: null }
    const rest = { bought: null, follow_up: null, followed_up_at: null }
    const created_at = new Date(world.clock.now().getTime() + minutes * 60_000)
    await world.app.context.db
      .insertInto('reviews')
      .values({ ...row, ...none, ...rest, created_at })
      .execute()
    return id
  }
  return { owner, storeId, good: await review(5, 0), bad: await review(1, 1) }
}

const listed = async (owner: TestCaller, filter: 'all' | 'unanswered' | 'negative') =>
  (await owner.call(merchantReviews, { filter })).items.map(({ id }) => id)

describe('the reviews of a store', () => {
  it('should be replied to once by its merchant, for everybody to read', async () => {
    const { owner, storeId, good, bad } = await aStore()
    expect(await listed(owner, 'unanswered')).toEqual([bad, good])
    expect(await listed(owner, 'negative')).toEqual([bad])
    const request = { reviewId: bad, text, ...key() }
    expect(await owner.call(merchantReplyReview, request)).toMatchObject({ id: bad, reply: { text } })
    expect(await owner.call(merchantReplyReview, request)).toMatchObject({ id: bad })
    expect(await owner.refusal(merchantReplyReview, { ...request, ...key() })).toBe('reviewReplied')
    expect([await listed(owner, 'unanswered'), await listed(owner, 'all')]).toEqual([[good], [bad, good]])
    const { items } = await world.visitor.call(storeComments, { storeId })
    expect(items.map(({ reply }) => reply?.text)).toEqual([text, undefined])
  })

  it('should notify their author of the reply once, who then opens the own reviews', async () => {
    const ann = await world.make.customer()
    const { owner, good, bad } = await aStore(ann.id)
    const request = { reviewId: good, text, ...key() }
    await owner.call(merchantReplyReview, request)
    await owner.call(merchantReplyReview, request)
    await owner.refusal(merchantReplyReview, { ...request, ...key() })
    const notices = async () => (await ann.call(messageSystemList, { kind: 'order' })).items
    const replied = { title: 'You have a reply', target: { kind: 'ownReviews', id: good }, isRead: false }
    expect(await notices()).toMatchObject([replied])
    await owner.call(merchantReplyReview, { reviewId: bad, text, ...key() })
    expect(await notices()).toHaveLength(2)
    expect((await owner.call(messageSystemList, { kind: 'order' })).items).toEqual([])
  })

  it('should be replied to once when two staff reply at once, and by nobody else', async () => {
    const { owner, good } = await aStore()
    const other = await world.make.customer()
    await world.make.store({ merchant_id: other.id })
    expect(await other.refusal(merchantReplyReview, { reviewId: good, text, ...key() })).toBe('reviewNotFound')
    const reply = () => owner.refusal(merchantReplyReview, { reviewId: good, text, ...key() })
    expect((await Promise.all([reply(), reply()])).sort()).toEqual(['reviewReplied', undefined])
  })

  it('should be gone for the merchant too once staff hid them', async () => {
    const { owner, good, bad } = await aStore()
    const { db } = world.app.context
    await db
      .transaction()
      .execute((tx) => world.app.services.reviewHiding.hide(tx, trustedId('review', bad), 'Against the rules'))
    expect(await listed(owner, 'all')).toEqual([good])
    expect(await owner.refusal(merchantReplyReview, { reviewId: bad, text, ...key() })).toBe('reviewNotFound')
  })
})
