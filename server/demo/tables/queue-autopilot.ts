import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { isFailure } from '../../http/failure'
import { autoAccepts } from '../../modules/merchant/queries/orders'
import { lastCalled, type NumberRow } from '../../modules/queue/queries'
import { trustedId } from '../../security/trusted-id'
import type { Services } from '../../services'
import * as queries from './queries'

type Tx = Transaction<Database>

interface Line {
  readonly storeId: string
  readonly size: string
  readonly day: string
}

/** Minutes of the demo's time until a table becomes free, and until a party at the door and one on its way sit down. */
const minutes = { call: 6, door: 3, way: 60 } as const

/** Simulates the staff of a queue in which a customer waits: calls the numbers, and seats the called parties. */
export class QueueAutopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'queue'>,
  ) {}

  /** Subscribes to all lines. */
  start(): void {
    const { jobs } = this.context
    this.services.queue.onChange((tx, row) => this.plan(tx, row))
    jobs.on<Line>('autopilot.queue', (tx, line) => this.call(tx, line))
    jobs.on<{ numberId: string }>('autopilot.sit', (tx, { numberId }) => this.sit(tx, numberId))
  }

  private async plan(tx: Tx, { id, store_id: storeId, size, day, state, customer_id }: NumberRow): Promise<void> {
    const { jobs } = this.context
    if (state === 'called') {
      const runAt = this.after(customer_id ? minutes.way : minutes.door)
      await jobs.add(tx, { kind: 'autopilot.sit', payload: { numberId: id }, runAt })
    }
    if ((state !== 'waiting' && state !== 'called') || !(await queries.isWaitedIn(tx, storeId, size, day))) return
    const payload: Line = { storeId, size, day }
    await jobs.add(tx, { kind: 'autopilot.queue', payload, runAt: this.after(minutes.call) })
  }

  /** Calls the next number, which plans the one after it, unless another one has just been called. */
  private async call(tx: Tx, { storeId, size, day }: Line): Promise<void> {
    if ((await autoAccepts(tx, storeId)) === false || !(await queries.isWaitedIn(tx, storeId, size, day))) return
    const [last] = await lastCalled(tx, storeId, day, size, 1)
    if (last?.called_at && last.called_at > this.after(-minutes.call / 2)) return
    await this.services.queue.call(tx, storeId, size)
  }

  private async sit(tx: Tx, numberId: string): Promise<void> {
    try {
      await this.services.queue.move(tx, trustedId('queueNumber', numberId), 'sit')
    } catch (error) {
      if (!isFailure(error)) throw error
    }
  }

  /** The time after `count` minutes of the demo's time. */
  private after(count: number): Date {
    return minutesAfter(this.context.clock.now(), count / this.context.config.demoSpeed)
  }
}
