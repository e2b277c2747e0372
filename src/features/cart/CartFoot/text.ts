import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    opens: (time: string) => `Opens ${time}`,
    resting: 'Resting',
    closed: 'Closed',
    fee: (amount: string) => `+ ${amount} delivery`,
    feeAlone: (amount: string) => `Delivery ${amount}`,
    freeFee: 'Free delivery',
    missing: (minimum: string, amount: string) => `${minimum} min · add ${amount} more to order`,
  },
  zh: {
    opens: (time) => `${time}开门`,
    resting: '休息中',
    closed: '已打烊',
    fee: (amount) => `另需配送费 ${amount}`,
    feeAlone: (amount) => `配送费 ${amount}`,
    freeFee: '免配送费',
    missing: (minimum, amount) => `${minimum} 起送，再买 ${amount} 就可以下单`,
  },
})
