import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import type { StoreSummary } from '@contract/entities/store'
import { observer } from 'mobx-react'
import { PagedList } from '@/components/PagedList'
import { StoreCard } from '@/components/StoreCard'
import { StateView } from '@/components/StateView'
import type { StoreList } from '@/stores'
import { openStore } from '@/stores/prefetch'
import { StoreCardBones } from './bones'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  list: StoreList
  /** Shown when there is no store at all; behind filters the way on is to take them away. */
  empty: ReactNode
  /** Inside a screen that shows more than the list. */
  inline?: boolean
}

/** The dishes of a store that were searched for, or none when the search found the store for another reason. */
function hitsOf({ dishes }: StoreSummary, keyword: string) {
  const parts = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const hits = dishes.filter(({ name }) => parts.some((part) => name.toLowerCase().includes(part)))
  return hits.length > 0 ? hits : undefined
}

/** Stores as cards, page after page, each opening its store. */
export const StoreCards = observer(({ list, empty, inline }: Props) => {
  const { keyword = '' } = list.search
  return (
    <View className={styles['store-cards']}>
      <PagedList
        list={list.stores}
        keyOf={({ id }) => id}
        skeleton={<StoreCardBones />}
        empty={list.filters.length > 0 ? <NoneLikeThat onClear={list.clearFilters} inline={inline} /> : empty}
        inline={inline}
      >
        {(store) => (
          <View className={styles['store-cards__card']}>
            <StoreCard
              store={store}
              hits={hitsOf(store, keyword)}
              keyword={keyword}
              onOpen={() => openStore(store.id)}
            />
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
