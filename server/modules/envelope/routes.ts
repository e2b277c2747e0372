import { couponRedeemMemberEnvelope } from '@contract/calls/coupon'
import type { Routes } from '../module'
import type { EnvelopeService } from './service'

/** Redeeming member red envelopes, idempotent by key (product text §6). */
export const envelopeRoutes =
  (envelopes: EnvelopeService): Routes =>
  ({ handle }) => {
    handle.once(couponRedeemMemberEnvelope, (tx, caller, request) => envelopes.redeem(tx, caller, request))
  }
