import * as calls from '@contract/calls/partner'
import type { Module } from '../module'
import { registerRewards } from './rewards'
import { PartnerService } from './service'

/** Invitations and their rewards. */
export const partnerRoutes: Module = async ({ handle, context }) => {
  const partner = new PartnerService(context)
  handle(calls.partnerQrCode, (caller) => partner.qrCode(caller))
  handle(calls.partnerInvitations, (caller, request) => partner.invitations(caller, request))
  await registerRewards(context)
}
