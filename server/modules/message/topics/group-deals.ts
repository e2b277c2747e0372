import type { Localized } from '@contract/settings'
import { money, topic } from './topic'

interface DealParams {
  readonly name: Localized
}

interface RefundParams extends DealParams {
  /** Refunded amount. */
  readonly amount: number
}

const see = { en: 'See the group', zh: '查看拼团' }

/** Topics of groups, for their members. */
export const groupDealTopics = {
  dealGroupFormed: topic<DealParams>({
    group: 'orders',
    target: 'dealGroup',
    words: {
      en: ({ name }) => ({
        title: 'Your group is complete',
        text: `Your voucher for ${name.en} is ready. Show its code at the store.`,
        action: see.en,
      }),
      zh: ({ name }) => ({ title: '拼团成功', text: `${name.zh}的券已发放，到店出示券码即可使用`, action: see.zh }),
    },
  }),
  dealGroupFailed: topic<RefundParams>({
    group: 'orders',
    target: 'dealGroup',
    words: {
      en: ({ name, amount }) => ({
        title: 'Your group didn’t fill up',
        text: `Not enough people joined for ${name.en} in time. You get ${money(amount)} back.`,
        action: see.en,
      }),
      zh: ({ name, amount }) => ({
        title: '拼团未成功',
        text: `${name.zh}未在规定时间内成团，${money(amount)}将原路退回`,
        action: see.zh,
      }),
    },
  }),
  dealGroupLed: topic<DealParams>({
    group: 'orders',
    target: 'dealGroup',
    words: {
      en: ({ name }) => ({
        title: 'You’re now the group leader',
        text: `The leader of your group for ${name.en} has left. The deadline stays; invite friends to fill it.`,
        action: see.en,
      }),
      zh: ({ name }) => ({
        title: '您已成为团长',
        text: `${name.zh}的团长已退出，截止时间不变，快邀请好友参团`,
        action: see.zh,
      }),
    },
  }),
}
