import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { formatCount } from '@contract/format'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import type { ListedStore, StoreList } from '@/features/shop/store-list'
import { language } from '@/platform/language'
import { StoreCard } from '../StoreCard'
import type { Hit } from '../StoreCard/hits'
import { StoreCardSkeleton } from './skeleton'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  list: StoreList
  /** Shown when there is no store at all; behind filters the way on is to take them away. */
  empty: ReactNode
  /** Inside a screen that shows more than the list. */
  inline?: boolean
}

/** What was searched for in a store; none when only its name or its kind matches. */
const hitsOf = ({ hits = [] }: ListedStore): Hit[] | undefined =>
  hits.length === 0
    ? undefined
    : hits.map(({ sales, shopPrice, ...hit }) => ({
        ...hit,
        note: sales > 0 ? words().sold(formatCount(sales, language.value)) : undefined,
        original: shopPrice > hit.price ? shopPrice : null,
      }))

/** Stores as cards, page after page, each opening its store. */
export const StoreCards = observer(({ list, empty, inline }: Props) => {
  const { keyword = '' } = list.search
  return (
    <View className={styles['store-cards']}>
      <PagedList
        list={list.stores}
        keyOf={({ id }) => id}
        skeleton={<StoreCardSkeleton />}
        empty={list.filters.length > 0 ? <NoneLikeThat onClear={list.clearFilters} inline={inline} /> : empty}
        inline={inline}
      >
        {(store) => (
          <View className={styles['store-cards__card']}>
            <StoreCard store={store} hits={hitsOf(store)} keyword={keyword} onOpen={() => list.open(store)} />
          </View>
        )}
      </PagedList>
    </View>
  )
})

const NoneLikeThat = observer(({ onClear, inline }: { onClear: () => void; inline?: boolean }) => {
  const { none, noneText, clear } = words()
  return (
    <StateView kind="empty" title={none} text={noneText} action={{ text: clear, onPress: onClear }} inline={inline} />
  )
})
