import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { openDatabase } from '../../../server/database/database'
import type { Database } from '../../../server/database/schema'
import { Random } from '../../../server/demo/city/random'
import { findFaults, hasSettled } from '../faults/check'
import type { Recipients } from '../faults/buyer'
import { FaultClient } from '../faults/client'
import { Customer } from '../faults/customer'
import { type Journal, newJournal } from '../faults/journal'
import { Rider } from '../faults/rides'
import { type Scene, setScene } from '../faults/scene'
import { Victim } from '../faults/victim'
import type { Cluster } from '../support/cluster'
import { print } from '../support/report'

const ordersEach = 4
const settleMs = 120_000
const pauseMs = 200

/** Merchants and riders at a thousand times their pace. The notes of the orders select the faults. */
const autopilot = {
  AUTOPILOT: 'on',
  TRACKING_SANDBOX: 'on',
  DEMO_SPEED: '1000',
  DEMO_SURPRISES: '0',
  LOG_LEVEL: 'warn',
  // Riders race for the same deliveries, and those of the demo ride where none of them does.
  DISPATCH: 'all',
  OFFER_SECONDS: '5',
}

interface Run {
  readonly victim: Victim
  readonly scene: Scene
  readonly journal: Journal
  readonly chance: Random
  readonly customers: readonly Customer[]
  readonly riders: readonly Rider[]
}

type Begun = Omit<Run, 'customers' | 'riders'> & { readonly recipients: Recipients }

function customersOf({ scene, victim, journal, chance, recipients }: Begun): Customer[] {
  const till = new FaultClient(scene.merchant(victim.url), chance.branch(), journal)
  const clients = scene.callers(victim.url).map((caller) => new FaultClient(caller, chance.branch(), journal))
  return clients.map((client) => {
    const friends = clients.filter((other) => other !== client)
    return new Customer(client, scene.market, chance.branch(), journal, { friends, till, recipients })
  })
}

const ridersOf = ({ scene, victim, journal, chance, recipients }: Begun): Rider[] =>
  scene
    .riders(victim.url)
    .map((caller) => new Rider(new FaultClient(caller, chance.branch(), journal), chance.branch(), journal, recipients))

async function shop(customer: Customer, couponId: string): Promise<void> {
  await customer.receive(couponId)
  for (let order = 0; order < ordersEach; order += 1) {
    await customer.talk()
    await customer.order()
    await customer.useUp()
    await customer.complain()
  }
}

/** Rides until something has ended. */
async function rideUntil(rider: Rider, end: Promise<unknown>): Promise<void> {
  let isOver = false
  const over = () => (isOver = true)
  end.then(over, over)
  for (; !isOver; await wait(pauseMs)) await rider.act()
}

/** Brings what riders have in hand and customers wait for to its end. */
async function bringAll({ riders, customers }: Run): Promise<void> {
  for (const until = Date.now() + settleMs; Date.now() < until; await wait(pauseMs)) {
    const riding = await Promise.all(riders.map((rider) => rider.act()))
    const waiting = await Promise.all(customers.map((customer) => customer.followErrands()))
    if (![...riding, ...waiting].includes(true)) return
  }
}

/** All customers at once, and in the middle of it one of the two dies. */
async function round(run: Run, number: number): Promise<void> {
  const { victim, scene, journal, chance } = run
  const who = chance.pick(['server', 'postgres'] as const)
  const after = chance.whole(50, 1500)
  const before = journal.orders.size
  const shopping = run.customers.map((customer) => shop(customer, scene.couponId))
  const end = Promise.all([...shopping, victim.kill(who, after)])
  const riding = run.riders.map((rider) => rideUntil(rider, end))
  await Promise.all([end, ...riding])
  print(`  round ${number}: kill -9 of the ${who} after ${after} ms; ${journal.orders.size - before} orders`)
  if (victim.alive()) return
  journal.faults.push(`the server ended by itself after the ${who} was killed`)
  await victim.revive()
}

/** Gives the jobs the time to finish what was begun, and answers until when all of it was: later ones are not late. */
async function settle(db: Kysely<Database>): Promise<Date> {
  const until = Date.now() + settleMs
  for (;;) {
    const now = new Date()
    if ((await hasSettled(db, now)) || Date.now() > until) return now
    await wait(500)
  }
}

const tally = ({ stays, tables, vouchers, places, carts, presales, errands, ...told }: Journal): string => {
  const { orders, tickets, goods, paid, cancelled, refunds, trades, messages, redemptions, withdrawals } = told
  const rides = `${errands.size} errands, of which riders handed over ${told.handOvers.size}`
  const lodging = `${stays.size} stays, ${tables.size} tables`
  const groups = `${vouchers.size} of vouchers, ${places.size} places in groups, ${carts.size} shared carts`
  const kinds = `${tickets.size} of tickets, ${goods.size} of the mall, ${presales.size} presales, ${lodging}, ${rides}, ${groups}`
  const ends = `${paid.size} paid, ${trades.size} at a provider, ${cancelled.size} cancelled, ${refunds.size} refunds`
  const rest = `${redemptions.size} redemptions, ${withdrawals.size} withdrawals, ${messages.length} messages`
  return `${orders.size} orders, of them ${kinds}, ${ends}, ${rest}`
}

/**
 * The fault run: customers order, pay, cancel and ask for refunds while the server or PostgreSQL is killed, once in
 * every round. Afterwards the books are compared with the customers' answers. Returns the faults.
 */
export async function faultRun(cluster: Cluster, rounds: number, seed: number): Promise<string[]> {
  print(`fault run: ${rounds} rounds, --seed=${seed}`)
  const scene = await setScene(cluster)
  const victim = await Victim.start(cluster, { ...scene.env, ...autopilot }, join(cluster.folder, 'server.log'))
  const begun = { victim, scene, journal: newJournal(), chance: new Random(seed), recipients: new Map() }
  const run = { ...begun, customers: customersOf(begun), riders: ridersOf(begun) }
  for (let number = 1; number <= rounds; number += 1) await round(run, number)
  await bringAll(run)
  const db = openDatabase(scene.env.DATABASE_URL ?? '')
  const settled = await settle(db)
  await victim.stop()
  const faults = await findFaults(db, run.journal, scene.beginning, settled)
  await db.destroy()
  print(`  ${tally(run.journal)}`)
  return faults
}
