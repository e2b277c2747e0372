import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    deal: 'Deal',
    saved: (amount: string) => `You save ${amount}`,
  },
  zh: {
    deal: '满减',
    saved: (amount) => `已优惠 ${amount}`,
  },
})
