import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Badge } from '@/components/base/Badge'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { Look } from '@/features/message/looks'
import styles from './square.module.scss'

interface Props extends Look {
  name: string
  label: string
  count: number
  onPress: () => void
}

/** An entry with its name and its news. */
export const Square = observer(({ name, label, onPress, ...box }: Props) => (
  <Press label={label} onPress={onPress} className={styles.square}>
    <Box {...box} />
    <Text className={styles.square__name} numberOfLines={1}>
      {name}
    </Text>
  </Press>
))

/** The tinted square with its badge. */
export const Box = ({ icon, tint, count }: Look & { count: number }) => (
  <View className={styles[`square__box--${tint}`]}>
    <Icon name={icon} size={48} colour={tint} />
    <View className={styles.square__badge}>
      <Badge count={count} ring />
    </View>
  </View>
)
