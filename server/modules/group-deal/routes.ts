import * as calls from '@contract/calls/group-deal'
import type { Routes } from '../module'
import type { GroupDealService } from './service'

/** Deals for groups, and groups (product text §1, group orders). */
export const groupDealRoutes =
  (deals: GroupDealService): Routes =>
  ({ handle }) => {
    handle(calls.groupList, (caller, request) => deals.list(caller, request))
    handle(calls.groupOpen, (caller, request) => deals.open(caller, request))
    handle(calls.groupDetail, (caller, request) => deals.detail(caller, request))
    handle(calls.groupOrder, (caller, request) => deals.order(caller, request))
    handle.once(calls.groupStart, (tx, caller, request) => deals.start(tx, caller, request))
    handle.once(calls.groupJoin, (tx, caller, request) => deals.join(tx, caller, request))
    handle.once(calls.groupLeave, (tx, caller, request) => deals.leave(tx, caller, request))
  }
