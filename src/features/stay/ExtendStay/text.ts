import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Stay longer',
    nights: 'Extra nights',
    night: 'night',
    until: (day: string) => `Check out on ${day}`,
    toPay: 'To pay now',
    atHotel: 'Paid at the hotel',
    keeps: 'We hold the nights until you pay',
    send: 'Stay longer',
    sendPay: (amount: string) => `Stay longer, pay ${amount}`,
    asked: 'Sent to the hotel',
    done: 'Stay extended',
  },
  zh: {
    title: '续住',
    nights: '续住晚数',
    night: '晚',
    until: (day) => `${day}离店`,
    toPay: '需支付',
    atHotel: '到店支付',
    keeps: '支付前为您保留所选间夜',
    send: '确认续住',
    sendPay: (amount) => `支付${amount}续住`,
    asked: '已提交酒店确认',
    done: '续住成功',
  },
})
