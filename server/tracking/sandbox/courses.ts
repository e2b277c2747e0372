import type { Bilingual } from '../../database/schema'

/** Scan of the carrier, in Kuaidi100's code, and the minutes since the one before. */
export interface Step {
  readonly code: string
  readonly minutes: number
  readonly text: Bilingual
}

const begin: readonly Step[] = [
  { code: '1', minutes: 2, text: { en: 'Picked up by the carrier', zh: '快件已被揽收' } },
  { code: '0', minutes: 3, text: { en: 'Left the sorting centre', zh: '快件已从分拨中心发出' } },
]

const arrival: readonly Step[] = [
  { code: '0', minutes: 6, text: { en: 'Arrived in the destination city', zh: '快件已到达收件城市' } },
  {
    code: '5',
    minutes: 4,
    text: { en: 'The courier will call before delivery', zh: '快递员正在派送，请保持电话畅通' },
  },
  { code: '3', minutes: 3, text: { en: 'Delivered to the door', zh: '快件已送达，感谢您的使用' } },
]

const delay: Step = { code: '2', minutes: 6, text: { en: 'Delayed by weather', zh: '受天气影响，快件延误' } }

const loss: Step = {
  code: '2',
  minutes: 10,
  text: { en: 'Lost in transit. We’re sorry', zh: '快件在途中遗失，非常抱歉' },
}

const usual = [...begin, ...arrival]

/** Ends of tracking numbers that say what becomes of a parcel. */
const courses = {
  LOST: [...begin, delay, loss],
  LATE: [...begin, delay, ...arrival.map((step, index) => (index === 0 ? { ...step, minutes: 60 } : step))],
} satisfies Record<string, readonly Step[]>

/** The end of a tracking number by which the sandbox does something special. */
export type SpecialEnd = keyof typeof courses

/** Scans of the sandbox's carrier for a parcel number, step by step. */
export const courseOf = (trackingNumber: string): readonly Step[] =>
  Object.entries(courses).find(([end]) => trackingNumber.endsWith(end))?.[1] ?? usual

/** Its sentences, which come in Chinese as a carrier's do. */
export const translations: ReadonlyMap<string, Bilingual> = new Map(
  [...usual, delay, loss].map(({ text }) => [text.zh, text]),
)
