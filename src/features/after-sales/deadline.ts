import { formatCountdown, plural } from '@contract/format'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    days: (days: number, hours: number) => `${plural(days, 'day')} ${hours} h`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  },
  zh: { days: (days, hours) => `${days}天${hours}小时`, hours: (hours, minutes) => `${hours}小时${minutes}分` },
})

const HOUR = 3600
/** Hours from which a remaining time is shown in days. */
const MANY_HOURS = 48

/** The time that is left: in days and hours, in hours and minutes, or counted down by the second. */
export function timeLeft(seconds: number): string {
  const hours = Math.floor(seconds / HOUR)
  if (hours >= MANY_HOURS) return words().days(Math.floor(hours / 24), hours % 24)
  if (hours >= 1) return words().hours(hours, Math.floor((seconds % HOUR) / 60))
  return formatCountdown(Math.max(0, Math.ceil(seconds)))
}
