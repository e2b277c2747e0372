import type { Transaction } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { DeliveryProblem } from '@contract/entities/delivery'
import { maskPhone } from '@contract/format'
import { isBeforePickup } from '@contract/states/delivery'
import type { Context } from '../../../context'
import { type CourierName, type CourierState, courierStates } from '../../../couriers/names'
import type { CourierProvider, CourierReport } from '../../../couriers/provider'
import type { Database } from '../../../database/schema'
import { wayMinutes } from '../../../routing/routing'
import type { OrderEngine } from '../../order/engine'
import type { Order } from '../../order/queries'
import type { DeliverySource } from '../../order/kind/delivery'
import * as deliveries from '../queries'
import type { DeliverySources } from '../sources'
import { moved } from '../state'
import { askJob, type Couriers } from './couriers'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The steps of a delivery that a courier’s report is caught up by, in their order. */
const steps = ['accept', 'arriveAtPickup', 'pickUp', 'deliver'] as const
type Step = (typeof steps)[number]

/** The last step that has been taken once a courier reports a state. */
const lastStep: Partial<Record<CourierState, Step>> = { assigned: 'accept', pickedUp: 'pickUp', delivered: 'deliver' }

const ends: readonly CourierState[] = ['delivered', 'cancelled', 'returned']
const lost: DeliveryProblem = 'damaged'

const rankOf = (state: queries.CourierRow['state']): number => courierStates.findIndex((each) => each === state)
const isOver = ({ ended_at, courier }: deliveries.Delivery): boolean => ended_at !== null || courier === null

/**
 * Reports of couriers. A report that repeats, or was overtaken by a later one, changes nothing; one that skips states takes the steps
 * between them. Each locks the order, then its delivery, then the task.
 */
export class CourierReports {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly sources: DeliverySources,
    private readonly couriers: Couriers,
    provider: CourierProvider | undefined,
  ) {
    if (provider) context.jobs.outside<{ id: string }>(askJob, ({ id }) => this.ask(provider, id))
  }

  /** Takes a report; answers whether it is about a known task. */
  async take(courier: CourierName, report: CourierReport): Promise<boolean> {
    const { db } = this.context
    const byNumber = await queries.taskByExternal(db, courier, report.id)
    const row =
      byNumber ??
      (report.reference !== null && isUuid(report.reference) ? await queries.taskById(db, report.reference) : undefined)
    if (row?.courier !== courier) return false
    await db.transaction().execute((tx) => this.follow(tx, row, report))
    return true
  }

  /** Asks for the state of a live task, and plans the next question. */
  private async ask(provider: CourierProvider, id: string) {
    const row = await queries.taskById(this.context.db, id)
    if (!row?.external_id || row.ended_at) return undefined
    const report = await provider.ask(row.external_id)
    return async (tx: Tx) => {
      await this.follow(tx, row, report)
      await this.couriers.planAsk(tx, id)
    }
  }

  private async follow(tx: Tx, { id, delivery_id }: queries.CourierRow, report: CourierReport): Promise<void> {
    const order = await this.orders.lock(tx, await deliveries.orderOfDelivery(tx, delivery_id))
    const delivery = await deliveries.lockDelivery(tx, delivery_id)
    const task = await queries.lockTask(tx, id)
    if (task.external_id === null) await this.number(tx, task, report)
    if (task.ended_at || !isNews(task, report)) return
    const { state, at: heard_at, person } = report
    const ended_at = ends.includes(state) ? this.context.clock.now() : null
    const known = isOver(delivery) ? delivery : await this.leavePerson(tx, order, delivery, task, report)
    await queries.updateTask(tx, id, { state, heard_at, ended_at, ...(person && { person: person.name }) })
    if (!isOver(known)) await this.apply(tx, known, report)
  }

  /** Notes the courier’s number of a task whose creation it has not answered yet. */
  private async number(tx: Tx, { id, ended_at }: queries.CourierRow, report: CourierReport): Promise<void> {
    await queries.updateTask(tx, id, { external_id: report.id })
    if (ended_at && !ends.includes(report.state)) await this.couriers.planCancel(tx, id)
  }

  /** Releases a delivery whose person has left, or is another one now; its task stays open. */
  private async leavePerson(
    tx: Tx,
    order: Order,
    delivery: deliveries.Delivery,
    task: queries.CourierRow,
    { state, person }: CourierReport,
  ): Promise<deliveries.Delivery> {
    const isOther = person !== null && task.person !== null && person.name !== task.person
    if (!isBeforePickup(delivery.state) || (state !== 'searching' && !isOther)) return delivery
    await queries.updateTask(tx, task.id, { state: 'searching' })
    await this.sources.of(delivery.order_kind).release(tx, order)
    return deliveries.lockDelivery(tx, delivery.id)
  }

  private async apply(tx: Tx, delivery: deliveries.Delivery, report: CourierReport): Promise<void> {
    const { state } = report
    if (state === 'cancelled' || state === 'returned') return this.fail(tx, delivery, state)
    const last = lastStep[state]
    if (last === undefined) return
    for (const step of steps.slice(0, steps.indexOf(last) + 1)) await this.step(tx, delivery, step, report)
  }

  private async step(tx: Tx, { id, order_id }: deliveries.Delivery, step: Step, report: CourierReport): Promise<void> {
    const order = await this.orders.lock(tx, order_id)
    const delivery = await deliveries.lockDelivery(tx, id)
    const source = this.sources.of(delivery.order_kind)
    if (!this.isDue(delivery, step)) return
    const now = this.context.clock.now()
    if (step === 'accept') {
      await moved(tx, delivery, step, { accepted_at: now })
      await this.assign(tx, source, order, report)
    } else if (step === 'arriveAtPickup') {
      await moved(tx, delivery, step, {})
      await source.arrive(tx, order)
    } else if (step === 'pickUp') {
      await moved(tx, delivery, step, {})
      await source.pickUp(tx, order, wayMinutes(delivery.meters))
    } else {
      await moved(tx, delivery, step, { ended_at: now })
      await source.deliver(tx, order)
    }
  }

  /** Whether a step is yet to be taken, so that one that was taken is not repeated. */
  private isDue({ state }: deliveries.Delivery, step: Step): boolean {
    if (step === 'accept') return state === 'waiting' || state === 'offered'
    if (step === 'arriveAtPickup') return state === 'accepted'
    if (step === 'pickUp') return state === 'atPickup' || state === 'pickedUp'
    return state === 'onTheWay' || state === 'atDropOff' || state === 'problem'
  }

  private async assign(tx: Tx, source: DeliverySource, order: Order, { person }: CourierReport): Promise<void> {
    const name = person?.name ?? ''
    const shown = { en: name || 'Courier', zh: name || '骑手' }
    await source.assign(tx, order, { name: shown, phone: maskPhone(person?.phone ?? ''), likedPercent: 100 })
  }

  /** A task that the courier gave up: before the pickup it is asked again, after it staff see a problem. */
  private async fail(tx: Tx, delivery: deliveries.Delivery, state: 'cancelled' | 'returned'): Promise<void> {
    const order = await this.orders.lock(tx, delivery.order_id)
    if (isBeforePickup(delivery.state)) return void (await this.sources.of(delivery.order_kind).release(tx, order))
    if (delivery.state === 'waiting' || delivery.state === 'offered') return this.couriers.again(tx, delivery)
    if (delivery.state === 'problem') return
    const note = state === 'returned' ? 'The courier brought it back' : 'The courier gave it up'
    const problem = JSON.stringify({ kind: lost, note, at: this.context.clock.now().toISOString() })
    await moved(tx, delivery, 'report', { problem })
  }
}

/** Whether a report is later than what is known, and does not go back behind a pickup. */
function isNews({ heard_at, state }: queries.CourierRow, report: CourierReport): boolean {
  const [known, reported] = [rankOf(state), rankOf(report.state)]
  if (known >= rankOf('pickedUp') && reported <= known) return false
  if (!heard_at || report.at > heard_at) return true
  return report.at.getTime() === heard_at.getTime() && reported > known
}
