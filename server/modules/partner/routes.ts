import * as calls from '@contract/calls/partner'
import type { Routes } from '../module'
import type { PartnerService } from './service'

/** Invitations and their rewards. */
export const partnerRoutes =
  (partner: PartnerService): Routes =>
  ({ handle }) => {
    handle(calls.partnerQrCode, (caller) => partner.qrCode(caller))
    handle(calls.partnerInvitations, (caller, request) => partner.invitations(caller, request))
  }
