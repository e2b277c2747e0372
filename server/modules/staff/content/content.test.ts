import { randomUUID } from 'node:crypto'
import { chatOpen, chatSend } from '@contract/calls/chat'
import { feedbackAdd, feedbackList } from '@contract/calls/feedback'
import { partnerAgentAudit, partnerStatus } from '@contract/calls/partner'
import { orderConfirmReceipt } from '@contract/calls/order'
import { reportAdd } from '@contract/calls/report'
import { messageSystemList } from '@contract/calls/message'
import {
  goodsComments,
  orderAppealReview,
  orderComments,
  orderRemoveReview,
  orderReview,
  storeComments,
} from '@contract/calls/review'
import * as calls from '@contract/calls/staff'
import { storeReport } from '@contract/calls/store'
import { idCheckCharacter } from '@contract/rules/identity'
import type { TestCaller } from '../../../testing/caller'
import { toDoor } from '../../../testing/orders'
import { aPaidOrder } from '../../../testing/refunds'
import { aPicture } from '../../../testing/picture'
import { aStaff } from '../../../testing/staff'
import { aWorld, type World } from '../../../testing/world'

let world: World
let staff: TestCaller
beforeAll(async () => {
  world = await aWorld()
  staff = await aStaff(world)
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const acting = (reason = 'Looked into it') => ({ reason, ...key() })

it('should be read and closed, as right or not: a report of a store, and one of a conversation with its messages', async () => {
  const ann = await world.make.customer()
  const storeId = await world.make.store()
  const about = { storeId, type: 'licence' as const, content: 'It shows none', ...key() }
  const { reportId } = await ann.call(storeReport, about)
  const open = async () => (await staff.call(calls.staffReports, {})).items
  expect((await open()).find(({ id }) => id === reportId)).toMatchObject({
    ...{ subject: { kind: 'store', id: storeId }, type: 'licence', content: 'It shows none', outcome: null },
    reporter: { id: ann.id },
  })
  const closing = { reportId, upheld: true, ...acting() }
  expect(await staff.call(calls.staffAnswerReport, closing)).toMatchObject({ outcome: { upheld: true } })
  expect(await staff.refusal(calls.staffAnswerReport, { ...closing, ...acting() })).toBe('nothingToChange')
  expect((await open()).map(({ id }) => id)).not.toContain(reportId)
  expect((await staff.call(calls.staffReports, { tab: 'answered' })).items.map(({ id }) => id)).toContain(reportId)

  const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
  await ann.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text: 'Hello there' })
  const second = await ann.call(reportAdd, {
    ...{ subject: 'conversation', subjectId: conversationId, type: 'abuse', content: 'Rude', ...key() },
  })
  const { messages } = await staff.call(calls.staffReport, { reportId: second.reportId })
  expect(messages).toMatchObject([{ sequence: 1, sender: 'customer', text: 'Hello there', isShown: true }])
})

it('should be answered once, and be read by its customer: feedback', async () => {
  const ann = await world.make.customer()
  const { id } = await ann.call(feedbackAdd, { type: 'idea', text: 'Quieter, please', mayContact: true, ...key() })
  const open = (await staff.call(calls.staffFeedback, {})).items
  expect(open.find((each) => each.id === id)).toMatchObject({ text: 'Quieter, please', answer: null })
  const answer = { feedbackId: id, answer: 'It comes next month', ...acting() }
  expect(await staff.call(calls.staffAnswerFeedback, answer)).toMatchObject({ answer: { text: 'It comes next month' } })
  expect(await staff.refusal(calls.staffAnswerFeedback, { ...answer, ...acting() })).toBe('nothingToChange')
  const { items } = await ann.call(feedbackList, {})
  expect(items).toMatchObject([{ answer: { text: 'It comes next month' } }])
})

it('should be hidden from everybody but its author, who reads why, and be counted no more: a review', async () => {
  const { ann, orderId, storeId, goods } = await aPaidOrder(world, toDoor)
  await ann.call(orderConfirmReceipt, { orderId, ...key() })
  const dishes = goods.map((goodsId) => ({ goodsId, liked: true }))
  await ann.call(orderReview, { orderId, rating: 1, text: 'Buy at my cousin’s', dishes, ...key() })
  const listed = async () => ({
    ofStore: (await world.visitor.call(storeComments, { storeId })).items.length,
    ofDish: (await world.visitor.call(goodsComments, { goodsId: goods[0] ?? '' })).items.length,
  })
  expect(await listed()).toEqual({ ofStore: 1, ofDish: 1 })
  const reviewId = (await ann.call(orderComments, {})).items[0]?.id ?? ''
  await staff.call(calls.staffHideReview, { reviewId, ...acting('It is an advert') })
  expect(await listed()).toEqual({ ofStore: 0, ofDish: 0 })
  expect((await ann.call(orderComments, {})).items[0]?.hidden).toMatchObject({ reason: 'It is an advert' })
  expect(await staff.refusal(calls.staffHideReview, { reviewId, ...acting() })).toBe('nothingToChange')
  const ratings = world.app.context.db.selectFrom('store_ratings').select('reviews').where('store_id', '=', storeId)
  expect(await ratings.executeTakeFirst()).toEqual({ reviews: 0 })
  await ann.call(orderRemoveReview, { reviewId })
  expect(await ratings.executeTakeFirst()).toEqual({ reviews: 0 })
})

it('should be shown and counted again, or stay hidden, as staff decide on its author’s one appeal: a review', async () => {
  const hidden = async () => {
    const { ann, orderId, storeId } = await aPaidOrder(world, toDoor)
    await ann.call(orderConfirmReceipt, { orderId, ...key() })
    await ann.call(orderReview, { orderId, rating: 1, text: 'Cold', ...key() })
    const reviewId = (await ann.call(orderComments, {})).items[0]?.id ?? ''
    const appeal = { reviewId, text: 'It was cold', ...key() }
    expect(await ann.refusal(orderAppealReview, appeal)).toBe('reviewNotHidden')
    await staff.call(calls.staffHideReview, { reviewId, ...acting('It is an advert') })
    const appealed = { text: 'It was cold', outcome: null }
    expect(await ann.call(orderAppealReview, { ...appeal, ...key() })).toMatchObject({ appeal: appealed })
    expect(await ann.refusal(orderAppealReview, { ...appeal, ...key() })).toBe('reviewContested')
    return { ann, storeId, reviewId }
  }
  const ratings = world.app.context.db.selectFrom('store_ratings').select('reviews')
  for (const show of [true, false]) {
    const { ann, storeId, reviewId } = await hidden()
    const open = (await staff.call(calls.staffAppeals, {})).items.find(({ id }) => id === reviewId)
    expect(open).toMatchObject({ hidden: { reason: 'It is an advert' }, appeal: { text: 'It was cold' } })
    const decision = { reviewId, show, ...acting('Looked at it') }
    const outcome = { isShown: show, reason: 'Looked at it' }
    expect(await staff.call(calls.staffDecideAppeal, decision)).toMatchObject({ appeal: { outcome } })
    expect(await staff.refusal(calls.staffDecideAppeal, { ...decision, ...key() })).toBe('nothingToChange')
    const [own] = (await ann.call(orderComments, {})).items
    expect(own).toMatchObject({ appeal: { outcome }, hidden: show ? null : { reason: 'It is an advert' } })
    expect((await world.visitor.call(storeComments, { storeId })).items).toHaveLength(show ? 1 : 0)
    expect(await ratings.where('store_id', '=', storeId).executeTakeFirst()).toEqual({ reviews: show ? 1 : 0 })
    const { items } = await ann.call(messageSystemList, { kind: 'order' })
    expect(items.map(({ target }) => target)).toContainEqual({ kind: 'ownReviews', id: reviewId })
    const answered = (await staff.call(calls.staffAppeals, { tab: 'answered' })).items.map(({ id }) => id)
    expect(answered).toContain(reviewId)
  }
})

const first17 = '44030519900101101'

/** An application of somebody as an agent, in review. */
async function anApplication() {
  const ann = await world.make.customer()
  const photo = async () => (await ann.upload(await aPicture(64, 48), { module: 'id' })).id
  await ann.call(partnerAgentAudit, {
    ...{ name: '陈立安', idNumber: first17 + idCheckCharacter(first17), idFront: await photo(), idBack: await photo() },
    ...{ phone: '13900006209', region: 'Nanshan, Shenzhen', experience: 'Ten years', agreed: true, ...key() },
  })
  const { items } = await staff.call(calls.staffApplications, {})
  return { ann, id: items[0]?.id ?? '' }
}

it('should be approved or rejected, once, for a reason that its applicant reads: an application', async () => {
  const first = await anApplication()
  const seen = await staff.call(calls.staffApplication, { applicationId: first.id })
  expect(seen).toMatchObject({ kind: 'agent', state: 'inReview', applicant: '陈**' })
  expect(seen.fields).toContainEqual({ field: 'experience', text: 'Ten years' })
  expect(seen.pictures.map(({ field }) => field).sort()).toEqual(['idBack', 'idFront'])
  const approve = { applicationId: first.id, ...acting() }
  expect(await staff.call(calls.staffApprove, approve)).toMatchObject({ state: 'passed' })
  expect(await staff.refusal(calls.staffApprove, { ...approve, ...acting() })).toBe('applicationDecided')

  const second = await anApplication()
  const reject = { applicationId: second.id, field: 'idFront', ...acting('It is blurred') }
  expect(await staff.call(calls.staffReject, reject)).toMatchObject({ state: 'resubmit' })
  expect(await second.ann.call(partnerStatus, { kind: 'agent' })).toMatchObject({
    application: { reasons: [{ field: 'idFront', text: 'It is blurred' }] },
  })
  const { items } = await staff.call(calls.staffAudit, { subject: { kind: 'application', reference: second.id } })
  expect(items).toMatchObject([{ call: 'staff.reject', before: { state: 'inReview' }, after: { state: 'resubmit' } }])
})
