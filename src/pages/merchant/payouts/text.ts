import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { title: 'Payouts', none: 'No payouts yet', noneText: 'Your payouts appear here' },
  zh: { title: '打款记录', none: '还没有打款记录', noneText: '打款记录会显示在这里' },
})
