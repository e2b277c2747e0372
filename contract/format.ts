import { limits } from './limits'
import { joinPhone, splitPhone } from './phone'
import { settings, type Language, type Localized } from './settings'

// How numbers, times and distances read (product text §9). Times are those of the
// city's clock, wherever the device is: a store opens and a rider arrives by it.

/** Puts values into the `{name}` places of a sentence; a place without a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    values[name] === undefined ? place : String(values[name]),
  )
}

/** The first 3 and the last 4 digits; what is too short to hide anything is hidden whole. */
export function maskPhone(phone: string): string {
  const { code, digits } = splitPhone(phone)
  const masked =
    digits.length < 8
      ? '*'.repeat(digits.length)
      : digits.slice(0, 3) + '*'.repeat(digits.length - 7) + digits.slice(-4)
  return joinPhone(code, masked)
}

/** Cut down to one decimal, so that a count never reads as more than it is; "1.0" is "1". */
const cut = (count: number, unit: number): string => String(Math.floor((count * 10) / unit) / 10)

/** A count: "8,420" below 10000, from there "1.2w" in Chinese and "12k" or "1.2m" in English. */
export function formatCount(count: number, language: Language): string {
  if (count < limits.shortCountFrom) return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
  if (language === 'zh') return `${cut(count, 10_000)}w`
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${cut(count, 1_000_000)}m`
}

/** A badge: the count, "99+" above 99, and '' (no badge) at 0. */
export function badgeText(count: number): string {
  return count > 0 ? tagNumber(count) : ''
}

/** A number in a tag: "99+" from 100. */
export function tagNumber(count: number): string {
  return count > limits.badgeMax ? `${limits.badgeMax}+` : String(count)
}

/** A number of English things: "1 item", "2 items"; `many` where the plural takes more than an "s". */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const month = 30 * day
const year = 365 * day

const ago: readonly { from: number; unit: number; one: string; zh: string }[] = [
  { from: year, unit: year, one: 'year', zh: '年' },
  { from: month, unit: month, one: 'month', zh: '个月' },
  { from: day, unit: day, one: 'day', zh: '天' },
  { from: hour, unit: hour, one: 'hour', zh: '小时' },
  { from: 300, unit: minute, one: 'minute', zh: '分钟' },
]

/** "just now" under 300 s and for the future, then "12 minutes ago" up to years (product text §9). */
export function relativeTime(date: Date, now: Date, language: Language): string {
  const seconds = (now.getTime() - date.getTime()) / 1000
  const size = ago.find(({ from }) => seconds >= from)
  if (!size) return language === 'zh' ? '刚刚' : 'just now'
  const count = Math.floor(seconds / size.unit)
  return language === 'zh' ? `${count}${size.zh}前` : `${plural(count, size.one)} ago`
}

/** Metres as "620 m" or "1.2 km". */
export function formatDistance(metres: number): string {
  const rounded = Math.round(metres)
  return rounded < 1000 ? `${rounded} m` : `${(rounded / 1000).toFixed(1)} km`
}

const two = (number: number): string => String(number).padStart(2, '0')

/** The moment whose UTC fields read as the city's clock and calendar do. */
const inCity = (date: Date): Date => new Date(date.getTime() + settings().utcOffsetMinutes * 60_000)

/** "12:38". */
export function formatClock(date: Date): string {
  const local = inCity(date)
  return `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`
}

/** "2025-03-25". */
export function formatDate(date: Date): string {
  const local = inCity(date)
  return `${local.getUTCFullYear()}-${two(local.getUTCMonth() + 1)}-${two(local.getUTCDate())}`
}

/** "2025-03-25 12:05". */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)} ${formatClock(date)}`
}

/** Seconds left as "14:52", with hours in front when there are any; never below zero. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const clock = `${two(Math.floor(left / minute) % 60)}:${two(left % 60)}`
  return left < hour ? clock : `${two(Math.floor(left / hour))}:${clock}`
}

const days: Readonly<Record<-1 | 0 | 1, Localized>> = {
  [-1]: { en: 'Yesterday', zh: '昨天' },
  0: { en: 'Today', zh: '今天' },
  1: { en: 'Tomorrow', zh: '明天' },
}
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Today", "Yesterday", "Tomorrow", else "22 Mar" or "3月22日", with the year when it is another. */
export function formatDay(date: Date, now: Date, language: Language): string {
  const [there, here] = [inCity(date), inCity(now)]
  const dayOf = (time: Date) => Math.floor(time.getTime() / 1000 / day)
  const name = days[(dayOf(there) - dayOf(here)) as -1 | 0 | 1]
  if (name) return name[language]
  const [year, month, number] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()]
  const sameYear = year === here.getUTCFullYear()
  if (language === 'zh') return `${sameYear ? '' : `${year}年`}${month + 1}月${number}日`
  return `${number} ${months[month]}${sameYear ? '' : ` ${year}`}`
}

/** "Today 12:41", "昨天 20:18", "22 Mar 12:05". */
export function formatMoment(date: Date, now: Date, language: Language): string {
  return `${formatDay(date, now, language)} ${formatClock(date)}`
}
