import { renderScreen } from '@/testing'
import { aVoucherLine } from '@/testing/vouchers'
import { platform } from '../../../../tests/stand-ins/taro'
import Vouchers from '.'

const opened = (items = [aVoucherLine()]) =>
  renderScreen(Vouchers, { signedIn: true, answers: { 'voucher.list': { items, next: null } } })

it('lists what can be used, and the others beside it', async () => {
  const { view, api } = await opened()
  expect(view.getByText('3 of 5 left')).toBeVisible()
  api.answer('voucher.list', { items: [aVoucherLine({ state: 'refunded', usable: 0, returned: 5 })], next: null })
  await view.tap('Used & refunded')
  expect(view.getByText('Refunded')).toBeVisible()
  expect(api.calls('voucher.list').at(-1)).toMatchObject({ tab: 'past' })
})

it('opens one', async () => {
  const { view } = await opened()
  await view.tap('Weekday lunch for two')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/group/voucher/index', params: { id: 'o1' } })
})

it('says where vouchers come from when there are none', async () => {
  const { view } = await opened([])
  expect(view.getByText('No vouchers here')).toBeVisible()
})
