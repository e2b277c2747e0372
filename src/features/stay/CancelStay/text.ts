import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    leaveOn: 'When are you leaving?',
    which: 'Which nights?',
    room: (number: number, guest: string) => `Room ${number} · ${guest}`,
    rooms: 'Rooms',
    nights: 'Nights',
    nothing: 'Choose a room and a night',
    why: 'Reason',
    kept: 'Cancellation fee',
    back: 'You get back',
    until: (time: string) => `Valid if you cancel by ${time}`,
    changed: 'A deadline has passed: the amount has changed',
  },
  zh: {
    leaveOn: '您哪天离店？',
    which: '选择要取消的间夜',
    room: (number: number, guest: string) => `房间${number} · ${guest}`,
    rooms: '房间',
    nights: '日期',
    nothing: '请选择房间和日期',
    why: '取消原因',
    kept: '酒店扣除',
    back: '退还给您',
    until: (time: string) => `${time}前有效`,
    changed: '取消时限已过，金额有变化',
  },
})

/** Texts of cancelling. */
export const cancelWords = dictionary({
  en: {
    title: 'Cancel booking',
    sendFor: (amount: string) => `Cancel, get ${amount} back`,
    send: 'Cancel booking',
    done: 'Cancelled',
  },
  zh: {
    title: '取消订单',
    sendFor: (amount) => `取消并退${amount}`,
    send: '取消订单',
    done: '已取消',
  },
})

/** Texts of an early departure. */
export const leaveWords = dictionary({
  en: {
    title: 'Leave early',
    sendFor: (amount: string) => `Leave early, get ${amount} back`,
    send: 'Leave early',
    done: 'Check-out date changed',
  },
  zh: {
    title: '提前离店',
    sendFor: (amount) => `提前离店并退${amount}`,
    send: '确认提前离店',
    done: '离店日期已提前',
  },
})
