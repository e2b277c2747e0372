import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { StoreFilter, StoreSort } from '@contract/calls/store'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { toggled } from '@/components/form/FilterChips'
import { Sheet } from '@/components/frame/Sheet'
import type { StoreList } from '@/features/store/store-list'
import styles from './index.module.scss'
import { words } from './text'

const sorts: readonly StoreSort[] = ['recommended', 'distance', 'fastest', 'rating', 'sales', 'fee', 'minimum']
const filters: readonly StoreFilter[] = ['fullDiscount', 'member', 'freeDelivery', 'openNow', 'selfPickup', 'new']

/** Sheet with all sort orders and filters, applied immediately. Pass it to the Screen as `overlay`. */
export const StoreFilterSheet = observer(({ list }: { list: StoreList }) => {
  const t = words()
  const { choice, choose, filtered, clear } = list.found
  const foot = (
    <View className={styles['store-filters__foot']}>
      <View className={styles['store-filters__button']}>
        <Button text={t.clear} kind="outline" disabled={!filtered} onPress={clear} />
      </View>
      <View className={styles['store-filters__button']}>
        <Button text={t.done} onPress={list.closeSheet} />
      </View>
    </View>
  )
  return (
    <Sheet open={list.choosing} onClose={list.closeSheet} title={t.title} foot={foot}>
      <View className={styles['store-filters']}>
        <Text className={styles['store-filters__title']}>{t.sort}</Text>
        <ChipSet label={t.sort}>
          {sorts.map((sort) => (
            <Chip key={sort} text={t[sort]} ground="card" on={choice.sort === sort} onPress={() => choose({ sort })} />
          ))}
        </ChipSet>
        <Text className={styles['store-filters__title']}>{t.filter}</Text>
        <ChipSet label={t.filter}>
          {filters.map((filter) => (
            <Chip
              key={filter}
              text={t[filter]}
              ground="card"
              on={choice.filters.includes(filter)}
              onPress={() => choose({ filters: toggled(choice.filters, filter) })}
            />
          ))}
        </ChipSet>
      </View>
    </Sheet>
  )
})
