import type { Cart, CartChoice } from '@contract/entities/cart'
import type { Api } from '@/services/api'
import { platform } from '../../tests/stand-ins/taro'

const storeId = '019a0000-0000-7000-8000-000000000001'
const noodles = { storeId, goodsId: 'noodles', optionIds: [] }
const tea = { storeId, goodsId: 'tea', optionIds: ['large'] }

interface Merge {
  lines: CartChoice[]
  idempotencyKey: string
}

/** The answer of a server that prices whatever it gets. */
function priced(lines: readonly CartChoice[]): Cart {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const basket = { store: { id: storeId }, lines: lines.map((line) => ({ id: line.goodsId, ...line })), count }
  return { baskets: count ? [basket as never] : [], count }
}

function shop() {
  const merges: Merge[] = []
  const answers: (() => Promise<unknown>)[] = []
  const price = jest.fn(async ({ lines, change }: { lines: CartChoice[]; change?: CartChoice }) => {
    const others = lines.filter(({ goodsId }) => goodsId !== change?.goodsId)
    return priced(change ? [...others, change] : lines)
  })
  const merge = async (request: Merge) => {
    merges.push(request)
    return (await answers.shift()?.()) ?? { left: [] }
  }
  const info = jest.fn(async () => priced([]))
  const api = { cart: { price, merge, info } } as unknown as Api
  return { cart: new tab.CartState(api), price, merges, answers, info, api }
}

/** The modules of one tab, loaded again for each test, since a cart follows the session for the life of its tab. */
async function loaded() {
  jest.resetModules()
  const [{ CartState }, { feedback }, { token }, { NetworkError }] = await Promise.all([
    import('./cart'),
    import('@/platform/view/feedback'),
    import('@/platform/session/token'),
    import('@/services/failures'),
  ])
  return { CartState, feedback, token, NetworkError }
}

let tab: Awaited<ReturnType<typeof loaded>>

const soon = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(async () => {
  platform.reset({ route: '', params: {} })
  tab = await loaded()
})

it('keeps the cart of a visitor on the device, at the prices of the server', async () => {
  const { cart, api } = shop()
  expect(await cart.want(noodles, 2)).toBe(true)
  expect(await cart.want(tea, 1)).toBe(true)
  expect(cart.count).toBe(3)
  const later = new tab.CartState(api)
  await later.load()
  expect(later.quantity(noodles)).toBe(2)
  await cart.want(noodles, 0)
  expect(cart.quantity(noodles)).toBe(0)
  expect(await cart.empty(storeId)).toBe(true)
  expect(cart.count).toBe(0)
})

it('asks the server nothing about an empty cart', async () => {
  const { cart, price } = shop()
  await cart.load()
  expect(price).not.toHaveBeenCalled()
})

it('merges at login, with the same key until the server has answered, and once', async () => {
  const { cart, merges, answers, info } = shop()
  await cart.want(noodles, 2)
  answers.push(() => Promise.reject(new tab.NetworkError(0, 'Network error')))
  tab.token.set('token-of-the-test')
  await soon()
  expect(info).not.toHaveBeenCalled()
  await cart.merged()
  expect(merges.map(({ idempotencyKey }) => idempotencyKey)).toEqual(Array(2).fill(merges[0]?.idempotencyKey))
  expect(merges[0]?.lines).toEqual([{ goodsId: 'noodles', optionIds: [], quantity: 2 }])
  await cart.merged()
  await cart.load()
  expect(merges).toHaveLength(2)
})

it('fails when it cannot merge what has to be bought now', async () => {
  const { cart, answers } = shop()
  await cart.want(noodles, 1)
  for (let times = 0; times < 2; times++) answers.push(() => Promise.reject(new tab.NetworkError(0, 'Network error')))
  tab.token.set('token-of-the-test')
  await expect(cart.merged()).rejects.toThrow('Network error')
})

it('shows what was not merged, and why', async () => {
  const { cart, answers } = shop()
  await cart.want(noodles, 2)
  answers.push(async () => ({ left: [{ name: 'Noodles', quantity: 1, message: 'Limit 3 per customer' }] }))
  tab.token.set('token-of-the-test')
  await cart.merged()
  expect(tab.feedback.question).toMatchObject({ text: 'Noodles ×1: Limit 3 per customer' })
})

it('gives up lines that the server cannot read', async () => {
  const { cart, answers, merges, info } = shop()
  await cart.want(noodles, 1)
  answers.push(() => Promise.reject(new tab.NetworkError(400, 'Request error')))
  tab.token.set('token-of-the-test')
  await soon()
  await cart.load()
  expect(merges).toHaveLength(1)
  expect(info).toHaveBeenCalledTimes(1)
})

it('agrees with the cart of another tab', async () => {
  tab.token.set('token-of-the-test')
  const { cart: one, info } = shop()
  const { cart: two, info: read } = shop()
  await Promise.all([one.load(), two.load()])
  read.mockResolvedValue(priced([{ goodsId: 'noodles', optionIds: [], quantity: 1 }]))
  info.mockResolvedValue(priced([{ goodsId: 'noodles', optionIds: [], quantity: 1 }]))
  await one.load()
  await soon()
  expect(two.count).toBe(1)
  const times = info.mock.calls.length
  await soon()
  expect(info).toHaveBeenCalledTimes(times)
})
