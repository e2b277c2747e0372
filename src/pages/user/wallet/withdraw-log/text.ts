import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Withdrawals',
    none: 'No withdrawals yet',
    noneText: 'Your withdrawals appear here',
    withdraw: 'Withdraw',
  },
  zh: { title: '提现记录', none: '暂无提现记录', noneText: '提现申请与进度会显示在这里', withdraw: '去提现' },
})
