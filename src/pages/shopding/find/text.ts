import type { TableOffer } from '@contract/entities/reservation'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Book a table',
    guests: 'Guests',
    guestsOf: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
    date: 'Date',
    today: 'Today',
    tomorrow: 'Tomorrow',
    time: 'Time',
    bookAt: (time: string, name: string) => `Book ${name} at ${time}`,
    deposit: (amount: string) => `${amount} deposit`,
    allTimes: 'See all times',
    none: 'No restaurants to book nearby',
    noneText: 'Restaurants within 20 km that take bookings appear here.',
  },
  zh: {
    title: '订座',
    guests: '用餐人数',
    guestsOf: (count) => `${count}人`,
    date: '日期',
    today: '今天',
    tomorrow: '明天',
    time: '时间',
    bookAt: (time, name) => `预订${name} ${time}`,
    deposit: (amount) => `定金${amount}`,
    allTimes: '查看全部时段',
    none: '附近暂无可订座的餐厅',
    noneText: '20公里内支持订座的餐厅会显示在这里',
  },
})

/** Reasons why a restaurant shows no time. */
export const noTimes = dictionary<Record<Exclude<TableOffer['state'], 'free'>, string>>({
  en: {
    full: 'No tables around this time',
    closed: 'Closed on this day',
    tooLarge: 'No table online for this many guests',
  },
  zh: {
    full: '该时段附近已订满',
    closed: '当天休息',
    tooLarge: '线上暂无可容纳该人数的座位',
  },
})
