import { renderScreen } from '@/testing'
import { aGroupCartLine } from '@/testing/group-cart'
import { platform } from '../../../../tests/stand-ins/taro'
import GroupCarts from '.'

const opened = (items = [aGroupCartLine()]) =>
  renderScreen(GroupCarts, { signedIn: true, answers: { 'groupCart.list': { items, next: null } } })

it('lists what is in progress with what is to be paid, and the others beside it', async () => {
  const { view, api } = await opened([aGroupCartLine({ state: 'locked', share: 1950, toPay: 1950 })])
  expect(view.getByText('To pay: ¥19.50')).toBeVisible()
  api.answer('groupCart.list', { items: [aGroupCartLine({ state: 'ordered', share: 1950 })], next: null })
  await view.tap('Past')
  expect(view.getByText('Ordered · Your share ¥19.50')).toBeVisible()
  expect(api.calls('groupCart.list').at(-1)).toMatchObject({ tab: 'past' })
})

it('opens a cart while people choose, and who pays what after', async () => {
  const { view } = await opened([aGroupCartLine(), aGroupCartLine({ id: 'c2', state: 'locked' })])
  await view.tap(/Choosing$/)
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/group/cart/index', params: { id: 'c1' } })
})

it.each([
  ['locked', 'pages/group/split/index'],
  ['ordered', 'pages/detail/group/index'],
] as const)('opens a cart that is %s', async (state, route) => {
  const { view } = await opened([aGroupCartLine({ state })])
  await view.tap(new RegExp(`^${aGroupCartLine().store.name}`))
  expect(platform.pages.at(-1)).toEqual({ route, params: { id: 'c1' } })
})

it('says where they come from when there are none', async () => {
  const { view } = await opened([])
  expect(view.getByText('No group orders here')).toBeVisible()
})
