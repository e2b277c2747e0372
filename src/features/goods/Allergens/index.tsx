import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Allergen } from '@contract/entities/goods'
import { Icon } from '@/components/base/Icon'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  allergens: readonly Allergen[]
}

/** The allergens of a dish; renders nothing when there are none. */
export const Allergens = observer(function Allergens({ allergens }: Props) {
  if (allergens.length === 0) return null
  const t = words()
  return (
    <View className={styles.allergens}>
      <Icon name="info" size={24} colour="warn" />
      <Text className={styles.allergens__text}>{t.contains(allergens.map((each) => t[each]).join(t.comma))}</Text>
    </View>
  )
})
