import type { FailureName } from './failures'
import type { Localized } from './settings'

/** The failures of tables, queues and waitlists in both languages. */
export const tableFailureMessages = {
  tablesNotOffered: {
    en: 'This restaurant doesn’t take online bookings. Call to book',
    zh: '该商家暂不支持在线订座，请致电商家',
  },
  partyTooLarge: {
    en: 'Book online for up to {most} {most|guest|guests}. Call {phone} for more',
    zh: '线上最多订{most}人，更多请致电{phone}',
  },
  tableSlotPast: {
    en: 'It’s too late to book this time. Choose a later one',
    zh: '该时间已不可预订，请选择更晚的时间',
  },
  tableSlotUnavailable: {
    en: 'The restaurant has no tables at this time. Choose another',
    zh: '该时段不可预订，请选择其他时间',
  },
  tableTaken: { en: 'This table was just taken. Choose another time', zh: '该时段刚被订满，请选择其他时间' },
  alreadyBooked: {
    en: 'You have a table at {store} at this time. Cancel it first',
    zh: '您在该时间已预订{store}，请先取消',
  },
  tableDateInvalid: {
    en: 'Tables can be booked for the next {days} {days|day|days}',
    zh: '仅可预订未来{days}天内的座位',
  },
  cancelTermsChanged: { en: 'A deadline has passed. Check your refund', zh: '已过免费取消时间，请确认退款金额' },
  changeTooLate: { en: 'It’s too late to change this. Call the restaurant', zh: '已过修改时间，请致电商家' },
  depositDiffers: { en: 'That table has a different deposit. Cancel and book again', zh: '定金不同，请取消后重新预订' },
  lateAlreadyTold: { en: 'You’ve already told the restaurant', zh: '您已告知餐厅晚到' },
  lateNotPossible: {
    en: 'The table is booked after you. Arrive on time or call',
    zh: '后续客人已预订该桌，请准时到店或致电商家',
  },
  tableStillKept: { en: 'The table is held until {time}. Wait until then', zh: '座位保留至{time}，请稍后再操作' },
  tableInUse: { en: '{table} is booked, so you can’t remove it yet', zh: '{table}已有预订，暂不能移除' },
  tableNameTwice: { en: 'Two tables are called {table}. Rename one', zh: '桌号{table}重复，请修改' },
  tableUnknown: { en: 'There is no table {table}. Add it first', zh: '桌号{table}不存在，请先添加' },
  tableSizeInvalid: { en: '{table}: maximum guests is below minimum guests', zh: '{table}的最多人数小于最少人数' },
  tableHoursInvalid: { en: 'Hours overlap or end before they begin. Check them', zh: '时段重叠或结束早于开始，请检查' },
  tableExceptionTwice: { en: '{day} is listed twice. Remove one', zh: '{day}重复设置，请删除一项' },
  queueSizesInvalid: {
    en: 'Queue sizes must follow on without gaps. Check them',
    zh: '各排号人数须首尾相接，请检查',
  },
  queueSizeInUse: { en: 'Guests are waiting in queue {size}. Call them first', zh: '{size}队列还有人等待，请先叫号' },
  tableSlotTooEarly: { en: 'This booking isn’t for today', zh: '未到就餐日期，请当天安排入座' },
  queueNotOffered: { en: 'This restaurant has no queue', zh: '该商家暂不支持排队取号' },
  queueClosed: { en: 'The queue is closed. Come back when it opens', zh: '暂停取号，请在营业时间再来' },
  alreadyQueued: { en: 'You already have a number here', zh: '您已在该商家取号' },
  queueNumberNotFound: { en: 'This number is no longer valid. Take a new one', zh: '该号码已失效，请重新取号' },
  numberStateChanged: { en: 'The queue has changed. Check again', zh: '排队状态已变化，请刷新查看' },
  numberReturned: { en: 'You can rejoin once per number. Take a new one', zh: '过号仅可重新排队一次，请重新取号' },
  queueEmpty: { en: 'Nobody is waiting for this size', zh: '该桌型暂无排队' },
  waitlistEntryNotFound: { en: 'You’re no longer on this waitlist', zh: '该候补已失效' },
  waitlistOver: {
    en: 'The 10-minute hold has ended',
    zh: '候补保留时间已过，请重新选择',
  },
  alreadyWaiting: { en: 'You’re already on this waitlist', zh: '您已在候补中' },
  tooManyWaitlists: {
    en: 'You can join {most} {most|waitlist|waitlists} at once. Leave one first',
    zh: '最多同时候补{most}个，请先退出一个',
  },
} satisfies Partial<Record<FailureName, Localized>>
