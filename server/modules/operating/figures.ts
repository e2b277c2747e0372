import { Gauge } from 'prom-client'
import type { Context } from '../../context'
import type { OrderKinds } from '../order/kind/registry'
import { countStuck, stuckRules } from '../order/queries/stuck'
import * as queries from './queries'

/** Figures of the business for whoever watches it, read from the database that all servers share; none while it does not answer. */
export function measureOperations({ db, clock, metrics }: Context, kinds: OrderKinds): void {
  const registers = [metrics]
  const orders = () => queries.openOrders(db, clock.now()).catch(() => [])
  new Gauge({
    name: 'linli_orders_open',
    help: 'Orders in progress by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { kind, state, count } of await orders()) this.set({ kind, state }, count)
    },
  })
  new Gauge({
    name: 'linli_orders_oldest_seconds',
    help: 'Seconds since the oldest order in progress was placed, by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { kind, state, oldest } of await orders()) this.set({ kind, state }, oldest)
    },
  })
  new Gauge({
    name: 'linli_orders_stuck',
    help: 'Orders that nobody has moved on for longer than their kind allows',
    registers,
    async collect() {
      this.set(await countStuck(db, stuckRules(kinds), clock.now()).catch(() => NaN))
    },
  })
  new Gauge({
    name: 'linli_waiting',
    help: 'Payouts of stores, withdrawals, cases of fraud and applications that are not decided or not paid yet',
    labelNames: ['of'],
    registers,
    async collect() {
      this.reset()
      for (const { of, count } of await queries.waitingThings(db).catch(() => [])) this.set({ of }, count)
    },
  })
  new Gauge({
    name: 'linli_waiting_amount',
    help: 'Money of the payouts and withdrawals that are not paid yet, in the smallest unit',
    labelNames: ['of'],
    registers,
    async collect() {
      this.reset()
      for (const { of, amount } of await queries.waitingThings(db).catch(() => []))
        if (amount !== null) this.set({ of }, amount)
    },
  })
  new Gauge({
    name: 'linli_outbox',
    help: 'Events that are yet to be announced',
    registers,
    async collect() {
      this.set((await queries.outboxLag(db, clock.now()).catch(() => ({ count: NaN }))).count)
    },
  })
  new Gauge({
    name: 'linli_outbox_late_seconds',
    help: 'Seconds since the oldest event that is yet to be announced was written',
    registers,
    async collect() {
      this.set((await queries.outboxLag(db, clock.now()).catch(() => ({ oldest: NaN }))).oldest)
    },
  })
}
