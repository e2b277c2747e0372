import { plural } from '@contract/format'
import { dictionary } from '@/i18n'
import type { DeclineReason, ReleaseReason, RiderProfile } from '@contract/entities/delivery'

/** Words that several screens of riders say. */
export const words = dictionary({
  en: {
    online: 'Online',
    paused: 'On a break',
    offline: 'Offline',
    call: (name: string) => `Call ${name}`,
    message: (name: string) => `Message ${name}`,
    navigate: (name: string) => `Navigate to ${name}`,
    items: (count: number) => plural(count, 'item'),
    tip: (amount: string) => `tip ${amount}`,
    notRider: 'You’re not a rider yet',
    notRiderText: 'Riders see their deliveries here',
    apply: 'Become a rider',
    unsent: (count: number) => `${plural(count, 'step')} saved, sent when you’re back online`,
    refused: 'Not accepted',
    suspended: 'You’re suspended and get no offers. Finish your current orders',
    underWay: (count: number) => `${plural(count, 'order')} in progress`,
    gotIt: 'OK',
  },
  zh: {
    online: '听单中',
    paused: '休息中',
    offline: '已收工',
    call: (name) => `给${name}打电话`,
    message: (name) => `给${name}发消息`,
    navigate: (name) => `导航到${name}`,
    items: (count) => `${count}件`,
    tip: (amount) => `小费${amount}`,
    notRider: '你还不是骑手',
    notRiderText: '成为骑手后可在这里接单配送',
    apply: '成为骑手',
    unsent: (count) => `${count}步操作已保存，有网后发送`,
    refused: '未通过',
    suspended: '你已被暂停接单，请送完手上的单',
    underWay: (count) => `${count}单配送中`,
    gotIt: '知道了',
  },
})

export const declineWords = dictionary<Record<DeclineReason, string>>({
  en: {
    tooFar: 'Too far',
    tooLittle: 'Pays too little',
    tooHeavy: 'Doesn’t fit my vehicle',
    breakSoon: 'I have enough orders',
    other: 'Something else',
  },
  zh: {
    tooFar: '太远了',
    tooLittle: '收入太低',
    tooHeavy: '我的车放不下',
    breakSoon: '手上的单够了',
    other: '其他原因',
  },
})

export const releaseWords = dictionary<Record<ReleaseReason, string>>({
  en: {
    vehicle: 'My vehicle broke down',
    tooLong: 'The store takes too long',
    storeClosed: 'The store is closed',
    accident: 'I had an accident',
    other: 'Something else',
  },
  zh: {
    vehicle: '车坏了',
    tooLong: '商家出餐太慢',
    storeClosed: '商家没开门',
    accident: '出了事故',
    other: '其他原因',
  },
})

/** Names of the vehicles. */
export const vehicleWords = dictionary<Record<NonNullable<RiderProfile['vehicle']>, string>>({
  en: { electricScooter: 'Electric scooter', motorcycle: 'Motorcycle', car: 'Car', van: 'Van', truck: 'Truck' },
  zh: { electricScooter: '电动车', motorcycle: '摩托车', car: '汽车', van: '面包车', truck: '货车' },
})
