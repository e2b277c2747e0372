import { limits } from './limits'
import { joinPhone, splitPhone } from './phone'
import { type Language, settings } from './settings'

// Formats of numbers, distances and remaining times (product text §9). Dates are in date.ts.

/** The English noun of a count, which may be written out: "item", "items"; `many` is an irregular plural. */
const nounOf = (count: number | string, one: string, many: string): string => (String(count) === '1' ? one : many)

/**
 * Replaces `{name}` placeholders in a sentence, and `{name|try|tries}` by the noun of a count; those without a value are left
 * unchanged.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)(?:\|(\w+)\|(\w+))?\}/g, (place, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return place
    return one === undefined || many === undefined ? String(value) : nounOf(value, one, many)
  })
}

/** The first 3 and last 4 digits; shorter numbers are masked completely. */
export function maskPhone(phone: string): string {
  const { code, digits } = splitPhone(phone)
  const masked =
    digits.length < 8
      ? '*'.repeat(digits.length)
      : digits.slice(0, 3) + '*'.repeat(digits.length - 7) + digits.slice(-4)
  return joinPhone(code, masked)
}

/** Truncated to one decimal, so that a count is never overstated; "1.0" is "1". */
const cut = (count: number, unit: number): string => String(Math.floor((count * 10) / unit) / 10)

/** A count: "8,420" below 10000 ("8420" in Chinese), above "1.2w", or "12k" and "1.2m" in English unless the deployment says otherwise. */
export function formatCount(count: number, language: Language): string {
  if (count < limits.shortCountFrom) return language === 'zh' ? `${count}` : String(count).replace(/\B(?=\d{3}$)/, ',')
  if (language === 'zh' || settings().englishCounts === 'w') return `${cut(count, 10_000)}w`
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${cut(count, 1_000_000)}m`
}

/** A badge: the count, "99+" above 99, and '' (no badge) at 0. */
export function badgeText(count: number): string {
  return count > 0 ? tagNumber(count) : ''
}

/** The number in a tag: "99+" from 100. */
export function tagNumber(count: number): string {
  return count > limits.badgeMax ? `${limits.badgeMax}+` : String(count)
}

/** A count, which may be written out, with its English noun: "1 item", "2 items"; `many` is an irregular plural. */
export const plural = (count: number | string, one: string, many = `${one}s`): string =>
  `${count} ${nounOf(count, one, many)}`

/** Metres as "620 m" or "1.2 km". */
export function formatDistance(metres: number): string {
  const rounded = Math.round(metres)
  return rounded < 1000 ? `${rounded} m` : `${(rounded / 1000).toFixed(1)} km`
}

/** A number from 0 to 99 in two digits. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A minute of a day as "18:30"; the end of the day is "24:00". */
export const formatMinute = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

/** Remaining seconds as "14:52", with hours when there are any; never negative. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const clock = `${twoDigits(Math.floor(left / 60) % 60)}:${twoDigits(left % 60)}`
  return left < 3600 ? clock : `${twoDigits(Math.floor(left / 3600))}:${clock}`
}
