import type { OrderReasons } from '../order/reasons'

/** Reasons of booked tables. */
export const tableReasons: OrderReasons = {
  cancel: [
    { key: 'changedPlans', text: { en: 'My plans changed', zh: '行程有变' } },
    { key: 'wrongTime', text: { en: 'Wrong date or time', zh: '日期或时间选错了' } },
    { key: 'wrongParty', text: { en: 'Wrong number of guests', zh: '人数选错了' } },
    { key: 'otherPlace', text: { en: 'Going somewhere else', zh: '换了其他餐厅' } },
    { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
  ],
  refund: [
    { key: 'notOffBill', text: { en: 'The deposit wasn’t taken off the bill', zh: '定金未抵扣餐费' } },
    { key: 'notHosted', text: { en: 'There was no table for us', zh: '到店无座' } },
    { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
  ],
  others: [
    { en: 'The restaurant is full', zh: '餐厅已满座' },
    { en: 'The restaurant is closed then', zh: '该时间不营业' },
  ],
  clock: {
    expire: { en: 'Deposit not paid in time', zh: '超时未支付定金' },
    lapse: { en: 'The restaurant didn’t answer in time', zh: '餐厅未在规定时间内确认' },
    release: { en: 'No-show, so the table was released', zh: '超时未到店，座位已释放' },
  },
}
