import { plural } from '@contract/format'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TableDeposit } from '@contract/entities/reservation'
import type { UtcOffset } from '@contract/utc-offset'
import { Icon, type IconName } from '@/components/base/Icon'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { instantText } from '@/features/stay/dates/days'
import { dictionary } from '@/i18n'
import { now } from '@/platform/device/clock'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    deposit: 'Deposit',
    none: 'No deposit',
    offBill: 'Off your bill',
    back: 'Refunded on arrival',
    until: (time: string) => `Full refund until ${time}`,
    before: (hours: string) => `Full refund until ${hours} before`,
    hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
    past: 'No refund if you cancel now',
    kept: 'No refund after that or if you don’t show up',
    held: (hold: number, late: number) =>
      `We hold the table for ${plural(hold, 'minute')}, or ${hold + late} if you let us know`,
  },
  zh: {
    deposit: '定金',
    none: '无需定金',
    offBill: '抵扣餐费',
    back: '到店退还',
    until: (time) => `${time}前取消全额退`,
    before: (hours) => `到店${hours}前取消全额退`,
    hours: (count) => `${count}小时`,
    past: '已过免费取消时间，取消不退定金',
    kept: '逾期取消或未到店，定金归餐厅所有',
    held: (hold, late) => `座位保留${hold}分钟，告知晚到可延长${late}分钟`,
  },
})

interface Props {
  deposit: TableDeposit
  /** The time of the table; undefined while none is chosen. */
  at: string | undefined
  utcOffset: UtcOffset
  holdMinutes: number
  lateMinutes: number
}

/** A deposit with its treatment, and the time for which the table is held. */
export const TableDepositCard = observer(function TableDepositCard(props: Props) {
  const { deposit, at, utcOffset, holdMinutes, lateMinutes } = props
  const t = words()
  const { amount, kind, freeMinutes } = deposit
  const until = at && new Date(Date.parse(at) - freeMinutes * 60_000)
  const isPast = until !== undefined && until !== '' && until.getTime() <= now()
  const free = until ? t.until(instantText(until.toISOString(), utcOffset)) : t.before(t.hours(freeMinutes / 60))
  return (
    <View className={styles.deposit}>
      <View className={styles.deposit__head}>
        <Text className={styles.deposit__title} role="heading" aria-level={2}>
          {t.deposit}
        </Text>
        <Tag text={t[kind]} tone="good" />
        <View className={styles.deposit__gap} />
        <Price amount={amount} size={36} />
      </View>
      <Line
        icon={isPast ? 'circle-alert' : 'circle-check'}
        tone={isPast ? 'warn' : 'good'}
        text={isPast ? t.past : free}
      />
      <Line icon="info" tone="ink-3" text={t.kept} />
      <Line icon="clock" tone="ink-3" text={t.held(holdMinutes, lateMinutes)} />
    </View>
  )
})

const Line = ({ icon, tone, text }: { icon: IconName; tone: 'good' | 'warn' | 'ink-3'; text: string }) => (
  <View className={styles.deposit__line}>
    <Icon name={icon} size={28} colour={tone} />
    <Text className={styles.deposit__text}>{text}</Text>
  </View>
)

/** The deposit in a bar. */
export const DepositSum = observer(({ amount }: { amount: number }) => {
  const { deposit, none } = words()
  if (amount === 0) return <Text className={styles.deposit__none}>{none}</Text>
  return (
    <View className={styles.deposit__sum}>
      <Text className={styles.deposit__text}>{deposit}</Text>
      <Price amount={amount} size={44} />
    </View>
  )
})
