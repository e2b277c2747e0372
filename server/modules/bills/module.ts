import * as calls from '@contract/calls/staff'
import type { Context } from '../../context'
import type { Module } from '../module'
import { Bills } from './service'

/** Bill files of payment providers. */
export function billsModule(context: Context): Module<{ readonly bills: Bills }> {
  const bills = new Bills(context)
  return {
    services: { bills },
    routes: [
      ({ handle }) => {
        handle(calls.staffBills, () => bills.list())
        handle(calls.staffBillDifferences, (_, request) => bills.differences(request))
      },
    ],
  }
}
