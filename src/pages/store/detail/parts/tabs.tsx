import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Tabs } from '@/components/frame/Tabs'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './tabs.module.scss'

/** Menu, reviews and merchant info, and ordering with friends while the store is open. */
export const StoreTabs = observer(function StoreTabs({ model: { id, tab, show, page } }: { model: StoreModel }) {
  const { menu, reviews, info } = words()
  const total = page.value?.store.reviewCount ?? 0
  const count = formatCount(total, language.value)
  const items = [
    { value: 'menu', name: menu },
    { value: 'reviews', name: reviews, ...(total > 0 ? { count } : {}) },
    { value: 'info', name: info },
  ] as const
  return (
    <View className={styles.tabs}>
      <View className={styles.tabs__all}>
        <Tabs items={items} value={tab} onChange={show} size={88} />
      </View>
      {page.value?.store.status === 'open' && <Together id={id} />}
    </View>
  )
})

const Together = observer(({ id }: { id: string }) => {
  const { together } = words()
  return (
    <Press
      label={together}
      onPress={() => navigate('groupStart', { storeId: id })}
      reach={16}
      className={styles.tabs__together}
    >
      <Icon name="users-round" size={32} colour="ink-2" />
      <Text className={styles.tabs__text}>{together}</Text>
    </Press>
  )
})
