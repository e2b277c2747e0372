import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './doors.module.scss'

/** The ways to the points mall, to the flash sale and to the coupons. */
export const Doors = observer(() => {
  const { pointsMall, pointsLine, flashSale, flashLine, coupons, couponsLine } = words()
  return (
    <View className={styles.doors}>
      <Door icon="gift" name={pointsMall} line={pointsLine} onPress={() => navigate('pointsMall')} />
      <Door icon="flame" name={flashSale} line={flashLine} onPress={() => navigate('flashSale', {})} />
      <Door icon="ticket-percent" name={coupons} line={couponsLine} onPress={() => navigate('voucherCollection', {})} />
    </View>
  )
})

interface DoorProps {
  icon: IconName
  name: string
  line: string
  onPress: () => void
}

const Door = ({ icon, name, line, onPress }: DoorProps) => (
  <Press label={`${name}. ${line}`} onPress={onPress} className={styles.doors__door}>
    <Icon name={icon} size={44} colour="brand" />
    <Text className={styles.doors__name}>{name}</Text>
    <Text className={styles.doors__line}>{line}</Text>
  </Press>
)
