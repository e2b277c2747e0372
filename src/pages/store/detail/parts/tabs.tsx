import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tabs } from '@/components/Tabs'
import type { StoreModel } from '../model'
import { words } from '../text'
import styles from './tabs.module.scss'

/** Menu and merchant info. */
export const StoreTabs = observer(function StoreTabs({ model: { tab, show } }: { model: StoreModel }) {
  const { menu, info } = words()
  const items = [
    { value: 'menu', name: menu },
    { value: 'info', name: info },
  ] as const
  return (
    <View className={styles.tabs}>
      <Tabs items={items} value={tab} onChange={show} size={88} />
    </View>
  )
})
