import type { NumberState, TableState } from '@contract/states/table'
import { dictionary } from '@/i18n'

/** Names of the states of booked tables. */
export const tableStateWords = dictionary<Record<TableState, string>>({
  en: {
    pendingPayment: 'To pay',
    waitingConfirm: 'Waiting',
    confirmed: 'Confirmed',
    seated: 'Seated',
    review: 'Visited',
    done: 'Visited',
    released: 'Released',
    cancelled: 'Cancelled',
    noShow: 'No-show',
  },
  zh: {
    pendingPayment: '待付款',
    waitingConfirm: '待确认',
    confirmed: '已预订',
    seated: '已入座',
    review: '已消费',
    done: '已消费',
    released: '已释放',
    cancelled: '已取消',
    noShow: '未到店',
  },
})

/** Names of the states of numbers in queues. */
export const numberStateWords = dictionary<Record<NumberState, string>>({
  en: { waiting: 'Waiting', called: 'Your turn', seated: 'Seated', passed: 'Missed', left: 'Left' },
  zh: { waiting: '排队中', called: '请入座', seated: '已入座', passed: '已过号', left: '已结束' },
})

/** Texts about tables outside the table screens. */
export const words = dictionary({
  en: {
    table: 'Table',
    guests: (party: number) => (party === 1 ? '1 guest' : `${party} guests`),
    comes: (when: string) => `Table for ${when}`,
    waits: 'The restaurant will confirm soon',
    when: 'Time',
    who: 'Guests',
  },
  zh: {
    table: '订座',
    guests: (party: number) => `${party}人`,
    comes: (when: string) => `${when}到店`,
    waits: '等待餐厅确认',
    when: '到店时间',
    who: '人数',
  },
})
