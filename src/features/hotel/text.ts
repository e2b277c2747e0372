import { plural } from '@contract/format'
import type { StayState } from '@contract/states/stay'
import type { AfterSalesWords } from '@/features/order/kind'
import { dictionary } from '@/i18n'

/** Names of the states of stays. */
export const stayStateWords = dictionary<Record<StayState, string>>({
  en: {
    pendingPayment: 'To pay',
    waitingConfirm: 'Waiting for the hotel',
    confirmed: 'Confirmed',
    checkedIn: 'Checked in',
    review: 'To review',
    evaluated: 'Reviewed',
    completed: 'Completed',
    cancelled: 'Cancelled',
    noShow: 'No-show',
  },
  zh: {
    pendingPayment: '待付款',
    waitingConfirm: '待酒店确认',
    confirmed: '预订成功',
    checkedIn: '已入住',
    review: '待评价',
    evaluated: '已评价',
    completed: '已完成',
    cancelled: '已取消',
    noShow: '未入住',
  },
})

/** Texts about stays outside of their own screens. */
export const words = dictionary({
  en: {
    hotel: 'Hotel',
    checkIn: 'Check in',
    checkOut: 'Check out',
    nights: (count: number) => plural(count, 'night'),
    rooms: (count: number) => plural(count, 'room'),
    adults: (count: number) => plural(count, 'adult'),
    children: (count: number) => plural(count, 'child', 'children'),
    changeDates: 'Change dates',
    freeUntil: (time: string) => `Free until ${time}`,
    noCancel: 'No cancellation',
    aFee: 'Cancelling has a fee',
    free: 'Free cancellation',
    from: 'from',
    after: '',
    aNight: 'a night',
    payNow: 'Pay now',
    payAtHotel: 'Pay at hotel',
    reviews: (count: string) => `${count} reviews`,
    full: 'Full',
    byNight: 'By the night',
    byHour: 'By the hour',
    left: (count: number) => `${count} left`,
    member: (price: string) => `Member ${price}`,
    arrives: (dates: string) => `Stay ${dates}`,
    waits: 'The hotel confirms your booking',
    confirmation: 'Confirmation',
  },
  zh: {
    hotel: '酒店',
    checkIn: '入住',
    checkOut: '离店',
    nights: (count) => `${count}晚`,
    rooms: (count) => `${count}间`,
    adults: (count) => `${count}成人`,
    children: (count) => `${count}儿童`,
    changeDates: '修改日期',
    freeUntil: (time) => `${time}前免费取消`,
    noCancel: '不可取消',
    aFee: '取消收取费用',
    free: '免费取消',
    from: '',
    after: '起',
    aNight: '每晚',
    payNow: '在线付',
    payAtHotel: '到店付',
    reviews: (count) => `${count}条点评`,
    full: '满房',
    byNight: '全日房',
    byHour: '钟点房',
    left: (count) => `仅剩${count}间`,
    member: (price) => `会员价${price}`,
    arrives: (dates) => `${dates}入住`,
    waits: '等待酒店确认订单',
    confirmation: '确认号',
  },
})

/** Words for the after-sales of stays. */
export const afterSales = dictionary<AfterSalesWords>({
  en: {
    some: 'Some nights',
    which: 'Which nights?',
    hint: 'What happened during your stay?',
    withFees: 'Includes fees',
    withoutFees: 'Excludes fees',
    fees: 'Fees',
  },
  zh: {
    some: '部分房晚',
    which: '选择退款房晚',
    hint: '请描述入住中出现的问题',
    withFees: '含其他费用',
    withoutFees: '不含其他费用',
    fees: '其他费用',
  },
})
