import type { Context } from '../../context'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import type { OrderKinds } from '../order/kind/registry'
import { tellOfOffers } from './notices'
import { waitlistRoutes } from './routes'
import { Waitlist } from './service'

/** Waitlists of the kinds of orders that have one. */
export function waitlistModule(
  context: Context,
  { kinds, notices }: { readonly kinds: OrderKinds; readonly notices: Notices },
): Module<{ readonly waitlist: Waitlist }> {
  const waitlist = new Waitlist(context, kinds)
  tellOfOffers(context, notices)
  return { services: { waitlist }, routes: [waitlistRoutes(waitlist)] }
}
