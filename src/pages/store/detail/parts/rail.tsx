import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Badge } from '@/components/base/Badge'
import { Press } from '@/components/base/Press'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './rail.module.scss'

interface Props {
  model: StoreModel
  /** A pinned rail scrolls by itself; otherwise it moves with the page. */
  pinned?: boolean
}

/** Category navigation that follows the scroll position. */
export const Rail = observer(function Rail({ model, pinned }: Props) {
  const items = (
    <View className={styles.rail} role="tablist" aria-label={words().categories}>
      {model.shelves.map(({ id, name, count }, index) => (
        <RailItem
          key={id}
          name={name}
          count={count}
          on={index === model.scroll.active}
          onPress={() => void model.jump(index)}
        />
      ))}
    </View>
  )
  if (!pinned) return items
  return (
    <ScrollView scrollY enhanced showScrollbar={false} className={styles.rail__scroll}>
      {items}
      <View className={styles.rail__end} />
    </ScrollView>
  )
})

interface ItemProps {
  name: string
  count: number
  on: boolean
  onPress: () => void
}

const RailItem = ({ name, count, on, onPress }: ItemProps) => (
  <Press
    role="tab"
    label={count ? `${name}, ${count}` : name}
    on={on}
    onPress={onPress}
    className={styles[on ? 'rail__item--on' : 'rail__item']}
  >
    {on && <View className={styles.rail__mark} />}
    <Text className={styles[on ? 'rail__name--on' : 'rail__name']} numberOfLines={2}>
      {name}
    </Text>
    <View className={styles.rail__badge}>
      <Badge count={count} />
    </View>
  </Press>
)
