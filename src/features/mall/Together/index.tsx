import { useEffect } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { dictionary } from '@/i18n'
import { Resource, useModel } from '@/state'
import { inColumns } from '../columns'
import { ProductCard } from '../ProductCard'
import styles from './index.module.scss'

const words = dictionary({
  en: { together: 'Often bought together', popular: 'You may also like' },
  zh: { together: '一起买更配', popular: '猜你喜欢' },
})

/** The most products that others are looked for beside. */
const most = 20

/** Products that go with those of some lines, such as of a cart or an order. */
export const Beside = observer(function Beside({ lines }: { lines: readonly { readonly productId: string }[] }) {
  const productIds = [...new Set(lines.map(({ productId }) => productId))].slice(0, most)
  return <Together key={productIds.join()} productIds={productIds} />
})

/** Products to buy beside some others, or beside what was bought last, in two columns; nothing without any. Needs a `key` of the products. */
export const Together = observer(function Together({ productIds }: { productIds: string[] }) {
  const found = useModel((api) => new Resource(() => api.mall.together({ productIds }, { quiet: true })))
  useEffect(() => void found.load(), [found])
  const { items = [], boughtTogether = false } = found.value ?? {}
  if (items.length === 0) return null
  const { together, popular } = words()
  return (
    <View className={styles.together}>
      <Text className={styles.together__title} role="heading" aria-level={2}>
        {boughtTogether ? together : popular}
      </Text>
      <View className={styles.together__columns}>
        {inColumns(items).map((column, at) => (
          <View key={at} className={styles.together__column}>
            {column.map((product, index) => (
              <ProductCard key={product.id} product={product} last={index === column.length - 1} />
            ))}
          </View>
        ))}
      </View>
    </View>
  )
})
