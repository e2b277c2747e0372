import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Badge } from '@/components/base/Badge'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { options: 'Options', of: (name: string) => `Options of ${name}` },
  zh: { options: '选规格', of: (name) => `选规格：${name}` },
})

interface Props {
  /** Name of the item, for the accessible name. */
  name: string
  /** Quantity in the cart. */
  count?: number
  onPress: () => void
}

/** Opens the options. The count badge is a sibling of the button, so that it is not part of its accessible name. */
export const OptionsButton = observer(({ name, count = 0, onPress }: Props) => (
  <View className={styles['options-button']}>
    <Press label={words().of(name)} onPress={onPress} className={styles['options-button__press']} inner>
      <View className={styles['options-button__pill']}>
        <Text className={styles['options-button__text']}>{words().options}</Text>
      </View>
    </Press>
    <View className={styles['options-button__badge']}>
      <Badge count={count} ring />
    </View>
  </View>
))
