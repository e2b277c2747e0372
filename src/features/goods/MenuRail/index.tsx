import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Badge } from '@/components/base/Badge'
import { Press } from '@/components/base/Press'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { categories: 'Menu categories' },
  zh: { categories: '菜单分类' },
})

/** A category of a menu with its quantity in the basket. */
export interface Shelf {
  readonly id: string
  readonly name: string
  readonly count: number
}

interface Props {
  shelves: readonly Shelf[]
  /** Index of the category in view. */
  active: number
  onJump: (index: number) => void
  /** A pinned rail scrolls by itself; otherwise it moves with the page. */
  pinned?: boolean
}

/** Navigation by the categories of a menu. */
export const MenuRail = observer(function MenuRail({ shelves, active, onJump, pinned }: Props) {
  const items = (
    <View className={styles.rail} role="tablist" aria-label={words().categories}>
      {shelves.map(({ id, name, count }, index) => (
        <RailItem key={id} name={name} count={count} on={index === active} onPress={() => onJump(index)} />
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
