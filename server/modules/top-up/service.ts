import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import { type walletRecharge, walletRechargeLog, type walletRechargeRule } from '@contract/calls/wallet'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { openPayment } from '../payment/lifecycle'
import { balanceOf } from '../wallet/queries'
import { topUpPurposeName } from './purpose'
import * as queries from './queries'

const title = { en: 'Balance top-up', zh: '余额充值' }

/** Top-ups of the balance (product text §5, top-up). */
export class TopUps {
  constructor(
    private readonly context: Context,
    private readonly ways: () => Response<typeof walletRechargeRule>['ways'],
  ) {}

  async rule({ customer }: SignedIn): Promise<Response<typeof walletRechargeRule>> {
    return {
      amounts: [...limits.topUpAmounts],
      minimum: limits.minimumTopUp,
      maximum: limits.maximumTopUp,
      balance: await balanceOf(this.context.db, { kind: 'customer', ownerId: customer.id }),
      ways: this.ways(),
    }
  }

  /** @throws Failure `topUpBelowMinimum` with `minimum`, or `topUpAboveMaximum` with `maximum`, in yuan. */
  async open(
    tx: Transaction<Database>,
    { customer }: SignedIn,
    { amount }: Request<typeof walletRecharge>,
  ): Promise<Response<typeof walletRecharge>> {
    if (amount < limits.minimumTopUp) throw new Failure('topUpBelowMinimum', { minimum: limits.minimumTopUp / 100 })
    if (amount > limits.maximumTopUp) throw new Failure('topUpAboveMaximum', { maximum: limits.maximumTopUp / 100 })
    const id = uuid()
    const at = this.context.clock.now()
    const payBefore = minutesAfter(at, limits.topUpMinutes)
    const payment = { purpose: topUpPurposeName, subjectId: id, customerId: customer.id, title, payBefore, amount, at }
    const paymentId = await openPayment(tx, { ...payment, expires: true })
    if (paymentId === null) throw new Error(`top-up ${id} has a payment already`)
    const states = { state: 'initiating', created_at: at, ended_at: null } as const
    await queries.insertTopUp(tx, { id, customer_id: customer.id, payment_id: paymentId, amount, ...states })
    return { id, paymentId, amount, payBefore: payBefore.toISOString() }
  }

  async log(
    { customer }: SignedIn,
    request: Request<typeof walletRechargeLog>,
  ): Promise<Response<typeof walletRechargeLog>> {
    const page = new Paging(walletRechargeLog, request, customer.id)
    const { topUpId } = request
    const rows = await queries.topUpsOf(this.context.db, { customerId: customer.id, topUpId, slice: page.slice })
    return page.answer(rows, ({ id, payment_id, amount, state, paid_with, created_at, ended_at }) => ({
      ...{ id, paymentId: payment_id, amount, state, paidWith: paid_with },
      createdAt: created_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    }))
  }
}
