import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Badge } from '@/components/Badge'
import { Press } from '@/components/Press'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  /** Whose options. */
  name: string
  /** How many of them are in the basket. */
  count?: number
  onPress: () => void
}

export const OptionsButton = observer(({ name, count = 0, onPress }: Props) => (
  <Press label={words().of(name)} onPress={onPress} className={styles['options-button']} inner>
    <View className={styles['options-button__pill']}>
      <Text className={styles['options-button__text']}>{words().options}</Text>
    </View>
    <View className={styles['options-button__badge']}>
      <Badge count={count} ring />
    </View>
  </Press>
))
