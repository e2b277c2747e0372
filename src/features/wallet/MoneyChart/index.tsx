import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MoneySummary } from '@contract/entities/money-record'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import { units } from '@/styles/units'
import type { AmountsShown } from '../amounts'
import { dayName } from '../day'
import { barHeights } from './heights'
import styles from './index.module.scss'

const words = dictionary({
  en: { column: (day: string, income: string, expense: string) => `${day}: in ${income}, out ${expense}` },
  zh: { column: (day, income, expense) => `${day}：收入${income}，支出${expense}` },
})

interface Props {
  days: MoneySummary['days']
  amounts: AmountsShown
  chosen: string | undefined
  onChoose: (day: string) => void
}

/** Income above and expense below an axis, one column a day, on a square-root scale. */
export const MoneyChart = observer(function MoneyChart({ days, amounts, chosen, onChoose }: Props) {
  const heights = barHeights(days)
  return (
    <View className={styles['money-chart']}>
      <View className={styles['money-chart__columns']}>
        {days.map(({ day, income, expense }, index) => {
          const on = day === chosen
          return (
            <Press
              key={day}
              label={words().column(dayName(day), amounts.text(income), amounts.text(expense))}
              on={on}
              onPress={() => onChoose(day)}
              className={styles[on ? 'money-chart__column--on' : 'money-chart__column']}
            >
              <View className={styles['money-chart__up']}>
                <View
                  className={styles['money-chart__income']}
                  style={{ height: units(heights[index]?.income ?? 0) }}
                />
              </View>
              <View className={styles['money-chart__down']}>
                <View
                  className={styles[on ? 'money-chart__expense--on' : 'money-chart__expense']}
                  style={{ height: units(heights[index]?.expense ?? 0) }}
                />
              </View>
            </Press>
          )
        })}
      </View>
      <Axis days={days} />
    </View>
  )
})

const Axis = observer(({ days }: Pick<Props, 'days'>) => {
  const marks = [days[0], days[Math.floor(days.length / 2)], days.at(-1)]
  return (
    <View className={styles['money-chart__axis']} aria-hidden>
      {marks.map((mark, index) => (
        <Text key={index} className={styles['money-chart__mark']}>
          {mark ? dayName(mark.day) : ''}
        </Text>
      ))}
    </View>
  )
})
