import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    rated: (rating: string) => `Rated ${rating}`,
    sold: (count: string) => `${count} sold`,
    minutes: (count: number) => `${count} min`,
    minimum: (amount: string) => `Min ${amount}`,
    delivery: (amount: string) => `Delivery ${amount}`,
    freeDelivery: 'Free delivery',
    member: (amount: string) => `Member ${amount} off`,
    opens: (time: string) => `Opens ${time}`,
    resting: 'On a break',
    closed: 'Closed',
    tooFar: 'Too far',
    more: (count: number) => plural(count, 'more match', 'more matches'),
  },
  zh: {
    rated: (rating) => `评分${rating}`,
    sold: (count) => `月售${count}`,
    minutes: (count) => `${count}分钟`,
    minimum: (amount) => `起送${amount}`,
    delivery: (amount) => `配送${amount}`,
    freeDelivery: '免配送费',
    member: (amount) => `会员红包${amount}`,
    opens: (time) => `${time}开门`,
    resting: '休息中',
    closed: '已打烊',
    tooFar: '超出配送范围',
    more: (count) => `还有${count}款相关商品`,
  },
})
