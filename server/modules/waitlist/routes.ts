import * as calls from '@contract/calls/waitlist'
import type { Routes } from '../module'
import type { Waitlist } from './service'

/** All waitlist entries of a customer; a kind of orders has the call that joins its own. */
export const waitlistRoutes =
  (waitlist: Waitlist): Routes =>
  ({ handle }) => {
    handle(calls.waitlistLeave, async (_, { waitlistId }) => {
      await waitlist.leave(waitlistId)
      return {}
    })
    handle(calls.waitlistList, (caller, request) => waitlist.list(caller, request))
  }
