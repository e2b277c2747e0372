import { number, setting, wholeOrUnsaid } from './config-readers'

/** Settings of invitation rewards. */
export const invitationSettings = {
  invitationReward: setting(
    'INVITATION_REWARD',
    '',
    'Reward of the inviter and of the invited customer for the first order, in the smallest unit of money: 1000 is 10.00. Default 0, none; in the demo 1000.',
    wholeOrUnsaid(0, 1_000_00),
  ),
  invitationMinimum: setting(
    'INVITATION_MINIMUM',
    '3000',
    'Minimum that the invited customer pays for that order, less refunds, in the smallest unit of money.',
    number(0, 1_000_000_00, true),
  ),
  invitationsAMonth: setting(
    'INVITATIONS_A_MONTH',
    '5',
    'Rewards of one inviter in a month of TIME_ZONE; further ones are paid in the next month.',
    number(1, 1000, true),
  ),
  invitationDays: setting(
    'INVITATION_DAYS',
    '14',
    'Days after joining within which the first order has to be placed.',
    number(1, 365, true),
  ),
  invitationWaitDays: setting(
    'INVITATION_WAIT_DAYS',
    '',
    'Days from the end of that order until the reward is paid: at least the return period of orders. Default 15; in the demo 0.',
    wholeOrUnsaid(0, 365),
  ),
}

/** The reward of an invitation and its terms; amounts in the smallest unit. */
export interface InvitationTerms {
  /** The reward of each of the two; 0 is nothing. */
  readonly reward: number
  readonly minimum: number
  readonly perMonth: number
  readonly days: number
  readonly waitDays: number
}

interface InvitationConfig {
  readonly demo: boolean
  readonly invitationReward: number | undefined
  readonly invitationMinimum: number
  readonly invitationsAMonth: number
  readonly invitationDays: number
  readonly invitationWaitDays: number | undefined
}

/** The terms of a deployment: without the demo nothing is paid unless it is set. */
export const invitationTerms = (config: InvitationConfig): InvitationTerms => ({
  reward: config.invitationReward ?? (config.demo ? 10_00 : 0),
  minimum: config.invitationMinimum,
  perMonth: config.invitationsAMonth,
  days: config.invitationDays,
  waitDays: config.invitationWaitDays ?? (config.demo ? 0 : 15),
})
