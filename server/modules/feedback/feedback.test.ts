import { randomUUID } from 'node:crypto'
import type { RequestInput } from '@contract/call'
import { feedbackAdd, feedbackList, feedbackTypes } from '@contract/calls/feedback'
import { limits } from '@contract/limits'
import { answerFeedback } from '../../demo/feedback'
import { toDoor } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { aPicture } from '../../testing/picture'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

type Sent = RequestInput<typeof feedbackAdd>

const feedback = (over: Partial<Sent> = {}): Sent => ({
  type: 'idea',
  text: 'Let me check out one store at a time',
  mayContact: true,
  idempotencyKey: randomUUID(),
  ...over,
})

const answer = { en: 'It comes next month', zh: '下个月上线' }

it('should be kept once, with its pictures, and be read by its sender alone', async () => {
  const [ann, ben] = [await world.make.customer(), await world.make.customer()]
  const media = await ann.upload(await aPicture(60, 40), { module: 'feedback' })
  const request = feedback({ text: '  Cart  ', pictures: [media.id] })
  const first = await ann.call(feedbackAdd, request)
  expect(await ann.call(feedbackAdd, request)).toEqual(first)
  const { items } = await ann.call(feedbackList, {})
  expect(items).toMatchObject([
    {
      ...first,
      type: { type: 'idea', name: 'An idea' },
      text: 'Cart',
      pictures: [{ path: media.path, colour: media.colour }],
      orderNumber: null,
      answer: null,
    },
  ])
  expect((await ben.call(feedbackList, {})).items).toEqual([])
})

it('should want a type, words of up to 200 characters and up to three pictures', async () => {
  const ann = await world.make.customer()
  const wrong = [
    { text: ' ' },
    { text: 'x'.repeat(limits.feedbackMax + 1) },
    { type: 'boring' as 'idea' },
    { pictures: [1, 2, 3, 4].map(() => randomUUID()) },
  ]
  for (const over of wrong) expect((await ann.send('feedback.add', feedback(over))).status).toBe(400)
  await ann.call(feedbackAdd, feedback({ text: 'x'.repeat(limits.feedbackMax) }))
  const ben = await world.make.customer()
  const theirs = await ben.upload(await aPicture(60, 40), { module: 'feedback' })
  expect(await ann.refusal(feedbackAdd, feedback({ pictures: [theirs.id] }))).toBe('mediaNotFound')
  expect((await ann.call(feedbackList, {})).items).toHaveLength(1)
})

it('should name the order that it is about, which is the own', async () => {
  const { ann, orderId } = await aPaidOrder(world, toDoor)
  await ann.call(feedbackAdd, feedback({ orderId }))
  const { number } = await world.app.context.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect((await ann.call(feedbackList, {})).items[0]?.orderNumber).toBe(number)
  const ben = await world.make.customer()
  expect(await ben.refusal(feedbackAdd, feedback({ orderId }))).toBe('orderNotFound')
})

it('should be taken a few times a day, also of those that come at once', async () => {
  const ann = await world.make.customer()
  const attempts = Array.from({ length: limits.feedbacksPerDay + 2 }, () => ann.send('feedback.add', feedback()))
  const codes = (await Promise.all(attempts)).map(({ envelope }) => envelope.code)
  expect(codes.filter((code) => code === 1)).toHaveLength(limits.feedbacksPerDay)
  expect(await ann.refusal(feedbackAdd, feedback())).toBe('tooManyFeedbacks')
  world.clock.forward(24 * 60)
  await ann.call(feedbackAdd, feedback())
})

it('should be answered once, and the answer be new until it is read', async () => {
  const ann = await world.make.customer()
  const { db } = world.app.context
  const desk = world.app.services.feedback
  const { number } = await ann.call(feedbackAdd, feedback())
  expect(await ann.call(feedbackTypes, {})).toMatchObject({ newAnswers: 0 })
  expect(await desk.answer(db, number, answer)).toBe(true)
  expect(await desk.answer(db, number, { en: 'No', zh: '不' })).toBe(false)
  expect(await ann.call(feedbackTypes, {})).toMatchObject({ newAnswers: 1 })
  expect((await ann.call(feedbackList, {})).items[0]?.answer).toMatchObject({ text: answer.en, isNew: true })
  expect((await ann.call(feedbackList, {})).items[0]?.answer).toMatchObject({ isNew: false })
  expect(await ann.call(feedbackTypes, {})).toMatchObject({ newAnswers: 0 })
  ann.language = 'zh'
  expect((await ann.call(feedbackList, {})).items[0]?.answer?.text).toBe(answer.zh)
})

it('should be answered by the demo by itself', async () => {
  const { context, services } = world.app
  answerFeedback(context, services.feedback)
  const ann = await world.make.customer()
  await ann.call(feedbackAdd, feedback({ type: 'fault' }))
  await world.hours(1)
  const [sent] = (await ann.call(feedbackList, {})).items
  expect(sent?.answer?.text).toContain('the next version mends it')
})
