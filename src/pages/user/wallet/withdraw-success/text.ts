import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Withdraw',
    done: 'Request sent',
    text: (days: number) =>
      `It’s reviewed within ${plural(days, 'working day')}. If rejected, the money returns to your balance.`,
    account: 'To',
    fee: 'Fee',
    arrives: 'You receive',
    view: 'View request',
    wallet: 'Back to wallet',
  },
  zh: {
    title: '提现',
    done: '提现申请已提交',
    text: (days) => `将在${days}个工作日内完成审核，审核不通过将退回余额。`,
    account: '提现账户',
    fee: '手续费',
    arrives: '实际到账',
    view: '查看进度',
    wallet: '返回钱包',
  },
})
