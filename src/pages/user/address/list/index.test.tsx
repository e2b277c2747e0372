import { answer, pick } from '@/platform/navigation/pick'
import type { Answer } from '@/services/api'
import { renderScreen, settle } from '@/testing'
import { anAddress } from '@/testing/address'
import { platform } from '../../../../../tests/stand-ins/taro'
import AddressList from '.'

const home = anAddress({ id: '018f0000-0000-7000-8000-0000000000a2', isDefault: false, tag: 'Home', gender: 0 })
const far = { ...home, addressDetail: 'Dongcheng 5', inRange: false }
const answerWith = (...items: Answer<'address.list'>['items']) => ({ 'address.list': { items } })
const both = answerWith({ ...anAddress(), inRange: true }, far)
const select = { storeId: '018f0000-0000-7000-8000-0000000000b1', select: '1' as const }

it('shows the addresses with whom to ask for', async () => {
  const { view } = await renderScreen(AddressList, { answers: both, signedIn: true })
  const [first, second] = view.getAllByRole('button', { name: /88 Keyuan Rd/ })
  expect(first).toHaveTextContent(
    'DefaultWork88 Keyuan Rd, Nanshan District, Shenzhen, GuangdongBldg 3, Rm 1602Ms Lin138****6209',
  )
  expect(second).toHaveTextContent(/^Home.*Mr Lin/)
})

it('opens an address, and an empty form', async () => {
  const { view } = await renderScreen(AddressList, { answers: both, signedIn: true })
  await view.tap('Edit: Bldg 3, Rm 1602')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/user/address/edit/index', params: { id: anAddress().id } })
  await view.tap('Add address')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/user/address/edit/index', params: {} })
})

it('takes an address for the order and goes back', async () => {
  const { api, view } = await renderScreen(AddressList, { answers: both, signedIn: true, params: select })
  const chosen = pick('addressList', select)
  expect(api.calls('address.list')).toEqual([{ storeId: select.storeId }])
  await view.tap(/^Default.*Bldg 3/)
  expect(await chosen).toBe(anAddress().id)
  expect(view.path).toBe('pages/tab/home/index')
})

it('hands on a new address to the order that one is chosen for', async () => {
  const { view } = await renderScreen(AddressList, { answers: both, signedIn: true, params: select })
  const chosen = pick('addressList', select)
  await view.tap('Add address')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/user/address/edit/index', params: {} })
  await settle(() => answer('addressEdit', 'a9'))
  expect(await chosen).toBe('a9')
  expect(view.path).toBe('pages/tab/home/index')
})

it('stays when a new address is added but none is to be chosen', async () => {
  const { view } = await renderScreen(AddressList, { answers: both, signedIn: true })
  platform.pages.push({ route: 'pages/user/address/list/index', params: {} })
  await view.tap('Add address')
  await settle(() => answer('addressEdit', 'a9'))
  expect(view.path).toBe('pages/user/address/list/index')
})

it('marks the address that the order goes to', async () => {
  const params = { ...select, chosen: anAddress().id }
  const { view } = await renderScreen(AddressList, { answers: both, signedIn: true, params })
  expect(view.getByRole('radio', { name: /^Default/ })).toBeChecked()
})

it('does not take an address that the store does not deliver to', async () => {
  const { view } = await renderScreen(AddressList, { answers: both, signedIn: true, params: select })
  platform.pages.push({ route: 'pages/user/address/list/index', params: select })
  expect(view.getByRole('radio', { name: /Not in delivery range/ })).toHaveAttribute('aria-disabled', 'true')
  await view.tap(/Not in delivery range/)
  expect(view.path).toBe('pages/user/address/list/index')
})

it('reads the addresses again when the person comes back', async () => {
  const { api, view } = await renderScreen(AddressList, { answers: both, signedIn: true })
  api.answer('address.list', { items: [{ ...far, addressDetail: 'Tower B', inRange: null }] })
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByText('Tower B')).toBeVisible()
})

it('says that no address is saved yet', async () => {
  const { view } = await renderScreen(AddressList, { answers: answerWith(), signedIn: true, language: 'zh' })
  expect(view.getByText('还没有收货地址')).toBeVisible()
})

it('can be tried again when the addresses could not be read', async () => {
  const { api, view } = await renderScreen(AddressList, { signedIn: true })
  api.answer('address.list', both['address.list'])
  await view.tap('Try again')
  expect(view.getByText('Bldg 3, Rm 1602')).toBeVisible()
})

it('is not for visitors', async () => {
  const { view } = await renderScreen(AddressList)
  expect(view.getByText('Please log in first')).toBeVisible()
})
