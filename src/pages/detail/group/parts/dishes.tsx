import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { StateView } from '@/components/frame/StateView'
import { GroupDish } from '@/features/group-cart/GroupDish'
import { GroupFace } from '@/features/group-cart/GroupFace'
import { dishesOf } from '@/features/group-cart/model'
import { words as shared } from '@/features/group-cart/text'
import { eatersOf } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** The dishes of each member, the caller's first. */
export const Dishes = observer(function Dishes({ cart }: { cart: GroupCart }) {
  const eaters = eatersOf(cart)
  const { dishes, nothing } = shared()
  if (eaters.length === 0) return <StateView kind="empty" title={nothing} inline />
  return (
    <View className={styles.group__card}>
      <Text className={styles.group__title}>{words().dishes}</Text>
      {eaters.map((person) => (
        <View key={person.id} className={styles.group__person}>
          <GroupFace person={person} note={dishes(dishesOf(person))} sum={person.share?.total} />
          {person.lines.map((line) => (
            <GroupDish key={line.id} line={line} />
          ))}
        </View>
      ))}
    </View>
  )
})
