import Taro from '@tarojs/taro'
import { unlessCancelled } from '@/platform/device/cancelled'
import { type AddToCalendar, REMIND_MINUTES } from './event'

export type { CalendarEvent } from './event'

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

/** Adds an appointment by WeChat's own dialog; dismissing it is not an error. Undefined on platforms without a calendar. */
export const addToCalendar: AddToCalendar | undefined = async ({ title, start, end, place, note }) => {
  const about = { title, location: place, description: note }
  const times = { startTime: seconds(start), endTime: String(seconds(end)) }
  const alarm = { alarm: true, alarmOffset: REMIND_MINUTES * 60 }
  await Taro.addPhoneCalendar({ ...about, ...times, ...alarm }).catch(unlessCancelled)
}
