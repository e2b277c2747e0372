import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import { courierAccounts, type CourierName } from '../../../couriers/names'
import { type CourierProvider, CourierRefusal } from '../../../couriers/provider'
import type { Database } from '../../../database/schema'
import type { OrderEngine } from '../../order/engine'
import type { Dispatch } from '../dispatch'
import * as deliveries from '../queries'
import type { DeliverySources } from '../sources'
import * as queries from './queries'

type Tx = Transaction<Database>
type Delivery = deliveries.Delivery

interface Job {
  /** The id of a task. */
  readonly id: string
}

const [createJob, cancelJob] = ['courier.create', 'courier.cancel']
/** The job that asks for the state of a task, and the minutes between two questions. */
export const askJob = 'courier.ask'
export const askMinutes = 10
/** Minutes in which a courier that does not answer is asked again; then it counts as a refusal. */
const patienceMinutes = 5
/** Tasks that one delivery has at the courier before riders of the platform are searched for. */
const mostTasks = 3

/**
 * Deliveries that an outside courier brings: a task at the courier is created, and cancelled with its delivery. A delivery that the courier does
 * not bring goes to riders of the platform. The caller has locked the order and the delivery.
 */
export class Couriers {
  constructor(
    private readonly context: Context,
    private readonly orders: Pick<OrderEngine, 'lock'>,
    private readonly sources: DeliverySources,
    private readonly dispatch: Pick<Dispatch, 'start'>,
    private readonly provider: CourierProvider | undefined,
  ) {
    if (!provider) return
    context.jobs.outside<Job>(createJob, (job) => this.create(provider, job.id))
    context.jobs.outside<Job>(cancelJob, (job) => this.cancel(provider, job.id))
  }

  /** Gives an open delivery to the courier of its order, or to riders where there is none any more. */
  async begin(tx: Tx, delivery: Delivery, courier: CourierName, from: Date): Promise<void> {
    if (courier !== this.provider?.name) return this.fallBack(tx, delivery)
    await deliveries.updateDelivery(tx, delivery.id, { courier })
    await this.request(tx, delivery, courier, from)
  }

  /** Keeps a delivery without its person at the courier: in its task, while somebody else is looked for, or in a new one. */
  async released(tx: Tx, delivery: Delivery): Promise<void> {
    const live = await queries.liveTask(tx, delivery.id)
    if (live?.state === 'searching') return
    await this.end(tx, live)
    await this.again(tx, delivery)
  }

  /** Takes a delivery away from the courier, for a rider or since it has ended. */
  async leave(tx: Tx, delivery: Delivery): Promise<void> {
    await this.end(tx, await queries.liveTask(tx, delivery.id))
  }

  /** Asks the courier once more, or riders after some attempts. */
  async again(tx: Tx, delivery: Delivery): Promise<void> {
    const tries = await queries.countTasks(tx, delivery.id)
    if (!delivery.courier || tries >= mostTasks) return this.fallBack(tx, delivery)
    await this.request(tx, delivery, delivery.courier, this.context.clock.now())
  }

  /** Cancels a task at the courier, whose number may have come after its end. */
  async planCancel(tx: Tx, id: string): Promise<void> {
    await this.context.jobs.add(tx, { kind: cancelJob, payload: { id }, runAt: this.context.clock.now() })
  }

  /** Plans a question about a task, for pushes that stay away. */
  async planAsk(tx: Tx, id: string): Promise<void> {
    const runAt = minutesAfter(this.context.clock.now(), askMinutes)
    await this.context.jobs.add(tx, { kind: askJob, payload: { id }, runAt })
  }

  /** Locks the order of a delivery, then the delivery. */
  private async lock(tx: Tx, id: Delivery['id']): Promise<Delivery> {
    await this.orders.lock(tx, await deliveries.orderOfDelivery(tx, id))
    return deliveries.lockDelivery(tx, id)
  }

  private async request(tx: Tx, { id, order_id }: Delivery, courier: CourierName, runAt: Date): Promise<void> {
    const requested_at = this.context.clock.now()
    const empty = { external_id: null, person: null, fee: null, heard_at: null, ended_at: null }
    const task = { id: uuid(), delivery_id: id, courier, state: 'requested' as const, ...empty, requested_at }
    await queries.insertTask(tx, task)
    await deliveries.nameRiderShares(tx, order_id, courierAccounts[courier])
    await this.context.jobs.add(tx, { kind: createJob, payload: { id: task.id }, runAt })
  }

  private async fallBack(tx: Tx, { id, order_id }: Delivery): Promise<void> {
    await deliveries.updateDelivery(tx, id, { courier: null })
    await deliveries.nameRiderShares(tx, order_id, null)
    await this.dispatch.start(tx, id, this.context.clock.now())
  }

  private async end(tx: Tx, task: queries.CourierRow | undefined): Promise<void> {
    if (!task) return
    await queries.updateTask(tx, task.id, { ended_at: this.context.clock.now(), state: 'cancelled' })
    await this.planCancel(tx, task.id)
  }

  private async create(provider: CourierProvider, id: string) {
    const { db, clock, log } = this.context
    const row = await queries.taskById(db, id)
    if (!row || row.ended_at || row.external_id) return undefined
    const delivery = await deliveries.deliveryById(db, row.delivery_id)
    try {
      const task = await this.sources.of(delivery.order_kind).courierTask?.(db, delivery.order_id)
      if (!task) throw new CourierRefusal('nothing to bring')
      const quote = await provider.quote({ ...task, reference: id })
      const { id: external_id, at } = await provider.create({ ...task, reference: id }, quote)
      return (tx: Tx) => this.created(tx, row, { external_id, fee: quote.fee, at })
    } catch (error) {
      const isPatient = clock.now() < minutesAfter(row.requested_at, patienceMinutes)
      if (!(error instanceof CourierRefusal) && isPatient) throw error
      log.warn({ err: error, courier: provider.name }, 'a courier takes no task')
      return (tx: Tx) => this.refused(tx, row)
    }
  }

  private async created(
    tx: Tx,
    { id, delivery_id }: queries.CourierRow,
    { external_id, fee, at }: { external_id: string; fee: number; at: Date },
  ): Promise<void> {
    await this.lock(tx, delivery_id)
    const { ended_at, state, heard_at } = await queries.lockTask(tx, id)
    // A push may have come first.
    const first = state === 'requested' && { state: 'searching' as const, heard_at: at }
    await queries.updateTask(tx, id, { external_id, fee, ...(!ended_at && !heard_at && first) })
    if (ended_at) await this.planCancel(tx, id)
    else await this.planAsk(tx, id)
  }

  private async refused(tx: Tx, { id, delivery_id }: queries.CourierRow): Promise<void> {
    const delivery = await this.lock(tx, delivery_id)
    const { ended_at, state } = await queries.lockTask(tx, id)
    if (ended_at || state !== 'requested') return
    await queries.updateTask(tx, id, { state: 'refused', ended_at: this.context.clock.now() })
    // A courier refuses the same order again.
    await this.fallBack(tx, delivery)
    await this.planCancel(tx, id)
  }

  private async cancel(provider: CourierProvider, id: string) {
    const { db, log } = this.context
    const row = await queries.taskById(db, id)
    if (!row?.external_id) return undefined
    if (!(await provider.cancel(row.external_id)))
      log.warn({ task: id, courier: provider.name }, 'a courier has the goods of a cancelled task')
    return undefined
  }
}
