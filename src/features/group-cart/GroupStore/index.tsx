import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { inOneLanguage } from '@/features/address/in-one-language'
import { navigate } from '@/platform/navigation/gate'
import { Written } from '@/platform/view/written'
import { words } from '../text'
import styles from './index.module.scss'

/** The store of a shared cart, what the cart is called and where it goes. */
export const GroupStore = observer(function GroupStore({
  store,
  place,
  name = '',
}: Pick<GroupCart, 'store'> & { place: string | null; name?: string }) {
  const t = words()
  return (
    <Press
      label={`${store.name}, ${t.toStore}`}
      onPress={() => navigate('storeDetail', { id: store.id })}
      className={styles.groupStore}
    >
      <Picture picture={store.logo} width={80} />
      <View className={styles.groupStore__words}>
        <Text className={styles.groupStore__name} numberOfLines={1}>
          {store.name}
        </Text>
        {name !== '' && (
          <Text className={styles.groupStore__title} numberOfLines={1}>
            <Written text={name} />
          </Text>
        )}
        {place !== null && (
          <Text className={styles.groupStore__note} numberOfLines={1}>
            <Written text={inOneLanguage(place)} />
          </Text>
        )}
      </View>
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})
