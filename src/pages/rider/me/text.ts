import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Me',
    liked: (percent: number, reviews: number) => `${percent}% liked, ${plural(reviews, 'review')}`,
    noReviews: 'No reviews yet',
    vehicle: 'Vehicle',
    inHand: 'Active orders',
    of: (live: number, most: number) => `${live} of ${plural(most, 'order')}`,
    wallet: 'Wallet',
    permissions: 'Permissions',
    support: 'Contact us',
    leave: 'Switch to customer',
  },
  zh: {
    title: '我的',
    liked: (percent, reviews) => `好评率${percent}%，${reviews}条评价`,
    noReviews: '还没有评价',
    vehicle: '车辆',
    inHand: '手上的单',
    of: (live, most) => `${live}单，最多${most}单`,
    wallet: '钱包',
    permissions: '权限管理',
    support: '联系客服',
    leave: '切换为用户',
  },
})
