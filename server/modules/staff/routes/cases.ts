import * as calls from '@contract/calls/staff'
import type { Context } from '../../../context'
import type { Routes } from '../../module'
import type { StaffCases } from '../cases/service'

/** Refunds before the platform. */
export const caseRoutes =
  ({ db }: Context, cases: StaffCases): Routes =>
  ({ handle }) => {
    handle(calls.staffCases, ({ language }, request) => cases.list(request, language))
    handle(calls.staffCase, ({ language }, { refundId }) => cases.detail(db, refundId, language))
    handle.act(calls.staffDecideCase, async (tx, { language }, request) => {
      const change = await cases.decide(tx, request)
      return { ...change, answer: await cases.detail(tx, request.refundId, language) }
    })
    handle.act(calls.staffNoteCase, async (tx, { language }, { refundId, reason }) => {
      const change = await cases.note(tx, refundId, reason)
      return { ...change, answer: await cases.detail(tx, refundId, language) }
    })
  }
