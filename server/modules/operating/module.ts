import type { Context } from '../../context'
import type { Module } from '../module'
import type { OrderKinds } from '../order/kind/registry'
import { measureOperations } from './figures'

/** Figures of the business in the metrics. */
export function operatingModule(context: Context, { kinds }: { readonly kinds: OrderKinds }): Module {
  return { services: {}, routes: [], jobs: () => measureOperations(context, kinds) }
}
