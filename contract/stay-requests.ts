import type { Localized } from './settings'

/** Requests that guests can tick when they book a stay, as guests and hotels read them. */
export const stayRequests = {
  highFloor: { en: 'High floor', zh: '高楼层' },
  quiet: { en: 'Quiet room', zh: '安静房间' },
  awayFromLift: { en: 'Away from the lift', zh: '远离电梯' },
  largeBed: { en: 'Large bed', zh: '大床' },
  twinBeds: { en: 'Twin beds', zh: '双床' },
  babyCot: { en: 'Baby cot', zh: '婴儿床' },
  nonSmoking: { en: 'Non-smoking room', zh: '无烟房' },
  nearby: { en: 'Rooms close together', zh: '房间相邻' },
  earlyCheckIn: { en: 'Early check-in', zh: '提前入住' },
  lateCheckOut: { en: 'Late check-out', zh: '延迟退房' },
} as const satisfies Record<string, Localized>

export type StayRequestKey = keyof typeof stayRequests

/** The keys of the requests in their order. */
export const stayRequestKeys = Object.keys(stayRequests) as StayRequestKey[]
