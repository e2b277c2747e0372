import type { FastifyInstance } from 'fastify'
import type { Handle } from '../http/handle'
import type { ClosingPart } from './account/closing/part'
import type { QuotedCoupons } from './order/kind/trading'
import type { OrderKind } from './order/kind'
import type { PaymentPurpose } from './payment/purpose'

export interface RouteParts {
  /** Registers the handlers of calls. */
  readonly handle: Handle
  /** Server for everything beside calls: files, pages. */
  readonly app: FastifyInstance
}

/** Registers the handlers of a module; everything that they use is constructed already. */
export type Routes = (parts: RouteParts) => void | Promise<void>

/** A domain of the back end: what its one door, `module.ts`, returns to the composition in `services.ts`. */
export interface Module<Services extends object = object> {
  /** The services that other modules, jobs and the demo use. */
  readonly services: Services
  /** The calls of the module, in a process that answers calls. */
  readonly routes: readonly Routes[]
  /** Registers recurring work, in every running process. */
  readonly jobs?: () => void | Promise<void>
  /** Subscribes to events of other modules that lead to further events by themselves, in every running process. */
  readonly listeners?: () => void | Promise<void>
  /** Ends what the module holds open. */
  readonly close?: () => Promise<void>
  readonly orderKind?: OrderKind
  /** Coupons for quotes of no kind of order, by the kind of the quote. */
  readonly quoteCoupons?: Readonly<Record<string, QuotedCoupons>>
  /** Purposes of payments. */
  readonly purposes?: readonly PaymentPurpose[]
  /** Work and pay of customers, which have to end before an account is closed. */
  readonly closing?: ClosingPart
}

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void ? All : never

/** The services of all modules of a table. */
export function servicesOf<Modules extends Readonly<Record<string, Module>>>(
  modules: Modules,
): Both<Modules[keyof Modules]['services']> {
  const all = Object.values(modules).reduce<object>((sum, { services }) => ({ ...sum, ...services }), {})
  return all as Both<Modules[keyof Modules]['services']> // It has the services of each.
}
