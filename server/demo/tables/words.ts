import type { SeatingKind } from '@contract/entities/reservation'
import type { Bilingual } from '../../database/schema'

interface SeatingWords {
  readonly name: Bilingual
  readonly note: Bilingual
  /** In fen. */
  readonly minimumSpend: number
}

/** Seating areas of the demo's restaurants. */
export const seatingWords: Readonly<Record<SeatingKind, SeatingWords>> = {
  hall: {
    name: { en: 'Main hall', zh: '大厅' },
    note: { en: 'Round or square', zh: '圆桌或方桌' },
    minimumSpend: 0,
  },
  booth: { name: { en: 'Booth', zh: '卡座' }, note: { en: 'By the window', zh: '靠窗' }, minimumSpend: 0 },
  private: {
    name: { en: 'Private', zh: '包间' },
    note: { en: 'Room for 4–8', zh: '可坐4–8人' },
    minimumSpend: 600_00,
  },
  terrace: { name: { en: 'Terrace', zh: '露台' }, note: { en: 'Outside', zh: '室外' }, minimumSpend: 0 },
  bar: { name: { en: 'Bar', zh: '吧台' }, note: { en: 'By the kitchen', zh: '靠厨房' }, minimumSpend: 0 },
}

/** The sizes of the demo's queues, with the minutes of a party ahead and the number of waiting ones. */
export const queueSizes = [
  { key: 'A', name: { en: 'Small', zh: '小桌' }, least: 1, most: 2, minutes: 3, waiting: 3 },
  { key: 'B', name: { en: 'Medium', zh: '中桌' }, least: 3, most: 4, minutes: 4, waiting: 6 },
  { key: 'C', name: { en: 'Large', zh: '大桌' }, least: 5, most: 8, minutes: 8, waiting: 1 },
] as const

/** Guests of the fully booked evenings. */
export const guestNames: readonly Bilingual[] = [
  ['Ada Chen', '陈安'],
  ['Bo Zhou', '周博'],
  ['Cici Wu', '吴茜'],
  ['Dan Xu', '徐丹'],
  ['Eva Sun', '孙怡'],
  ['Fei Ma', '马飞'],
  ['Gigi Hu', '胡琪'],
  ['Hai Guo', '郭海'],
  ['Ivy He', '何薇'],
  ['Jun Gao', '高俊'],
].map(([en = '', zh = '']) => ({ en, zh }))
