import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ProductCard as Card } from '@contract/entities/product'
import { FilteredPages } from '@/components/list/FilteredPages'
import { dictionary } from '@/i18n'
import { inColumns } from '../columns'
import { ProductCard } from '../ProductCard'
import type { ProductList } from '../product-list'
import { ProductsSkeleton } from './skeleton'
import styles from './index.module.scss'

const words = dictionary({
  en: { none: 'No products found', noneText: 'No products match your filters', clear: 'Clear filters' },
  zh: { none: '没有符合条件的商品', noneText: '没有同时满足这些筛选的商品', clear: '清除筛选' },
})

interface Props {
  list: ProductList
  /** Shown when the unfiltered list is empty. */
  empty: ReactNode
  /** Compact states, inside a screen with other content. */
  inline?: boolean
}

/** Paged products in two columns, in bands that are drawn and given up as a whole (decision 12). */
export const ProductPages = observer(function ProductPages({ list, empty, inline }: Props) {
  const { none: title, noneText: text, clear } = words()
  const { pages, found } = list
  return (
    <View className={styles['product-pages']}>
      <FilteredPages
        list={{ pages, filtered: found.filtered, clear: list.clear }}
        skeleton={<ProductsSkeleton />}
        empty={empty}
        none={{ title, text, clear, inline }}
        inline={inline}
      >
        {({ items }) => <Band products={items} />}
      </FilteredPages>
    </View>
  )
})

/** Some products in two columns that end together. */
const Band = observer(function Band({ products }: { products: readonly Card[] }) {
  return (
    <View className={styles['product-pages__band']}>
      {inColumns(products).map((column, at) => (
        <View key={at} className={styles['product-pages__column']}>
          {column.map((product, index) => (
            <ProductCard key={product.id} product={product} last={index === column.length - 1} />
          ))}
        </View>
      ))}
    </View>
  )
})
