import * as calls from '@contract/calls/aftersale'
import type { Routes } from '../../module'
import type { AfterSalesService } from './service'

/** After-sales cases of the mall's orders (product text §4, §5, after-sales). */
export const afterSalesRoutes =
  (cases: AfterSalesService): Routes =>
  ({ handle }) => {
    handle(calls.aftersaleList, (caller, request) => cases.list(caller, request))
    handle(calls.aftersaleReasons, ({ language }, request) => cases.reasons(request, language))
    handle(calls.aftersaleDetail, ({ language }, { refundId }) => cases.detail(refundId, language))
    handle(calls.aftersaleReturnTrack, ({ language }, { refundId }) => cases.returnTrack(refundId, language))
    handle(calls.aftersaleExpressCompanies, ({ language }, request) =>
      Promise.resolve(cases.companies(request, language)),
    )
    handle.once(calls.aftersaleApply, (tx, caller, request) => cases.apply(tx, caller, request))
    handle.once(calls.aftersaleEdit, (tx, caller, request) => cases.edit(tx, caller, request))
    handle.once(calls.aftersaleAddEvidence, (tx, caller, request) => cases.addEvidence(tx, caller, request))
    handle(calls.aftersaleRevoke, ({ language }, { refundId }) => cases.revoke(refundId, language))
    handle(calls.aftersaleEscalate, ({ language }, { refundId }) => cases.escalate(refundId, language))
    handle(calls.aftersaleSendBack, ({ language }, request) => cases.sendBack(request, language))
  }
