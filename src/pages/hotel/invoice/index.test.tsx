import type { Invoice } from '@contract/entities/invoice'
import { renderScreen, settle, type Answers } from '@/testing'
import { aSession, aUser } from '@/testing/user'
import InvoiceScreen from '.'

const open: Invoice = {
  state: 'open',
  store: { id: 'h1', name: 'Qihu Lakeside Inn', logo: { path: '/pictures/hotel', colour: '#cfe3f2' } },
  amount: 46200,
  utcOffset: 480,
  receiver: null,
  requestedAt: null,
  issuedAt: null,
  number: null,
  replaces: null,
}
const company = {
  type: 'company' as const,
  title: 'Qihu Trading Ltd',
  taxNumber: '91440300MA5FABCD1X',
  email: 'mia@example.com',
}
const requested: Invoice = { ...open, state: 'requested', receiver: company, requestedAt: '2030-02-22T06:00:00Z' }
const show = (invoice = open, more: Answers = {}) =>
  renderScreen(InvoiceScreen, {
    params: { orderId: 'o1' },
    answers: { 'order.invoiceDetail': invoice, 'order.invoice': requested, ...more },
    signedIn: true,
  })

it('asks for what a company’s invoice needs, sends it, and shows its state', async () => {
  const { view, api } = await show()
  expect(view.getByText('Qihu Lakeside Inn')).toBeVisible()
  await view.tap('Company')
  await view.tap('Request invoice')
  for (const text of ['Enter the invoice name', 'Enter the tax number']) expect(view.getByText(text)).toBeVisible()
  await view.write('Company name', ' Qihu Trading Ltd ')
  await view.write('Tax number', '91440300')
  await view.write('Email for the invoice', 'mia@example.com')
  await view.tap('Request invoice')
  expect(view.getByText('A tax number has 15, 17, 18 or 20 letters and digits')).toBeVisible()
  expect(api.calls('order.invoice')).toEqual([])
  await view.write('Tax number', '91440300ma5fabcd1x')
  await view.tap('Request invoice')
  expect(api.calls('order.invoice')).toEqual([{ orderId: 'o1', receiver: company, idempotencyKey: expect.any(String) }])
  for (const text of ['The store issues it within a few working days', company.taxNumber, '¥462.00'])
    expect(view.getByText(text)).toBeVisible()
})

it('needs no tax number of a person', async () => {
  const { view, api } = await show()
  expect(view.queryByLabelText('Tax number')).toBeNull()
  await view.write('Your name', 'Mia Lin')
  await view.write('Email for the invoice', 'mia@example.com')
  await view.tap('Request invoice')
  expect(api.calls('order.invoice')).toMatchObject([
    { receiver: { type: 'personal', title: 'Mia Lin', email: 'mia@example.com' } },
  ])
})

it('starts from the previous title', async () => {
  const { view } = await show({ ...open, receiver: company })
  expect(view.getByLabel('Company name')).toHaveValue('Qihu Trading Ltd')
  expect(view.getByLabel('Tax number')).toHaveValue('91440300MA5FABCD1X')
})

it('is still there after the session expired', async () => {
  const { view, api, root } = await show(open, { 'user.info': aUser() })
  await settle(() => root.session.refresh())
  await view.tap('Company')
  await view.write('Company name', 'Qihu Trading Ltd')
  await view.write('Tax number', company.taxNumber)
  await view.write('Email for the invoice', 'mia@example.com')
  api.break('order.invoice', 401)
  await view.tap('Request invoice')
  expect(view.queryByLabelText('Company name')).toBeNull()
  await settle(() => root.session.signIn(aSession()))
  expect(view.getByLabel('Company name')).toHaveValue('Qihu Trading Ltd')
  expect(view.getByLabel('Tax number')).toHaveValue(company.taxNumber)
})

it('shows the number of an issued one', async () => {
  const { view } = await show({
    ...requested,
    state: 'issued',
    issuedAt: '2030-02-23T06:00:00Z',
    number: '30441234567890123456',
  })
  for (const text of ['Sent to mia@example.com', '30441234567890123456']) expect(view.getByText(text)).toBeVisible()
})

it('says that the invoice is issued again after a refund, and reversed after a full refund', async () => {
  const again: Invoice = { ...requested, amount: 20000, replaces: '30441234567890123456' }
  const first = await show(again)
  for (const text of ['Part was refunded: the store issues a new one for the rest', '¥200.00', again.replaces])
    expect(first.view.getByText(text ?? '')).toBeVisible()
  first.view.unmount()
  const { view } = await show({ ...again, state: 'voided', amount: 0, issuedAt: null })
  expect(view.getByText('The order was fully refunded, so this invoice is no longer valid')).toBeVisible()
})

it('says when there is none', async () => {
  const { view } = await show({ ...open, state: 'none' })
  expect(view.getByText('No invoice for this order')).toBeVisible()
})

it('shows what it is after a refusal', async () => {
  const { view, api } = await show()
  await view.write('Your name', 'Mia Lin')
  await view.write('Email for the invoice', 'mia@example.com')
  api.fail('order.invoice', 'invoiceRequested')
  api.answer('order.invoiceDetail', requested)
  await view.tap('Request invoice')
  expect(view.getByText('The store issues it within a few working days')).toBeVisible()
})

it('shows an error when it cannot be read, and tries again', async () => {
  const { view, api } = await renderScreen(InvoiceScreen, { params: { orderId: 'o1' }, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('order.invoiceDetail', open)
  await view.tap('Try again')
  expect(view.getByLabel('Your name')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(InvoiceScreen, {
    params: { orderId: 'o1' },
    signedIn: true,
    language: 'zh',
    answers: { 'order.invoiceDetail': open },
  })
  expect(view.getByRole('heading', { name: '发票' })).toBeVisible()
})
