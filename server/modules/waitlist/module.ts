import type { Context } from '../../context'
import type { Module } from '../module'
import type { OrderKinds } from '../order/kind/registry'
import { waitlistRoutes } from './routes'
import { Waitlist } from './service'

/** Waitlists of the kinds of orders that have one. */
export function waitlistModule(
  context: Context,
  { kinds }: { readonly kinds: OrderKinds },
): Module<{ readonly waitlist: Waitlist }> {
  const waitlist = new Waitlist(context, kinds)
  return { services: { waitlist }, routes: [waitlistRoutes(waitlist)] }
}
