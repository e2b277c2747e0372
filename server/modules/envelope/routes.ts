import { couponRedeemMemberEnvelope } from '@contract/calls/coupon'
import { memberEnvelopes } from '@contract/calls/member'
import type { Routes } from '../module'
import type { EnvelopeService } from './service'

/** Monthly red envelopes of members and their redemption, idempotent by key (product text §6). */
export const envelopeRoutes =
  (envelopes: EnvelopeService): Routes =>
  ({ handle }) => {
    handle(memberEnvelopes, ({ customer }) => envelopes.list(customer))
    handle.once(couponRedeemMemberEnvelope, (tx, caller, request) => envelopes.redeem(tx, caller, request))
  }
