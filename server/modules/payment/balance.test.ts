import { randomUUID } from 'node:crypto'
import { orderDetail } from '@contract/calls/order'
import { paymentBalancePay, paymentStatus, paymentTypes } from '@contract/calls/payment'
import { walletBalance } from '@contract/calls/wallet'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { anOrder } from '../../testing/payments'
import type { World } from '../../testing/world'

let world: World

withBooks((its) => ({ world } = its))

const payPassword = '246810'

const pay = (ann: TestCaller, orderId: string, over = {}) =>
  ann.call(paymentBalancePay, { orderId, payPassword, idempotencyKey: randomUUID(), ...over })

const balanceOf = async (ann: TestCaller) => (await ann.call(walletBalance, {})).balance

describe('payment.balancePay', () => {
  it('should take the money once and notify the order', async () => {
    const { ann, orderId } = await anOrder(world, { balance: 100_00 })
    const { amount, types } = await ann.call(paymentTypes, { orderId })
    expect({ amount, balance: types[0] }).toMatchObject({ amount: 5600, balance: { kind: 'balance', usable: true } })
    const idempotencyKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => pay(ann, orderId, { idempotencyKey })))
    expect(answers).toEqual(Array(3).fill({ status: 'paid', paid: 5600, balance: 4400 }))
    expect(await ann.refusal(paymentBalancePay, { orderId, payPassword, idempotencyKey: randomUUID() })).toBe(
      'alreadyPaid',
    )
    expect(await balanceOf(ann)).toBe(4400)
    expect(await ann.call(paymentStatus, { orderId })).toMatchObject({
      status: 'paid',
      amount: 5600,
      method: 'balance',
    })
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({
      status: 'waitingAccept',
      paidWith: 'balance',
    })
  })

  it('should refuse a balance that is too low and leave the order unpaid', async () => {
    const { ann, orderId } = await anOrder(world, { balance: 10_00 })
    await expect(pay(ann, orderId)).rejects.toMatchObject({ failure: 'insufficientBalance' })
    expect(await ann.call(paymentStatus, { orderId })).toMatchObject({ status: 'pending', amount: 5600, method: null })
  })

  it('should count wrong pay passwords and lock after five', async () => {
    const { ann, orderId } = await anOrder(world, { balance: 100_00 })
    const wrong = () => pay(ann, orderId, { payPassword: '000000' })
    await expect(wrong()).rejects.toMatchObject({
      failure: 'payPasswordWrong',
      envelope: { data: { attemptsLeft: 4 } },
    })
    for (let tries = 0; tries < 3; tries += 1)
      await expect(wrong()).rejects.toMatchObject({ failure: 'payPasswordWrong' })
    await expect(wrong()).rejects.toMatchObject({ failure: 'payPasswordLocked' })
    await expect(pay(ann, orderId)).rejects.toMatchObject({ failure: 'payPasswordLocked' })
    expect(await balanceOf(ann)).toBe(100_00)
  })

  it('should not let guesses at once outrun the lock', async () => {
    const { ann, orderId } = await anOrder(world, { balance: 100_00 })
    const guess = () => ann.refusal(paymentBalancePay, { orderId, payPassword: '000000', idempotencyKey: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 20 }, guess))
    expect(answers.filter((answer) => answer === 'payPasswordWrong')).toHaveLength(4)
    expect(answers.filter((answer) => answer === 'payPasswordLocked')).toHaveLength(16)
  })

  it('should refuse once the time to pay is over', async () => {
    const { ann, orderId } = await anOrder(world, { balance: 100_00 })
    world.clock.forward(16)
    await expect(pay(ann, orderId)).rejects.toMatchObject({ failure: 'paymentClosed' })
  })
})
