import { observer } from 'mobx-react'
import type { VoucherTerms } from '@contract/entities/voucher'
import { KeyValue } from '@/components/list/KeyValue'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    hours: 'Hours',
    notOn: 'Not valid',
    perVisit: 'Per visit',
    days: 'Sun Mon Tue Wed Thu Fri Sat',
    every: 'Every day',
    weekdays: 'Mon–Fri',
    weekends: 'Weekends',
    holidays: 'Public holidays',
    allDay: 'all day',
    between: ', ',
    atOnce: (count: number) => (count === 1 ? 'One voucher' : `Up to ${count} vouchers`),
  },
  zh: {
    hours: '可用时间',
    notOn: '不可用日期',
    perVisit: '单次可用',
    days: '周日 周一 周二 周三 周四 周五 周六',
    every: '每天',
    weekdays: '周一至周五',
    weekends: '周末',
    holidays: '法定节假日',
    allDay: '全天',
    between: '、',
    atOnce: (count) => `最多${count}张`,
  },
})

/** The days of the week on which vouchers can be used, such as "Mon–Fri". */
function daysText(weekdays: readonly number[]): string {
  const t = words()
  const key = [...weekdays].sort().join('')
  if (key === '0123456') return t.every
  if (key === '12345') return t.weekdays
  if (key === '06') return t.weekends
  const names = t.days.split(' ')
  return [...weekdays]
    .sort()
    .map((day) => names[day])
    .join(t.between)
}

/** Times of use of vouchers, and the number per visit. */
export const Terms = observer(function Terms({ terms }: { terms: VoucherTerms }) {
  const t = words()
  const { weekdays, from, until, onHolidays, notOn, perVisit } = terms
  const hours = from === '00:00' && until === '24:00' ? t.allDay : `${from}–${until}`
  const off = [...(onHolidays ? [] : [t.holidays]), ...notOn]
  return (
    <>
      <KeyValue label={t.hours} value={`${daysText(weekdays)}${t.between}${hours}`} />
      {off.length > 0 && <KeyValue label={t.notOn} value={off.join(t.between)} />}
      <KeyValue label={t.perVisit} value={t.atOnce(perVisit)} />
    </>
  )
})
