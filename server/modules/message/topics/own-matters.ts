import type { ApplicationKind } from '@contract/entities/application'
import type { Localized } from '@contract/settings'
import { money, topic, type Words } from './topic'

const applications: Readonly<Record<ApplicationKind, Localized>> = {
  rider: { en: 'rider', zh: '骑手' },
  merchant: { en: 'store', zh: '商家入驻' },
  partner: { en: 'partner', zh: '合作伙伴' },
  agent: { en: 'agent', zh: '代理商' },
  qualification: { en: 'qualification', zh: '资质认证' },
  licence: { en: 'licence', zh: '证照更新' },
}

interface ApplicationParams {
  readonly kind: ApplicationKind
}

interface WithdrawalParams {
  readonly amount: number
  readonly fee: number
  readonly account: Localized
  /** Masked. */
  readonly number: string
}

interface RewardParams {
  /** The nickname of the invited customer. */
  readonly name: string
}

/** The fee and the received amount, with their labels. */
const amounts = ({ amount, fee }: WithdrawalParams, names: { fee: string; rest: string }): Words['facts'] => [
  { label: names.fee, value: money(fee) },
  { label: names.rest, value: money(amount - fee) },
]

/** Topics of withdrawals and applications. */
export const ownTopics = {
  withdrawalPaid: topic<WithdrawalParams>({
    group: 'wallet',
    target: 'withdrawal',
    words: {
      en: (params) => ({
        title: 'Withdrawal paid out',
        text: `${money(params.amount)} was paid to ${params.account.en} ${params.number}.`,
        action: 'See its progress',
        facts: amounts(params, { fee: 'Fee', rest: 'You receive' }),
      }),
      zh: (params) => ({
        title: '提现已到账',
        text: `${money(params.amount)}已提现至${params.account.zh} ${params.number}`,
        action: '查看进度',
        facts: amounts(params, { fee: '手续费', rest: '到账金额' }),
      }),
    },
  }),
  withdrawalChecked: topic<WithdrawalParams>({
    group: 'wallet',
    target: 'withdrawal',
    words: {
      en: ({ amount, account, number }) => ({
        title: 'Withdrawal in review',
        text: `We’re checking ${money(amount)} to ${account.en} ${number} before it’s paid out.`,
        action: 'See its progress',
      }),
      zh: ({ amount, account, number }) => ({
        title: '提现审核中',
        text: `您提现至${account.zh} ${number}的${money(amount)}正在审核，通过后将打款`,
        action: '查看进度',
      }),
    },
  }),
  withdrawalReturned: topic<WithdrawalParams & { readonly reason: Localized }>({
    group: 'wallet',
    target: 'withdrawal',
    words: {
      en: ({ amount, reason }) => ({
        title: 'Withdrawal failed',
        text: `${reason.en}. ${money(amount)} is back in your balance.`,
        action: 'See why',
      }),
      zh: ({ amount, reason }) => ({
        title: '提现未成功',
        text: `${reason.zh}。${money(amount)}已退回余额`,
        action: '查看原因',
      }),
    },
  }),
  rewardChecked: topic<RewardParams>({
    group: 'wallet',
    target: 'invitations',
    words: {
      en: ({ name }) => ({
        title: 'Reward in review',
        text: `We’re checking your reward for inviting ${name} before it’s paid.`,
        action: 'See your invitations',
      }),
      zh: ({ name }) => ({
        title: '邀请奖励审核中',
        text: `您邀请${name}的奖励正在审核，通过后将发放`,
        action: '查看邀请',
      }),
    },
  }),
  rewardRefused: topic<RewardParams & { readonly reason: Localized }>({
    group: 'wallet',
    target: 'invitations',
    words: {
      en: ({ name, reason }) => ({
        title: 'Reward not paid',
        text: `${reason.en}. The reward for inviting ${name} won’t be paid.`,
        action: 'See your invitations',
      }),
      zh: ({ name, reason }) => ({
        title: '邀请奖励未发放',
        text: `${reason.zh}。您邀请${name}的奖励未能发放`,
        action: '查看邀请',
      }),
    },
  }),
  applicationPassed: topic<ApplicationParams>({
    group: 'account',
    target: 'application',
    words: {
      en: ({ kind }) => ({
        title: 'Application approved',
        text: `Your ${applications[kind].en} application has been approved.`,
        action: 'See the application',
      }),
      zh: ({ kind }) => ({
        title: '申请已通过',
        text: `您的${applications[kind].zh}申请已通过审核`,
        action: '查看申请',
      }),
    },
  }),
  applicationRejected: topic<ApplicationParams>({
    group: 'account',
    target: 'application',
    words: {
      en: ({ kind }) => ({
        title: 'Application not approved',
        text: `Your ${applications[kind].en} application wasn’t approved. See why.`,
        action: 'See the application',
      }),
      zh: ({ kind }) => ({
        title: '申请未通过',
        text: `您的${applications[kind].zh}申请未通过审核，请查看原因`,
        action: '查看申请',
      }),
    },
  }),
}
