import { reaction } from 'mobx'
import type { Basket, Cart } from '@contract/entities/cart'
import { feedback } from '@/platform/view/feedback'
import { tabBadges } from '@/platform/navigation/tab-badges'
import { token } from '@/platform/session/token'
import type { Api } from '@/services/api'
import { CallFailure } from '@/services/failures'
import { CartState } from './cart'

const storeId = '019a0000-0000-7000-8000-000000000001'
const goodsId = '019a0000-0000-7000-8000-000000000002'
const choice = { storeId, goodsId, optionIds: ['b', 'a'] }

/** A cart with this quantity of the one item. */
function cartOf(quantity: number): Cart {
  const line = { id: 'line', goodsId, optionIds: ['a', 'b'], quantity }
  const basket = { store: { id: storeId }, lines: [line], count: quantity } as Basket
  return quantity ? { baskets: [basket], count: quantity } : { baskets: [], count: 0 }
}

interface Sent {
  quantity: number
  answer: () => void
  refuse: (error: Error) => void
}

/** A cart whose calls are resolved by the test. */
function cartWith(quantity: number) {
  const sent: Sent[] = []
  const change = jest.fn(
    (request: { quantity: number }) =>
      new Promise<Cart>((resolve, reject) =>
        sent.push({ ...request, answer: () => resolve(cartOf(request.quantity)), refuse: reject }),
      ),
  )
  const calls = { add: change, edit: change, info: async () => cartOf(quantity), delete: async () => cartOf(0) }
  const cart = new CartState({ cart: calls } as unknown as Api)
  cart.take(cartOf(quantity))
  return { cart, sent }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  feedback.hush()
  token.set('token-of-the-test')
})

it('shows a quantity at once and what the server keeps after that', async () => {
  const { cart, sent } = cartWith(1)
  const wanted = cart.want(choice, 2)
  expect(cart.quantity(choice)).toBe(2)
  expect(cart.quantities(storeId).get(goodsId)).toBe(2)
  await soon()
  sent[0]?.answer()
  expect(await wanted).toBe(true)
  expect(cart.count).toBe(2)
})

it('sends one call at a time for a choice, and the last quantity wins', async () => {
  const { cart, sent } = cartWith(0)
  const answers = [cart.want(choice, 1), cart.want(choice, 2), cart.want(choice, 3)]
  await soon()
  expect(sent.map(({ quantity }) => quantity)).toEqual([3])
  void cart.want(choice, 5)
  void cart.want(choice, 4)
  await soon()
  expect(sent).toHaveLength(1)
  sent[0]?.answer()
  await soon()
  expect(sent.map(({ quantity }) => quantity)).toEqual([3, 4])
  sent[1]?.answer()
  expect(await Promise.all(answers)).toEqual([true, true, true])
  expect(cart.quantity(choice)).toBe(4)
})

it('counts from what the server has, once that has been read', async () => {
  const { cart, sent } = cartWith(3)
  cart.take(cartOf(0))
  void cart.refresh()
  const changed = cart.change(choice, 1)
  await soon()
  expect(sent.map(({ quantity }) => quantity)).toEqual([4])
  sent[0]?.answer()
  expect(await changed).toBe(true)
})

it('takes a quantity back that the server refuses, and says why', async () => {
  const { cart, sent } = cartWith(2)
  const wanted = cart.want(choice, 3)
  await soon()
  sent[0]?.refuse(new CallFailure(1602, 'overPurchaseLimit', 'Limit 2 per customer', { limit: 2 }))
  expect(await wanted).toBe(false)
  expect(cart.quantity(choice)).toBe(2)
  expect(feedback.toast).toBe('Limit 2 per customer')
})

it('empties a basket', async () => {
  const { cart } = cartWith(2)
  expect(await cart.empty(storeId)).toBe(true)
  expect(cart.basketOf(storeId)).toBeUndefined()
})

it('keeps baskets in their order while one of them changes', async () => {
  const { cart, sent } = cartWith(1)
  const other = { store: { id: 'other' }, lines: [], count: 3 } as unknown as Basket
  cart.take({ baskets: [other, ...cartOf(1).baskets], count: 4 })
  const wanted = cart.want(choice, 2)
  await soon()
  sent[0]?.answer()
  await wanted
  expect(cart.baskets.map(({ store }) => store.id)).toEqual(['other', storeId])
})

it('puts a new basket first', () => {
  const { cart } = cartWith(1)
  const fresh = { store: { id: 'fresh' }, lines: [], count: 1 } as unknown as Basket
  cart.replaceBasket('fresh', { baskets: [fresh], count: 2 })
  expect(cart.baskets.map(({ store }) => store.id)).toEqual(['fresh', storeId])
})

describe('after the session has ended', () => {
  it('takes no answer of it to a reading', async () => {
    const { cart } = cartWith(2)
    const reading = cart.refresh()
    token.clear()
    expect(cart).toMatchObject({ baskets: [], count: 0 })
    await reading
    expect(cart).toMatchObject({ baskets: [], count: 0 })
    expect(tabBadges.get('orderFood')).toBe(0)
    expect(feedback.toast).toBe('')
  })

  it('takes no answer of it to a change, and sends nothing that waited', async () => {
    const { cart, sent } = cartWith(2)
    const other = { ...choice, optionIds: ['c'] }
    const changes = [cart.want(choice, 3), cart.want(other, 1)]
    await soon()
    const counts: number[] = []
    reaction(
      () => cart.count,
      (count) => counts.push(count),
    )
    token.clear()
    sent[0]?.answer()
    expect(await Promise.all(changes)).toEqual([false, false])
    expect(cart).toMatchObject({ baskets: [], count: 0 })
    expect(cart.quantity(choice)).toBe(0)
    expect(counts).toEqual([0])
    expect(sent).toHaveLength(1)
    expect(feedback.toast).toBe('')
  })
})
