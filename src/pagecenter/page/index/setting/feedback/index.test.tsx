import { renderScreen, settle, type Answers } from '@/testing'
import { orderOf } from '@/testing/orders'
import { aSession, aUser } from '@/testing/user'
import Feedback from '.'

const types: Answers['feedback.types'] = {
  items: [
    { type: 'fault', name: 'Something broke' },
    { type: 'idea', name: 'An idea' },
  ],
  newAnswers: 0,
}
const answers: Answers = {
  'feedback.types': types,
  'feedback.add': { id: 'f', number: '2603' },
  'user.info': aUser(),
}
const render = (more: Answers = {}) => renderScreen(Feedback, { answers: { ...answers, ...more }, signedIn: true })

it('sends type and words, and shows the number', async () => {
  const { view, api } = await render()
  expect(view.getByText('138****6209')).toBeVisible()
  await view.tap('An idea')
  await view.write('Tell us more', '  Smaller carts  ')
  await view.tap('Support may contact me')
  await view.tap('Send feedback')
  expect(api.calls('feedback.add')).toEqual([
    {
      type: 'idea',
      text: 'Smaller carts',
      pictures: [],
      orderId: undefined,
      mayContact: false,
      idempotencyKey: expect.any(String),
    },
  ])
  expect(view.getByText(/No\. 2603/)).toBeVisible()
  await view.tap('My feedback')
  expect(view.path).toBe('pagecenter/page/index/setting/my-feedback/index')
})

it('says what is missing', async () => {
  const { view, api } = await render()
  await view.tap('Send feedback')
  expect(view.toast).toBe('Choose what it’s about')
  expect(view.getByText('Write your feedback')).toBeVisible()
  await view.tap('An idea')
  await view.tap('Send feedback')
  expect(api.calls('feedback.add')).toEqual([])
})

it('names an order that it is about', async () => {
  const order = orderOf()
  const { view, api } = await render({ 'order.list': { items: [order], next: null } })
  await view.tap('About an order, Optional')
  await view.tap(order.title)
  expect(view.getByRole('button', { name: `About an order ${order.title}` })).toBeVisible()
  await view.tap('Something broke')
  await view.write('Tell us more', 'Cold')
  await view.tap('Send feedback')
  expect(api.calls('feedback.add')).toMatchObject([{ orderId: order.id }])
})

it('says that the customer has no orders', async () => {
  const { view } = await render({ 'order.list': { items: [], next: null } })
  await view.tap('About an order, Optional')
  expect(view.getByText('You have no orders yet')).toBeVisible()
})

it('keeps what was written when the server refuses', async () => {
  const { view, api } = await render()
  api.fail('feedback.add', 'tooManyFeedbacks')
  await view.tap('An idea')
  await view.write('Tell us more', 'Again')
  await view.tap('Send feedback')
  expect(view.getByLabel('Tell us more')).toHaveValue('Again')
})

it('is still there after the session expired', async () => {
  const { view, api, root } = await render()
  await settle(() => root.session.refresh())
  await view.tap('An idea')
  await view.write('Tell us more', 'Smaller carts')
  api.break('feedback.add', 401)
  await view.tap('Send feedback')
  expect(view.queryByLabelText('Tell us more')).toBeNull()
  api.answer('feedback.add', { id: 'f', number: '2603' })
  await settle(() => root.session.signIn(aSession()))
  await view.tap('Send feedback')
  expect(api.calls('feedback.add').at(-1)).toMatchObject({ type: 'idea', text: 'Smaller carts' })
})

it('has a dot at the history while answers were not read', async () => {
  const { view } = await render({ 'feedback.types': { ...types, newAnswers: 2 } })
  expect(view.getByRole('img', { name: '2 new replies' })).toBeVisible()
  await view.tap('History')
  expect(view.path).toBe('pagecenter/page/index/setting/my-feedback/index')
})

it('shows an error when the types cannot be read, and tries again', async () => {
  const { view, api } = await renderScreen(Feedback, { signedIn: true, answers: { 'user.info': aUser() } })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('feedback.types', types)
  await view.tap('Try again')
  expect(view.getByText('An idea')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(Feedback, { signedIn: true, language: 'zh', answers })
  expect(view.getByRole('heading', { name: '意见反馈' })).toBeVisible()
})
