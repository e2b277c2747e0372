import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FeeSplit, GroupPayer } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { Segmented } from '@/components/form/Segmented'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    cap: 'Limit per person, at list prices',
    noCap: 'None',
    payer: 'Who pays',
    host: 'I pay for everyone',
    each: 'Each pays their own',
    fees: 'Packing and delivery',
    equal: 'Split equally',
    amount: 'By amount',
  },
  zh: {
    cap: '每人限额（按原价）',
    noCap: '不限',
    payer: '付款方式',
    host: '我来付',
    each: '各付各的',
    fees: '打包费和配送费',
    equal: '平摊',
    amount: '按金额分摊',
  },
})

/** Caps in the smallest unit; 0 is none. */
const caps = [0, 3000, 5000] as const

interface Choice {
  readonly cap: number | null
  readonly feeSplit: FeeSplit
  readonly payer: GroupPayer
}

interface Props extends Choice {
  onChoose: (change: Partial<Choice>) => void
}

/** Choice of the settings of a shared cart that are fixed once somebody has dishes. */
export const SettingChoices = observer(function SettingChoices({ cap, feeSplit, payer, onChoose }: Props) {
  const t = words()
  return (
    <View className={styles.choices}>
      <Text className={styles.choices__label}>{t.cap}</Text>
      <Segmented
        items={caps.map((value) => ({
          value: String(value),
          name: value === 0 ? t.noCap : formatMoney(value, { trim: true }),
        }))}
        value={String(cap ?? 0)}
        onChange={(value) => onChoose({ cap: Number(value) || null })}
      />
      <Text className={styles.choices__label}>{t.payer}</Text>
      <Segmented
        items={(['host', 'each'] as const).map((value) => ({ value, name: t[value] }))}
        value={payer}
        onChange={(value) => onChoose({ payer: value })}
      />
      <Text className={styles.choices__label}>{t.fees}</Text>
      <Segmented
        items={(['equal', 'amount'] as const).map((value) => ({ value, name: t[value] }))}
        value={feeSplit}
        onChange={(value) => onChoose({ feeSplit: value })}
      />
    </View>
  )
})
