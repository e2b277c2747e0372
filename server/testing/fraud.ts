import { randomUUID } from 'node:crypto'
import { messageSystemList } from '@contract/calls/message'
import { orderConfirm } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import * as calls from '@contract/calls/staff'
import { walletWithdraw, walletWithdrawDetail } from '@contract/calls/wallet'
import type { FraudCase } from '@contract/entities/staff-fraud'
import type { TestCaller } from './caller'
import { aBasket, submit } from './orders'
import { aStaff } from './staff'
import { keyed } from './store-money'
import { anAccount } from './withdrawals'
import { aWorld, type World } from './world'

/** Settings of a server whose signals of fraud have low limits. */
export const fraudEnv = {
  DATA_KEY: '0123456789abcdef'.repeat(4),
  FRAUD_SIGNALS: 'on',
  FRAUD_ACCOUNTS_A_DEVICE: '1',
  FRAUD_ACCOUNTS_AN_ADDRESS: '1',
  FRAUD_ACCOUNTS_A_CARD: '1',
  FRAUD_TINY_ORDER: '4000',
  FRAUD_TINY_ORDERS: '1',
  INVITATION_REWARD: '1000',
  INVITATION_MINIMUM: '0',
  INVITATION_WAIT_DAYS: '0',
  PAYOUT_APPROVAL_FROM: '15000',
  PAYOUT_SECOND_APPROVAL_FROM: '18000',
}

type Outcome = 'release' | 'refuse'

let numbers = 0
/** A number of an account that nobody has yet. */
export const freshNumber = () => `62220000${String((numbers += 1)).padStart(4, '3')}`

/** A request of staff for the decision of a case. */
export const decisionOf = (fraudCaseId: string, outcome: Outcome) => ({
  ...{ fraudCaseId, outcome, reason: 'Looked into it' },
  idempotencyKey: randomUUID(),
})

/** The titles of a customer's announcements. */
export const titlesOf = async (ann: TestCaller): Promise<string[]> =>
  (await ann.call(messageSystemList, { kind: 'announcement' })).items.map(({ title }) => title)

/** The state of a withdrawal. */
export const withdrawalState = async (ann: TestCaller, withdrawalId: string) =>
  (await ann.call(walletWithdrawDetail, { withdrawalId })).state

/** A withdrawal of 100.00 of a customer. */
export async function withdraw(ann: TestCaller, number = freshNumber()): Promise<string> {
  const { id: accountId } = await anAccount(ann, number)
  return (await ann.call(walletWithdraw, { accountId, amount: 100_00, ...keyed() })).id
}

/** A server whose signals of fraud have low limits, with a member of its staff. */
export class FraudWorld {
  private constructor(
    readonly world: World,
    public staff: TestCaller,
  ) {}

  static async open(...[env, ...more]: Parameters<typeof aWorld>): Promise<FraudWorld> {
    const world = await aWorld({ ...fraudEnv, ...env }, ...more)
    return new FraudWorld(world, await aStaff(world))
  }

  get db() {
    return this.world.app.context.db
  }

  /** Signs a member of staff in, whose session has ended after some days. */
  async renewStaff(): Promise<void> {
    this.staff = await aStaff(this.world)
  }

  /** Customers with 200.00 each. */
  customers(count: number): Promise<TestCaller[]> {
    return Promise.all(Array.from({ length: count }, () => this.world.make.customer({ balance: 200_00 })))
  }

  async pass(minutes: number): Promise<void> {
    this.world.clock.forward(minutes)
    await this.world.app.context.jobs.runDue()
  }

  async listed(id: string, tab: 'open' | 'decided' = 'open'): Promise<FraudCase | undefined> {
    return (await this.staff.call(calls.staffFraudCases, { tab, pageSize: 50 })).items.find((each) => each.id === id)
  }

  decide(id: string, outcome: Outcome) {
    return this.staff.call(calls.staffDecideFraudCase, decisionOf(id, outcome))
  }

  approve(id: string) {
    return this.db.transaction().execute((tx) => this.world.app.services.withdrawals.approve(tx, id))
  }

  /** Puts customers on one device. */
  async share(people: readonly TestCaller[]): Promise<void> {
    const ids = people.map(({ id }) => id)
    const device = { device_hash: randomUUID() }
    await this.db.updateTable('sessions').set(device).where('customer_id', 'in', ids).execute()
  }

  /** Tiny paid orders of a customer. */
  async buyTiny(count: number, { id }: TestCaller): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const { ann, storeId } = await aBasket(this.world, { goods: { shop_price: 10_00 } })
      const { orderId } = await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
      await ann.call(paymentBalancePay, { orderId, ...keyed() })
      await this.db.updateTable('orders').set({ customer_id: id }).where('id', '=', orderId).execute()
    }
  }

  /** Customers on one device, the first of whom is to receive money. */
  async aRing(): Promise<{ ann: TestCaller; people: TestCaller[] }> {
    const people = await this.customers(3)
    await this.share(people)
    const [ann] = people
    if (!ann) throw new Error('nobody')
    return { ann, people }
  }

  /** Money of a customer that waits: three people on one device. */
  async aWaitingWithdrawal(): Promise<{ ann: TestCaller; people: TestCaller[]; id: string }> {
    const ring = await this.aRing()
    return { ...ring, id: await withdraw(ring.ann) }
  }
}
