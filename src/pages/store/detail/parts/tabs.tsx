import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import { Tabs } from '@/components/frame/Tabs'
import { language } from '@/platform/session/language'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './tabs.module.scss'

/** Menu, reviews and merchant info. */
export const StoreTabs = observer(function StoreTabs({ model: { tab, show, store } }: { model: StoreModel }) {
  const { menu, reviews, info } = words()
  const count = formatCount(store.reviewCount, language.value)
  const items = [
    { value: 'menu', name: menu },
    { value: 'reviews', name: reviews, ...(store.reviewCount > 0 ? { count } : {}) },
    { value: 'info', name: info },
  ] as const
  return (
    <View className={styles.tabs}>
      <Tabs items={items} value={tab} onChange={show} size={88} />
    </View>
  )
})
