import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number, minutes: string) => `${hours} h ${minutes} min`,
    left: (time: string) => time,
    late: (time: string) => `${time} late`,
  },
  zh: {
    minutes: (minutes) => `${minutes}分`,
    hours: (hours, minutes) => `${hours}小时${minutes}分`,
    left: (time) => `剩${time}`,
    late: (time) => `超时${time}`,
  },
})

/** Minutes within which a due time is near. */
const NEAR = 10

/** A span of whole minutes: "6 min", "1 h 02 min". */
export function spanText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours > 0 ? words().hours(hours, String(rest).padStart(2, '0')) : words().minutes(rest)
}

/** The time that is left until a due time, and how it is coloured. */
export function timeLeft(seconds: number): { readonly tone: 'ink-2' | 'warn' | 'bad'; readonly text: string } {
  if (seconds < 0) return { tone: 'bad', text: words().late(spanText(Math.ceil(-seconds / 60))) }
  const minutes = Math.floor(seconds / 60)
  return { tone: minutes > NEAR ? 'ink-2' : 'warn', text: words().left(spanText(minutes)) }
}
