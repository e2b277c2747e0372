import { couponRedeemMemberEnvelope } from '@contract/calls/coupon'
import type { Module } from '../module'
import { EnvelopeService } from './service'

/** Redeeming member red envelopes, idempotent by key (product text §6). */
export const envelopeRoutes: Module = ({ handle, context }) => {
  const envelopes = new EnvelopeService(context)
  handle.once(couponRedeemMemberEnvelope, (tx, caller, request) => envelopes.redeem(tx, caller, request))
}
