import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import { FilteredPages } from '@/components/list/FilteredPages'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import { StoreCard } from '@/features/store/StoreCard'
import type { Hit } from '@/features/store/StoreCard/hits'
import type { ListedStore, StoreList } from '@/features/store/store-list'
import { openStore } from '@/features/store/store-page'
import { StoreCardSkeleton } from './skeleton'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    none: 'No stores found',
    noneText: 'No stores match your filters',
    clear: 'Clear filters',
    sold: (count: string) => `${count} sold`,
  },
  zh: {
    none: '没有符合条件的商家',
    noneText: '附近没有同时满足这些筛选的商家',
    clear: '清除筛选',
    sold: (count) => `月售${count}`,
  },
})

interface Props {
  list: StoreList
  /** Shown when the unfiltered list is empty. */
  empty: ReactNode
  /** Compact states, inside a screen with other content. */
  inline?: boolean
}

/** The matching goods of a search; undefined when only the store itself matches. */
const hitsOf = ({ hits = [] }: ListedStore): Hit[] | undefined =>
  hits.length === 0
    ? undefined
    : hits.map(({ sales, shopPrice, ...hit }) => ({
        ...hit,
        note: sales > 0 ? words().sold(formatCount(sales, language.value)) : undefined,
        original: shopPrice > hit.price ? shopPrice : null,
      }))

/** Paged store cards, each opening its store. */
export const StoreCards = observer(({ list, empty, inline }: Props) => {
  const { found } = list
  const { keyword = '' } = found.choice
  const { none: title, noneText: text, clear } = words()
  return (
    <View className={styles['store-cards']}>
      <FilteredPages
        list={found}
        skeleton={<StoreCardSkeleton />}
        empty={empty}
        none={{ title, text, clear, inline }}
        inline={inline}
      >
        {(store) => (
          <View className={styles['store-cards__card']}>
            <StoreCard
              store={store}
              hits={hitsOf(store)}
              keyword={keyword}
              onOpen={() => openStore(store.id, { summary: store })}
            />
          </View>
        )}
      </FilteredPages>
    </View>
  )
})
