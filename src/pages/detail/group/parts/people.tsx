import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart, GroupPerson } from '@contract/entities/group-cart'
import { Avatar } from '@/components/base/Avatar'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { GroupSettings } from '@/features/group-cart/GroupSettings'
import { GroupStore } from '@/features/group-cart/GroupStore'
import { words as shared } from '@/features/group-cart/text'
import { Written } from '@/platform/view/written'
import { eatersOf, type GroupOrderModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** The store, the people who ordered, and the terms of the cart. */
export const People = observer(function People({ model, cart }: { model: GroupOrderModel; cart: GroupCart }) {
  const eaters = eatersOf(cart)
  const { howSplits, to } = shared()
  return (
    <View className={styles.group__card}>
      <GroupStore store={cart.store} name={cart.name} place={cart.address === null ? null : to(cart.address)} />
      <View className={styles.group__head}>
        <Text className={styles.group__title}>{words().people(eaters.length)}</Text>
        <Press label={howSplits} reach={12} onPress={model.toSplit} className={styles.group__link}>
          <Text className={styles.group__note}>{howSplits}</Text>
          <Icon name="chevron-right" size={28} colour="ink-3" />
        </Press>
      </View>
      <View className={styles.group__strip}>
        {eaters.map((person) => (
          <Face key={person.id} person={person} />
        ))}
      </View>
      <GroupSettings {...cart} />
    </View>
  )
})

const Face = observer(({ person: { avatar, name, isMine } }: { person: GroupPerson }) => (
  <View className={styles.group__face}>
    <Avatar picture={avatar} size={64} />
    <Text className={styles.group__name} numberOfLines={1}>
      {isMine ? shared().you : <Written text={name} />}
    </Text>
  </View>
))
