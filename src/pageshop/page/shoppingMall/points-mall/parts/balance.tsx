import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatWhole } from '@contract/money'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './balance.module.scss'

/** The customer's points, with links to earning them and to past purchases. */
export const Balance = observer(({ balance }: { balance: number | null }) => {
  const text = words()
  const shown = balance === null ? text.logIn : formatWhole(balance)
  return (
    <View className={styles.balance}>
      <Press label={`${text.balance}, ${shown}`} onPress={() => navigate('points')} className={styles.balance__words}>
        <View className={styles.balance__head}>
          <Text className={styles.balance__label}>{text.balance}</Text>
          <Icon name="chevron-right" size={24} colour="ink-3" />
        </View>
        <Text className={styles[balance === null ? 'balance__visitor' : 'balance__points']}>{shown}</Text>
      </Press>
      <Door icon="star" name={text.earn} onPress={() => navigate('points')} />
      <Door icon="gift" name={text.gifts} onPress={() => navigate('orders')} />
    </View>
  )
})

const Door = ({ icon, name, onPress }: { icon: IconName; name: string; onPress: () => void }) => (
  <Press label={name} onPress={onPress} className={styles.balance__door}>
    <View className={styles.balance__disc}>
      <Icon name={icon} size={40} colour="ink" />
    </View>
    <Text className={styles.balance__name}>{name}</Text>
  </Press>
)
