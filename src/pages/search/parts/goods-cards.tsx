import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Tag } from '@/components/base/Tag'
import { FilteredPages } from '@/components/list/FilteredPages'
import { GoodsCard } from '@/features/goods/GoodsCard'
import { GoodsSkeleton } from '@/features/goods/GoodsCard/skeleton'
import type { GoodsList } from '../goods-list'
import { words } from '../text'
import styles from './goods-cards.module.scss'

/** Paged dish cards, each opening its store at the dish. */
export const GoodsCards = observer(({ list, empty }: { list: GoodsList; empty: ReactNode }) => {
  const { noGoods: title, noGoodsText: text, clearFilters: clear } = words()
  return (
    <View className={styles.goods}>
      <FilteredPages list={list} empty={empty} none={{ title, text, clear }} skeleton={<GoodsSkeleton />}>
        {(goods) => (
          <GoodsCard
            goods={goods}
            keyword={list.choice.keyword}
            tag={goods.soldOut && <Tag tone="gray" text={words().soldOut} />}
          />
        )}
      </FilteredPages>
    </View>
  )
})
