import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import { Tabs } from '@/components/frame/Tabs'
import { language } from '@/platform/session/language'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './tabs.module.scss'

/** Menu, reviews and merchant info. */
export const StoreTabs = observer(function StoreTabs({ model: { tab, show, page } }: { model: StoreModel }) {
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
      <Tabs items={items} value={tab} onChange={show} size={88} />
    </View>
  )
})
