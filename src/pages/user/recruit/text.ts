import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Ride with Linli',
    earn: (amount: string) => `${amount} for each order`,
    line: 'Ride when you like, near where you live',
    how: 'What you need',
    idCard: 'Your ID card',
    vehicle: 'A vehicle with its documents',
    time: 'Ten minutes for the form',
    review: (days: number) => `We’ll decide within ${plural(days, 'working day')}`,
    riders: (count: number) => `${plural(count, 'rider')} already riding`,
    none: 'Be the first rider here',
    apply: 'Become a rider',
  },
  zh: {
    title: '骑手招募',
    earn: (amount) => `每单${amount}`,
    line: '时间自由，就近接单',
    how: '申请条件',
    idCard: '本人身份证',
    vehicle: '车辆及相关证件',
    time: '约10分钟填写资料',
    review: (days) => `预计${days}个工作日内完成审核`,
    riders: (count) => `已有${count}位骑手加入`,
    none: '成为这里的第一位骑手',
    apply: '立即申请',
  },
})
