import type { DayState, Meal } from '@contract/entities/reservation'
import type * as z from 'zod/mini'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Book a table',
    changeTitle: 'Change your table',
    changed: 'Your table was changed',
    changeAsk: 'Change your table?',
    booking: (time: string, guests: string, seating: string) => `${time}, ${guests}, ${seating}`,
    bookedNow: (booking: string) => `Booked now: ${booking}`,
    fromTo: (from: string, to: string) => `From ${from} to ${to}.`,
    keep: 'Keep as it is',
    today: (hours: string) => `${hours} today`,
    guests: 'Guests',
    guestsOf: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
    callUs: (count: number) => `${count} or more: call us`,
    date: 'Date',
    todayName: 'Today',
    time: 'Time',
    waitlist: 'Waitlist',
    full: 'Full',
    seating: 'Seating',
    noMinimum: 'No minimum',
    minimum: (amount: string) => `${amount} minimum`,
    noTables: (day: string) => `No tables on ${day}`,
    nextDays: 'Free days after it',
    noTime: 'Choose a time',
    deposit: 'Deposit',
    noDeposit: 'No deposit',
    next: 'Next',
    change: 'Change table',
    takeNumber: 'Take a number instead',
    waitTitle: 'Join the waitlist',
    waitText:
      'Tap the times that suit you. We hold the first table that comes free for you for 10 minutes. No deposit is needed to wait.',
    between: (from: string, until: string) => (from === until ? `At ${from}` : `Between ${from} and ${until}`),
    join: 'Join the waitlist',
    joined: (ahead: number) => (ahead === 0 ? 'You are first in line' : `You are in line, ${ahead} ahead`),
  },
  zh: {
    title: '预订座位',
    changeTitle: '修改订座',
    changed: '订座已修改',
    changeAsk: '确认修改订座？',
    booking: (time, guests, seating) => `${time}，${guests}，${seating}`,
    bookedNow: (booking) => `当前预订：${booking}`,
    fromTo: (from, to) => `由“${from}”改为“${to}”。`,
    keep: '不修改',
    today: (hours) => `今日${hours}`,
    guests: '用餐人数',
    guestsOf: (count) => `${count}人`,
    callUs: (count) => `${count}人及以上请致电`,
    date: '日期',
    todayName: '今天',
    time: '时间',
    waitlist: '候补',
    full: '已满',
    seating: '座位',
    noMinimum: '无最低消费',
    minimum: (amount) => `最低消费${amount}`,
    noTables: (day) => `${day}暂无座位`,
    nextDays: '之后可订的日期',
    noTime: '请选择时间',
    deposit: '订金',
    noDeposit: '无需订金',
    next: '下一步',
    change: '确认修改',
    takeNumber: '现场取号',
    waitTitle: '加入候补',
    waitText: '点选合适的时间。有空位时为您保留10分钟，候补无需订金。',
    between: (from, until) => (from === until ? `时间：${from}` : `时间：${from}至${until}`),
    join: '加入候补',
    joined: (ahead) => (ahead === 0 ? '您排在第一位' : `已加入候补，前面还有${ahead}位`),
  },
})

/** Names of the states of days. */
export const dayStates = dictionary<Record<z.output<typeof DayState>, string>>({
  en: { open: 'Open', few: 'Few', full: 'Full', closed: 'Closed' },
  zh: { open: '可订', few: '紧张', full: '订满', closed: '休息' },
})

/** Names of meals. */
export const mealNames = dictionary<Record<Meal['kind'], string>>({
  en: { lunch: 'Lunch', dinner: 'Dinner', allDay: 'All day' },
  zh: { lunch: '午餐', dinner: '晚餐', allDay: '全天' },
})
