import type { Call, RequestInput } from '@contract/call'
import * as calls from '@contract/calls/staff'
import { key, Person } from './people'

/** An act of staff that the server has done. */
export interface Act {
  readonly staffId: string
  readonly call: string
  readonly reason: string
}

const amounts = [-500, 100, 800, 2000]

/** Somebody with every role but that of an admin: decides cases, moves stuck orders on, gives and takes. */
export class Clerk extends Person {
  /** Everything done, each with a separate reason. */
  readonly acts: Act[] = []
  private reasons = 0

  /** Does something; keeps it where the server did it. */
  async do<C extends Call>(call: C, request: Omit<RequestInput<C>, 'reason' | 'idempotencyKey'>): Promise<boolean> {
    const reason = `Act ${(this.reasons += 1)}`
    const answer = await this.ask(call, { ...request, reason, ...key() } as RequestInput<C>)
    if (answer) this.acts.push({ staffId: this.id, call: call.name, reason })
    return answer !== undefined
  }

  async act(): Promise<void> {
    await this.decideCases()
    await this.decideFraud()
    await this.moveStuck()
    if (this.chance.chance(0.15)) await this.touchOrder()
    if (this.chance.chance(0.1)) await this.touchCustomer()
    if (this.chance.chance(0.05)) await this.touchStore()
  }

  private async decideCases(): Promise<void> {
    const { items = [] } = (await this.ask(calls.staffCases, {})) ?? {}
    for (const { id: refundId, amount, claim } of items) {
      if (this.chance.chance(0.3)) continue
      const outcome = this.chance.pick(['all', 'part', 'nothing'] as const)
      const part = outcome === 'part' ? { amount: Math.max(1, Math.floor(amount / 3)) } : {}
      const paid = claim > 0 && outcome !== 'nothing' ? { claim: this.chance.whole(0, claim) } : {}
      const bearer = this.chance.pick(['platform', 'platform', 'rider'] as const)
      await this.do(calls.staffDecideCase, { refundId, outcome, bearer, ...part, ...paid })
    }
  }

  /** Releases or refuses money that waits because of signals of fraud. */
  private async decideFraud(): Promise<void> {
    const { items = [] } = (await this.ask(calls.staffFraudCases, {})) ?? {}
    for (const { id: fraudCaseId } of items) {
      if (this.chance.chance(0.3)) continue
      const outcome = this.chance.chance(0.7) ? ('release' as const) : ('refuse' as const)
      await this.do(calls.staffDecideFraudCase, { fraudCaseId, outcome })
    }
  }

  private async moveStuck(): Promise<void> {
    const { items = [] } = (await this.ask(calls.staffStuckOrders, {})) ?? {}
    for (const { id: orderId } of items) {
      const { actions = [] } = (await this.ask(calls.staffOrder, { orderId })) ?? {}
      if (actions.includes('markDelivered') && this.chance.chance(0.5))
        await this.do(calls.staffMarkDelivered, { orderId })
      else if (actions.includes('cancel')) await this.do(calls.staffCancelOrder, { orderId })
    }
  }

  /** Refunds, cancels, redelivers or notes one of the newest orders. */
  private async touchOrder(): Promise<void> {
    const { items = [] } = (await this.ask(calls.staffOrders, {})) ?? {}
    if (items.length === 0) return
    const { id: orderId } = this.chance.pick(items)
    const { actions = [], total = 0 } = (await this.ask(calls.staffOrder, { orderId })) ?? {}
    const borneBy = this.chance.pick(['shares', 'platform', 'rider'] as const)
    const amount = this.chance.chance(0.7) ? { amount: this.chance.whole(1, Math.max(1, total)) } : {}
    if (actions.includes('refund')) await this.do(calls.staffRefundOrder, { orderId, borneBy, ...amount })
    else if (actions.includes('redeliver')) await this.do(calls.staffRedeliver, { orderId })
    else if (actions.includes('reassign')) await this.do(calls.staffReassign, { orderId })
    else if (actions.includes('cancel') && this.chance.chance(0.2)) await this.do(calls.staffCancelOrder, { orderId })
    else await this.do(calls.staffNote, { orderId })
  }

  private async touchCustomer(): Promise<void> {
    const { items = [] } = (await this.ask(calls.staffOrders, {})) ?? {}
    if (items.length === 0) return
    const customerId = this.chance.pick(items).customer.id
    const amount = this.chance.pick(amounts)
    if (this.chance.chance(0.6)) await this.do(calls.staffAdjustBalance, { customerId, amount })
    else await this.do(calls.staffAdjustPoints, { customerId, points: amount })
  }

  /** Suspends a store, or resumes one that is suspended. */
  private async touchStore(): Promise<void> {
    const { items = [] } = (await this.ask(calls.staffStores, {})) ?? {}
    const suspended = items.find(({ state }) => state === 'suspended')
    if (suspended) await this.do(calls.staffResumeStore, { storeId: suspended.id })
    else if (items.length > 0) await this.do(calls.staffSuspendStore, { storeId: this.chance.pick(items).id })
  }
}
