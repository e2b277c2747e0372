import { callPhone } from '@/platform/device/phone-call'
import { renderScreen } from '@/testing'
import ContactUs from '.'

jest.mock('@/platform/device/phone-call', () => ({
  ...jest.requireActual<object>('@/platform/device/phone-call'),
  callPhone: jest.fn(),
}))

const help = {
  id: '018f0000-0000-7000-8000-00000000000a',
  title: 'Help',
  publishedAt: '2026-03-01T00:00:00.000Z',
  pictures: [],
  paragraphs: [{ heading: 'Where is my order?', text: 'Open it under Orders.' }],
}
const contact = { servicePhone: '+86 755 1234', serviceEmail: 'help@example.com', filing: null, webHosts: [] }
const answers = { 'account.about': contact, 'article.detail': help }

it('calls the customer service, and shows where to write', async () => {
  const { view } = await renderScreen(ContactUs, { answers })
  expect(view.getByText('help@example.com')).toBeVisible()
  await view.tap('Call us, +86 755 1234')
  expect(callPhone).toHaveBeenCalledWith('+86 755 1234')
})

it('shows no way that the deployment does not have', async () => {
  const { view } = await renderScreen(ContactUs, {
    answers: { ...answers, 'account.about': { ...contact, servicePhone: null, serviceEmail: null } },
  })
  expect(view.queryByText('Call us')).toBeNull()
  expect(view.queryByText('Email')).toBeNull()
  expect(view.getByText('My orders')).toBeVisible()
})

it('answers a question when it is pressed', async () => {
  const { view, api } = await renderScreen(ContactUs, { answers })
  expect(api.calls('article.detail')).toEqual([{ key: 'help' }])
  expect(view.queryByText('Open it under Orders.')).toBeNull()
  await view.tap('Where is my order?')
  expect(view.getByText('Open it under Orders.')).toBeVisible()
  await view.tap('Where is my order?')
  expect(view.queryByText('Open it under Orders.')).toBeNull()
})

it('shows the number of the order that it is about', async () => {
  const { view } = await renderScreen(ContactUs, { params: { order: '8216032512064471' }, answers })
  expect(view.getByText('8216032512064471')).toBeVisible()
})

it('says what could not load, and tries again', async () => {
  const { view, api } = await renderScreen(ContactUs, { answers: { 'article.detail': help } })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('account.about', contact)
  await view.tap('Try again')
  expect(view.getByText('help@example.com')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(ContactUs, { answers, language: 'zh' })
  expect(view.getByText('客服邮箱')).toBeVisible()
})
