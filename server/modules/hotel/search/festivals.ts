import { getLunarDate } from 'chinese-days'
import type { CalendarDay } from '@contract/entities/hotel'
import type { Language } from '@contract/settings'
import type { Bilingual } from '../../../database/schema'
import type { Holidays } from '../../holiday/holidays'
import { addDays } from '../days'

/** Festivals by month and day. */
const solar: Readonly<Record<string, Bilingual>> = {
  '01-01': { en: 'New Year', zh: '元旦' },
  '02-14': { en: 'Valentine', zh: '情人节' },
  '05-01': { en: 'Labour Day', zh: '劳动节' },
  '06-01': { en: 'Children', zh: '儿童节' },
  '10-01': { en: 'National', zh: '国庆节' },
  '12-25': { en: 'Christmas', zh: '圣诞节' },
}

/** Festivals by month and day of the lunar calendar. */
const lunar: Readonly<Record<string, Bilingual>> = {
  '1-1': { en: 'CNY', zh: '春节' },
  '1-15': { en: 'Lantern', zh: '元宵节' },
  '5-5': { en: 'Dragon Boat', zh: '端午节' },
  '7-7': { en: 'Qixi', zh: '七夕' },
  '8-15': { en: 'Mid-Autumn', zh: '中秋节' },
}

function lunarKey(day: string): string | null {
  const { lunarMon, lunarDay, isLeap } = getLunarDate(day)
  return isLeap ? null : `${lunarMon}-${lunarDay}`
}

/** The festival of a day in a language; null without one. */
export function festivalOf(day: string, language: Language): string | null {
  const key = lunarKey(day)
  const eve: Bilingual = { en: 'CNY Eve', zh: '除夕' }
  const found = solar[day.slice(5)] ?? (key === null ? undefined : lunar[key])
  if (found) return found[language]
  return lunarKey(addDays(day, 1)) === '1-1' ? eve[language] : null
}

/** Whether a day is a public holiday, or a day off that is worked in exchange; null for other days. */
export function markOf(day: string, holidays: Holidays): CalendarDay['mark'] {
  const holiday = holidays.of(day)
  if (!holiday) return null
  return holiday.isOff ? 'holiday' : 'workday'
}

/** The public holidays of a month in words, such as "Spring Festival 15–23"; empty without any. */
export function holidaysText(days: readonly string[], holidays: Holidays, language: Language): string {
  const spans = new Map<string, { first: string; last: string }>()
  for (const day of days) {
    const holiday = holidays.of(day)
    if (!holiday?.isOff) continue
    const name = holiday.name[language]
    spans.set(name, { first: spans.get(name)?.first ?? day, last: day })
  }
  const dayOf = (day: string) => Number(day.slice(8))
  const texts = [...spans].map(([name, { first, last }]) => {
    const range = first === last ? `${dayOf(first)}` : `${dayOf(first)}–${dayOf(last)}`
    return { en: `${name} ${range}`, zh: `${name} ${range}日` }[language]
  })
  return texts.join(language === 'en' ? ', ' : '，')
}
