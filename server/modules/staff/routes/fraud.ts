import * as calls from '@contract/calls/staff'
import type { Routes } from '../../module'
import type { StaffFraud } from '../fraud/service'

/** Money with signals of fraud. */
export const fraudRoutes =
  (fraud: StaffFraud): Routes =>
  ({ handle }) => {
    handle(calls.staffFraudCases, ({ language }, request) => fraud.list(request, language))
    handle.act(calls.staffDecideFraudCase, async (tx, { customer, language }, request) => {
      const change = await fraud.decide(tx, customer.id, request)
      return { ...change, answer: await fraud.one(tx, request.fraudCaseId, language) }
    })
  }
