import { formatCalendarDay } from '@contract/day'
import { dayName } from '@/features/wallet/day'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'

/** Range formats; within a month, only one end names it. */
const forms = dictionary({
  en: {
    within: (_from: string, to: string, start: number, _end: number) => `${start} – ${to}`,
    ofYear: (days: string, year: string) => `${days} ${year}`,
  },
  zh: {
    within: (from, _to, _start, end) => `${from} – ${end}日`,
    ofYear: (days, year) => `${year}年${days}`,
  },
})

const dateOf = (day: string): number => Number(day.slice(8))
const nameOf = (day: string): string => formatCalendarDay(day, language.value) ?? day

/** The days of a period in words: "9 – 15 Feb", "26 Jan – 1 Feb", with the year when it is another. */
export function spanName({ from, to }: { readonly from: string; readonly to: string }): string {
  if (from === to) return dayName(from)
  const { within, ofYear } = forms()
  const [first, last] = [nameOf(from), nameOf(to)]
  const [began, ended] = [from.slice(0, 4), to.slice(0, 4)]
  if (began !== ended) return `${ofYear(first, began)} – ${ofYear(last, ended)}`
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const days = isOneMonth ? within(first, last, dateOf(from), dateOf(to)) : `${first} – ${last}`
  return ended === String(new Date().getFullYear()) ? days : ofYear(days, ended)
}
