import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Tag } from '@/components/base/Tag'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { GoodsCard } from '@/features/goods/GoodsCard'
import { GoodsSkeleton } from '@/features/goods/GoodsCard/skeleton'
import type { GoodsList } from '../goods-list'
import { words } from '../text'
import styles from './goods-cards.module.scss'

/** Dishes as cards, page after page, each opening its store at that dish. */
export const GoodsCards = observer(({ list, empty }: { list: GoodsList; empty: ReactNode }) => {
  const { noGoods, noGoodsText, clearFilters } = words()
  const none = (
    <StateView
      kind="empty"
      title={noGoods}
      text={noGoodsText}
      action={{ text: clearFilters, onPress: list.clearFilters }}
    />
  )
  return (
    <View className={styles.goods}>
      <PagedList
        list={list.goods}
        keyOf={({ id }) => id}
        empty={list.filters.length > 0 ? none : empty}
        skeleton={<GoodsSkeleton />}
      >
        {(goods) => (
          <GoodsCard
            goods={goods}
            keyword={list.keyword}
            tag={goods.soldOut && <Tag tone="gray" text={words().soldOut} />}
          />
        )}
      </PagedList>
    </View>
  )
})
