import type { Localized } from '@contract/settings'
import { inChinese, inEnglish, type Moment, topic } from './topic'

/** A booking at a place and its time. */
export interface BookingParams {
  readonly store: Localized
  readonly when: Moment
}

interface NumberParams {
  readonly store: Localized
  /** As it is called, such as A12. */
  readonly number: string
}

const action = { en: 'See the booking', zh: '查看预订' }

/** Topics of tables, stays, queues and waitlists. */
export const bookingTopics = {
  tableConfirmed: topic<BookingParams>({
    group: 'bookings',
    target: 'table',
    words: {
      en: ({ store, when }) => ({
        title: 'Table booked',
        text: `Your table at ${store.en} is booked for ${inEnglish(when)}.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '订座成功',
        text: `${store.zh}已为您留位：${inChinese(when)}`,
        action: action.zh,
      }),
    },
  }),
  tableCancelled: topic<BookingParams>({
    group: 'bookings',
    target: 'table',
    words: {
      en: ({ store, when }) => ({
        title: 'Table not available',
        text: `${store.en} can’t seat you on ${inEnglish(when)}. Any deposit is refunded to your payment method.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '订座未成功',
        text: `${store.zh}无法接待您${inChinese(when)}的预订，定金将原路退回`,
        action: action.zh,
      }),
    },
  }),
  tableCancelledByGuest: topic<BookingParams>({
    group: 'bookings',
    target: 'table',
    words: {
      en: ({ store, when }) => ({
        title: 'Table cancelled',
        text: `You cancelled your table at ${store.en} on ${inEnglish(when)}.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '订座已取消',
        text: `您已取消${store.zh}${inChinese(when)}的订座`,
        action: action.zh,
      }),
    },
  }),
  tableMissed: topic<BookingParams>({
    group: 'bookings',
    target: 'table',
    words: {
      en: ({ store, when }) => ({
        title: 'Table released',
        text: `You didn’t arrive at ${store.en} on ${inEnglish(when)}. A paid deposit isn’t refunded. Questions? Call the restaurant.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '未按时到店',
        text: `您未在${inChinese(when)}到达${store.zh}，座位已释放，已付定金不退。如有疑问请联系餐厅`,
        action: action.zh,
      }),
    },
  }),
  tableReminder: topic<BookingParams>({
    group: 'bookings',
    target: 'table',
    words: {
      en: ({ store, when }) => ({
        title: 'Your table is coming up',
        text: `${store.en}, ${inEnglish(when)}. Running late? Tell the restaurant in the booking.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '用餐提醒',
        text: `${store.zh}，${inChinese(when)}。如会晚到，请在预订详情中告知餐厅`,
        action: action.zh,
      }),
    },
  }),
  stayConfirmed: topic<BookingParams>({
    group: 'bookings',
    target: 'stay',
    words: {
      en: ({ store, when }) => ({
        title: 'Stay confirmed',
        text: `Your stay at ${store.en} from ${inEnglish(when)} is confirmed.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '酒店已确认',
        text: `${store.zh}已确认您的预订，${inChinese(when)}起可入住`,
        action: action.zh,
      }),
    },
  }),
  stayCancelled: topic<BookingParams>({
    group: 'bookings',
    target: 'stay',
    words: {
      en: ({ store, when }) => ({
        title: 'Stay not available',
        text: `${store.en} can’t host you from ${inEnglish(when)}. Anything you paid is refunded to your payment method.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '预订未成功',
        text: `${store.zh}无法接待您${inChinese(when)}的入住，已付款项将原路退回`,
        action: action.zh,
      }),
    },
  }),
  stayChangeAccepted: topic<BookingParams>({
    group: 'bookings',
    target: 'stay',
    words: {
      en: ({ store, when }) => ({
        title: 'Change accepted',
        text: `${store.en} accepted your change. Check-in is ${inEnglish(when)}; if there’s a difference to pay, the change applies once you pay it.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '酒店已同意修改',
        text: `${store.zh}已同意修改，入住时间${inChinese(when)}；如需补差价，支付后生效`,
        action: action.zh,
      }),
    },
  }),
  stayChangeRefused: topic<BookingParams>({
    group: 'bookings',
    target: 'stay',
    words: {
      en: ({ store, when }) => ({
        title: 'Change not possible',
        text: `${store.en} can’t change your booking. It stays as it was, with check-in ${inEnglish(when)}.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '酒店无法修改',
        text: `${store.zh}无法修改您的订单，原订单不变，入住时间${inChinese(when)}`,
        action: action.zh,
      }),
    },
  }),
  stayNotHosted: topic<BookingParams>({
    group: 'bookings',
    target: 'stay',
    words: {
      en: ({ store, when }) => ({
        title: 'Sorry, your stay was cancelled',
        text: `${store.en} can’t host you from ${inEnglish(when)}. You get a full refund and a coupon, and we found hotels nearby.`,
        action: 'See nearby hotels',
      }),
      zh: ({ store, when }) => ({
        title: '酒店无法接待',
        text: `${store.zh}无法接待您${inChinese(when)}的入住，款项将全额退还，并赠送优惠券，为您找到附近可订酒店`,
        action: '查看附近酒店',
      }),
    },
  }),
  stayMissed: topic<BookingParams>({
    group: 'bookings',
    target: 'stay',
    words: {
      en: ({ store, when }) => ({
        title: 'Marked as no-show',
        text: `You didn’t check in at ${store.en} from ${inEnglish(when)}. What you paid isn’t refunded. Questions? Call the hotel.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '未入住',
        text: `您未按时入住${store.zh}（${inChinese(when)}），房间已释放，已付款项不退。如有疑问请联系酒店`,
        action: action.zh,
      }),
    },
  }),
  stayCancelledByGuest: topic<BookingParams>({
    group: 'bookings',
    target: 'stay',
    words: {
      en: ({ store, when }) => ({
        title: 'Stay cancelled',
        text: `You cancelled your stay at ${store.en} from ${inEnglish(when)}.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '酒店预订已取消',
        text: `您已取消${store.zh}${inChinese(when)}起的入住`,
        action: action.zh,
      }),
    },
  }),
  stayReminder: topic<BookingParams>({
    group: 'bookings',
    target: 'stay',
    words: {
      en: ({ store, when }) => ({
        title: 'Your stay is coming up',
        text: `Check in at ${store.en} from ${inEnglish(when)}. Bring ID for each guest.`,
        action: action.en,
      }),
      zh: ({ store, when }) => ({
        title: '入住提醒',
        text: `${store.zh}，${inChinese(when)}起可入住，请每位入住人携带身份证`,
        action: action.zh,
      }),
    },
  }),
  queueCalled: topic<NumberParams>({
    group: 'bookings',
    target: 'queueNumber',
    words: {
      en: ({ store, number }) => ({
        title: `Number ${number}, it’s your turn`,
        text: `${store.en} has a table for you now. Come to the entrance.`,
        action: 'See your number',
      }),
      zh: ({ store, number }) => ({
        title: `${number}号，请入座`,
        text: `${store.zh}已叫到您的号，请尽快到店门口`,
        action: '查看排号',
      }),
    },
  }),
  queueNear: topic<NumberParams>({
    group: 'bookings',
    target: 'queueNumber',
    words: {
      en: ({ store, number }) => ({
        title: 'Almost your turn',
        text: `Only a few parties ahead of ${number} at ${store.en}.`,
        action: 'See your number',
      }),
      zh: ({ store, number }) => ({
        title: '快到您了',
        text: `${store.zh}${number}号前面只剩几桌，请留意叫号`,
        action: '查看排号',
      }),
    },
  }),
  waitlistOffer: topic<{
    readonly store: Localized
    readonly name: Localized
    readonly when: Moment
    readonly until: Moment
  }>({
    group: 'bookings',
    target: 'waitlist',
    words: {
      en: ({ store, name, when, until }) => ({
        title: 'A place has opened up',
        text: `${store.en}, ${name.en}, ${inEnglish(when)}. Held for you until ${inEnglish(until)}.`,
        action: 'Book it',
      }),
      zh: ({ store, name, when, until }) => ({
        title: '候补有位了',
        text: `${store.zh}，${name.zh}，${inChinese(when)}，为您保留至${inChinese(until)}`,
        action: '去预订',
      }),
    },
  }),
}
