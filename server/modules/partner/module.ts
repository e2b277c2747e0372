import type { Context } from '../../context'
import type { FraudDesk } from '../fraud/desk'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import { tellInviter } from './notices'
import { Rewards } from './rewards'
import { partnerRoutes } from './routes'
import { PartnerService } from './service'

interface Needs {
  readonly fraud: FraudDesk
  readonly notices: Notices
}

/** Invitations and their rewards. */
export function partnerModule(context: Context, { fraud, notices }: Needs): Module {
  const rewards = new Rewards(context, fraud)
  fraud.handle('invitation', {
    lock: (tx, inviteeId) => rewards.lockInviter(tx, inviteeId),
    notifyWaiting: (tx, inviteeId) => tellInviter(tx, notices, 'rewardChecked', inviteeId),
    // A reward that is beyond the month's limit by now is paid by the hourly job of the next month.
    release: (tx, inviteeId) => rewards.pay(tx, inviteeId),
    refuse: (tx, inviteeId, reason) => tellInviter(tx, notices, 'rewardRefused', inviteeId, reason),
  })
  return {
    services: {},
    routes: [partnerRoutes(new PartnerService(context))],
    jobs: () => rewards.register(),
  }
}
