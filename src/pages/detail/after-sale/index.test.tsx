import { token } from '@/platform/session/token'
import { renderScreen, settle } from '@/testing'
import { aMallOrder } from '@/testing/mall'
import { detailOf, refundOf, ticketOf } from '@/testing/orders'
import { aSession, aUser } from '@/testing/user'
import AfterSale from '.'

const [line] = detailOf().lines
if (!line) throw new Error('The order of the tests has a line')
const order = detailOf({
  status: 'waitingDelivery',
  step: 'delivered',
  total: 10_000,
  lines: [
    { ...line, quantity: 3, paid: 1000 },
    { ...line, position: 1, name: 'Egg', paid: 8000, quantity: 1 },
  ],
})
const reasons = {
  items: [
    { key: 'missing', text: 'Something is missing' },
    { key: 'other', text: 'Something else' },
  ],
  mostClaim: 0,
}
const answers = { 'order.detail': order, 'order.refundReasons': reasons, 'order.applyRefund': refundOf() }
const show = (more = {}) =>
  renderScreen(AfterSale, { params: { orderId: 'o1' }, answers: { ...answers, ...more }, signedIn: true })

it('asks for everything back, with a reason and a description', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollBy')
  const { view, api } = await show()
  expect(view.getByText('Includes delivery and packaging')).toBeVisible()
  await view.tap('Submit request')
  expect(view.toast).toBe('Choose what went wrong')
  await view.tap('Something is missing')
  await view.tap('Submit request')
  expect(view.toast).toBe('Describe the problem')
  expect(view.getByText('Required')).toBeVisible()
  expect(view.getByRole('alert')).toHaveTextContent('Describe the problem')
  expect(scrolled).toHaveBeenCalledTimes(2)
  expect(api.calls('order.applyRefund')).toHaveLength(0)
  await view.write('Description', ' No noodles ')
  await view.tap('Submit request')
  expect(api.calls('order.applyRefund')).toEqual([
    {
      orderId: 'o1',
      type: 'full',
      lines: [],
      reason: 'Something is missing',
      description: 'No noodles',
      pictures: [],
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    },
  ])
  expect(view.path).toBe('pages/detail/success/index')
})

it('claims what lost goods are worth, up to what the guarantee covers', async () => {
  const { view, api } = await show({ 'order.refundReasons': { ...reasons, mostClaim: 500_00 } })
  expect(view.getByText(/^Covered up to ¥500 with a receipt/)).toBeVisible()
  await view.tap('Something is missing')
  await view.write('Description', 'The parcel never came')
  await view.write('Lost or broken items', '500.01')
  await view.tap('Submit request')
  expect(view.toast).toBe('Up to ¥500')
  expect(api.calls('order.applyRefund')).toEqual([])
  await view.write('Lost or broken items', '320')
  await view.tap('Submit request')
  expect(api.calls('order.applyRefund')).toMatchObject([{ type: 'full', claim: 320_00 }])
})

it('reckons some dishes to the cent, and all of them with the fees', async () => {
  const { view, api } = await show()
  await view.tap('Some items')
  expect(view.getByRole('button', { name: 'Submit request' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('Add Beef noodles')
  expect(view.container).toHaveTextContent('Refund amountExcludes delivery and packaging¥3.33')
  expect(view.getByText('Excludes delivery and packaging')).toBeVisible()
  await view.tap('Something else')
  await view.write('Description', 'Cold')
  await view.tap('Submit request')
  expect(api.calls('order.applyRefund')).toMatchObject([{ type: 'partial', lines: [{ position: 0, quantity: 1 }] }])
})

it('begins with what was refused', async () => {
  const refused = refundOf({ state: 'refused', refusal: 'Made as ordered' })
  const { id, state, amount, appliedAt } = refused
  const { view } = await show({
    'order.detail': { ...order, refund: { id, state, amount, appliedAt } },
    'order.refundDetail': refused,
  })
  expect(view.getByRole('radio', { name: 'Something is missing' })).toHaveAttribute('aria-checked', 'true')
  expect(view.getByLabelText('Description')).toHaveValue('No noodles')
  expect(view.getByRole('tab', { name: 'Some items' })).toHaveAttribute('aria-selected', 'true')
})

it('keeps what was changed of a refused one when it could not be sent', async () => {
  const refused = refundOf({ state: 'refused', refusal: 'Made as ordered' })
  const { id, state, amount, appliedAt } = refused
  const { view, api } = await show({
    'order.detail': { ...order, refund: { id, state, amount, appliedAt } },
    'order.refundDetail': refused,
  })
  api.fail('order.applyRefund', 'applicationInReview')
  await view.tap('Something else')
  await view.write('Description', 'No noodles at all')
  await view.tap('Submit request')
  expect(api.calls('order.applyRefund')).toHaveLength(1)
  expect(view.getByLabelText('Description')).toHaveValue('No noodles at all')
  expect(view.getByRole('radio', { name: 'Something else' })).toHaveAttribute('aria-checked', 'true')
})

it('offers the lines that nobody looks at yet, and shows the others', async () => {
  const [noodles, egg] = order.lines
  if (!noodles || !egg) throw new Error('The order has two lines')
  const open = { ...order, lines: [{ ...noodles, openQuantity: 2 }, egg] }
  const { view, api } = await show({ 'order.detail': open })
  expect(view.queryByRole('tab', { name: 'Everything' })).toBeNull()
  expect(view.getByText('2 under review')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Add Beef noodles' })).toBeNull()
  await view.tap('Add Egg')
  expect(view.container).toHaveTextContent('Refund amountExcludes delivery and packaging¥80.00')
  await view.tap('Something else')
  await view.write('Description', 'Cold')
  await view.tap('Submit request')
  expect(api.calls('order.applyRefund')).toMatchObject([{ type: 'partial', lines: [{ position: 1, quantity: 1 }] }])
  expect(api.calls('order.applyRefund')[0]).not.toHaveProperty('refundId')
})

it('edits the refused one that it was opened for, be there a newer one', async () => {
  const refused = refundOf({ id: 'r0', state: 'refused', refusal: 'Made as ordered' })
  const { view, api } = await renderScreen(AfterSale, {
    params: { orderId: 'o1', refundId: 'r0' },
    answers: { ...answers, 'order.refundDetail': refused },
    signedIn: true,
  })
  expect(api.calls('order.refundDetail')).toEqual([{ refundId: 'r0' }])
  await view.tap('Submit request')
  expect(api.calls('order.applyRefund')).toMatchObject([{ refundId: 'r0', type: 'partial' }])
})

it('sends a new application once the refused one was closed', async () => {
  const refused = refundOf({ state: 'refused', refusal: 'Made as ordered' })
  const { id, amount, appliedAt } = refused
  const { view, api } = await show({
    'order.detail': { ...order, refund: { id, state: 'refused', amount, appliedAt } },
    'order.refundDetail': refused,
  })
  const closed = { id, state: 'closed' as const, amount, appliedAt }
  api.answer('order.detail', { ...order, refund: closed, refunds: [closed] })
  api.fail('order.applyRefund', 'refundStateChanged')
  await view.tap('Submit request')
  await view.tap('Submit request')
  expect(api.calls('order.applyRefund').map((sent) => (sent as { refundId?: string }).refundId)).toEqual([
    id,
    undefined,
  ])
})

it('leaves room for fewer new pictures than those of the first request take up', async () => {
  const picture = { path: '/pictures/1', colour: '#cccccc' }
  const pictures = Array.from({ length: 9 }, (_, index) => ({ id: `p${index}`, picture }))
  const refused = refundOf({ state: 'refused', refusal: 'Made as ordered', pictures })
  const { id, state, amount, appliedAt } = refused
  const { view } = await show({
    'order.detail': { ...order, refund: { id, state, amount, appliedAt } },
    'order.refundDetail': refused,
  })
  expect(view.queryByRole('button', { name: 'Add a photo' })).toBeNull()
  await view.tap('Remove photo 9 of the first request')
  expect(view.getByRole('button', { name: 'Add a photo' })).toBeVisible()
})

it('is sent again under the same key when the answer was lost, and ends in success', async () => {
  const { view, api } = await show()
  await view.tap('Something else')
  await view.write('Description', 'Cold')
  api.lose('order.applyRefund')
  // The order after the application arrived: no quantity is left to apply for.
  api.answer('order.detail', { ...order, lines: order.lines.map((each) => ({ ...each, openQuantity: each.quantity })) })
  await view.tap('Submit request')
  expect(view.toast).not.toBe('')
  api.answer('order.applyRefund', refundOf())
  await view.tap('Submit request')
  const [lost, repeated] = api.keys('order.applyRefund')
  expect(repeated).toBe(lost)
  expect(view.path).toBe('pages/detail/success/index')
})

it('is still there after the session expired', async () => {
  const { view, api, root } = await show({ 'user.info': aUser() })
  await settle(() => root.session.refresh())
  await view.tap('Some items')
  await view.tap('Add Egg')
  await view.tap('Something else')
  await view.write('Description', 'Cold')
  await settle(() => token.clear())
  await settle(() => root.session.signIn(aSession()))
  await view.tap('Submit request')
  expect(api.calls('order.applyRefund')).toMatchObject([
    { type: 'partial', lines: [{ position: 1, quantity: 1 }], reason: 'Something else', description: 'Cold' },
  ])
})

it('takes a new key after a refusal of the server and reads the order again', async () => {
  const { view, api } = await show()
  api.fail('order.applyRefund', 'applicationInReview')
  await view.tap('Something else')
  await view.write('Description', 'Cold')
  await view.tap('Submit request')
  await view.tap('Submit request')
  const keys = api.calls('order.applyRefund').map((sent) => (sent as { idempotencyKey: string }).idempotencyKey)
  expect(new Set(keys).size).toBe(2)
  expect(api.calls('order.detail').length).toBeGreaterThan(1)
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(AfterSale, { params: { orderId: 'o1' }, signedIn: true })
  api.answer('order.detail', order)
  api.answer('order.refundReasons', reasons)
  await view.tap('Try again')
  expect(view.getByText('What went wrong?')).toBeVisible()
})

it('says that the refund goes to the friend who paid', async () => {
  const { view } = await show({ 'order.detail': { ...order, paidBy: 'friend' } })
  expect(view.getByText('Includes delivery and packaging · Goes to the friend who paid')).toBeVisible()
})

it('names no dishes of an order of a kind that is not known', async () => {
  const { view } = await show({ 'order.detail': ticketOf({ actions: ['refund'] }) })
  expect(view.getByText('Includes all fees')).toBeVisible()
  await view.tap('Some items')
  expect(view.getByText('Which items?')).toBeVisible()
  expect(view.container).not.toHaveTextContent(/dish|delivery/i)
})

it('continues to the after-sales of goods when a link leads here', async () => {
  const { view } = await show({ 'order.detail': aMallOrder() })
  expect(view.path).toBe('pageshop/page/shoppingMall/apply-after-sales/index')
})
