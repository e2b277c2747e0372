import type { Updateable } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { ReturnAddress, ReturnLogistics } from '@contract/entities/refund'
import {
  afterSales,
  type AfterSalesEvent,
  type AfterSalesState,
  type RefundServiceName,
} from '@contract/states/after-sales'
import { type Actor, eventsFor, type Need, next, type Transition } from '@contract/states/machine'
import type { RefundTable } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { Seal } from '../../security/seal'

/** The input of events; `needs` of a transition says what is required. */
export interface RefundEventInput {
  /** Reason why the store refuses. */
  readonly reason?: string
  readonly returnAddress?: ReturnAddress
  readonly logistics?: ReturnLogistics
  /** Pictures beside a reason. */
  readonly pictures?: readonly Picture[]
}

type Row = Transition<AfterSalesState, RefundServiceName>

const rowOf = (event: AfterSalesEvent): Row => afterSales.transitions[event]

const inputNames: readonly string[] = [
  'reason',
  'returnAddress',
  'logistics',
] satisfies readonly (keyof RefundEventInput)[]

const isInputName = (need: Need): need is Need & keyof RefundEventInput => inputNames.includes(need)

/**
 * The state that an event leads a refund to, checked against the state machine.
 * @throws Failure `refundStateChanged` when the state does not allow the event, `accessDenied` when the actor may not fire
 * it, `reasonRequired` or `invalidRequest` when required input is missing
 */
export function stateAfter(
  { state, service }: { state: AfterSalesState; service: RefundServiceName },
  event: AfterSalesEvent,
  actor: Actor,
  input: RefundEventInput,
): AfterSalesState {
  const after = next(afterSales, state, event, service)
  if (after === undefined) throw new Failure('refundStateChanged')
  if (!eventsFor(afterSales, state, actor, service).includes(event)) throw new Failure('accessDenied')
  const { needs } = rowOf(event)
  if (needs && isInputName(needs) && !input[needs])
    throw new Failure(needs === 'reason' ? 'reasonRequired' : 'invalidRequest')
  return after
}

/** The clock event of a state, and its delay in minutes. */
export function clockOf(
  state: AfterSalesState,
  service: RefundServiceName,
): { event: AfterSalesEvent; after: number } | undefined {
  const [event] = eventsFor(afterSales, state, 'clock', service)
  return event && { event, after: rowOf(event).after ?? 0 }
}

/** The column changes of an event; addresses and contacts are sealed. */
export function changeOf(
  event: AfterSalesEvent,
  { reason, returnAddress, logistics }: RefundEventInput,
  seal: Seal,
): Updateable<RefundTable> {
  return {
    ...(event === 'refuse' && reason && { refusal: reason }),
    ...(returnAddress && { return_address_sealed: seal.seal(JSON.stringify(returnAddress)) }),
    ...(logistics && { logistics_sealed: seal.seal(JSON.stringify(logistics)) }),
  }
}
