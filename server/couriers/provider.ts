import type { IncomingHttpHeaders } from 'node:http'
import type { Position } from '@contract/entities/common'
import type { Money } from '@contract/money'
import type { Reply } from '../payments/provider'
import type { CourierName, CourierState } from './names'

/** One end of a delivery as the courier needs it. */
export interface CourierStop {
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly position: Position
  readonly note: string
}

/** Work for a courier. */
export interface CourierTask {
  /** Our number of it: work of the same number is created once. */
  readonly reference: string
  readonly pickup: CourierStop
  readonly dropOff: CourierStop
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly price: Money }[]
  readonly contactFree: boolean
  /** The earliest pickup. */
  readonly readyAt: Date
}

/** The courier's price of a task, which holds for some minutes. */
export interface CourierQuote {
  readonly id: string
  readonly fee: Money
}

/** The state of a task at the courier; only its signature or its source was verified. */
export interface CourierReport {
  /** The courier's number of the task. */
  readonly id: string
  /** Our number of it; null where the courier leaves it out. */
  readonly reference: string | null
  readonly state: CourierState
  /** The person who brings it; null before one is assigned. */
  readonly person: { readonly name: string; readonly phone: string } | null
  /** The time of the state by the courier's clock, by which reports are put in order. */
  readonly at: Date
}

/** A raw push. */
export interface CourierPush {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A refusal of a task by the courier, which a repetition does not change. Its message holds no personal data. */
export class CourierRefusal extends Error {
  override readonly name = 'CourierRefusal'
}

/** The port to a courier company. Every method but `read` talks to it over the network. */
export interface CourierProvider {
  readonly name: CourierName
  /** @throws CourierRefusal for a task that it does not take */
  quote(task: CourierTask): Promise<CourierQuote>
  /** Creates a task; the same reference creates it once. @throws CourierRefusal */
  create(task: CourierTask, quote: CourierQuote): Promise<CourierReport>
  /** The current state of a task. */
  ask(id: string): Promise<CourierReport>
  /** Cancels a task; answers whether it could, which it cannot once the goods are picked up. */
  cancel(id: string): Promise<boolean>
  /** Reads a push; undefined for one about nothing that matters here. @throws ForgedMessage when its signature is wrong */
  read(push: CourierPush): CourierReport | undefined
  readonly accepted: Reply
  readonly refused: Reply
}
