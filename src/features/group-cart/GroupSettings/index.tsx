import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { words } from '../text'
import styles from './index.module.scss'

type Props = Pick<GroupCart, 'cap' | 'feeSplit' | 'payer'>

/** Row with the settings of a shared cart. */
export const GroupSettings = observer(function GroupSettings({ cap, feeSplit, payer }: Props) {
  const t = words()
  const facts = [
    [t.capEach, cap === null ? t.noCap : formatMoney(cap, { trim: true })],
    [t.whoPays, payer === 'each' ? t.eachPays : t.hostPays],
    [t.fees, t[feeSplit]],
  ] as const
  return (
    <View className={styles.groupSettings}>
      {facts.map(([label, value]) => (
        <View key={label} className={styles.groupSettings__fact}>
          <Text className={styles.groupSettings__label}>{label}</Text>
          <Text className={styles.groupSettings__value}>{value}</Text>
        </View>
      ))}
    </View>
  )
})
