import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    deal: 'Deal',
    offer: 'Deal',
    linli: 'Linli',
    saved: (amount: string) => `You save ${amount}`,
  },
  zh: {
    deal: '满减',
    offer: '优惠',
    linli: '邻里',
    saved: (amount) => `已优惠 ${amount}`,
  },
})
