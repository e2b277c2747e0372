import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ProductCard as Card } from '@contract/entities/product'
import { formatCount } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import { columnWidth, coverHeight } from '../columns'
import styles from './index.module.scss'

const words = dictionary({
  en: { sold: (count: string) => `${count} sold`, soldOut: 'Sold out', from: 'From', after: '' },
  zh: { sold: (count) => `${count}人付款`, soldOut: '已售罄', from: '', after: '起' },
})

interface Props {
  product: Card
  /** Ends its column, and so reaches down to the end of the other one. */
  last?: boolean
}

/** A product in one of two columns; its cover has its height before the picture comes. */
export const ProductCard = observer(function ProductCard({ product, last = false }: Props) {
  const { id, name, cover, price, shopPrice, onePrice, sales, soldOut } = product
  const t = words()
  return (
    <Press
      label={[name, soldOut ? t.soldOut : formatMoney(price)].join(', ')}
      onPress={() => navigate('product', { id })}
      className={styles[last ? 'product-card--last' : 'product-card']}
    >
      <View className={styles['product-card__picture']}>
        <Picture picture={cover} width={columnWidth} height={coverHeight(product)} radius={0} fill faded={soldOut} />
        {soldOut && (
          <View className={styles['product-card__veil']}>
            <View className={styles['product-card__out']}>
              <Text className={styles['product-card__out-text']}>{t.soldOut}</Text>
            </View>
          </View>
        )}
      </View>
      <View className={styles['product-card__words']}>
        <Text className={styles['product-card__name']} numberOfLines={2}>
          {name}
        </Text>
        <Tags product={product} />
        <View className={styles['product-card__prices']}>
          {!onePrice && t.from !== '' && <Text className={styles['product-card__fact']}>{t.from}</Text>}
          <Price amount={price} tone={soldOut ? 'muted' : 'brand'} original={shopPrice} />
          {!onePrice && t.after !== '' && <Text className={styles['product-card__fact']}>{t.after}</Text>}
        </View>
        {sales > 0 && (
          <Text className={styles['product-card__fact']}>{t.sold(formatCount(sales, language.value))}</Text>
        )}
      </View>
    </Press>
  )
})

const Tags = observer(function Tags({ product: { activityType, memberPrice, price, tags } }: { product: Card }) {
  const forMembers = memberPrice !== null && memberPrice < price
  if (activityType === null && !forMembers && tags.length === 0) return null
  return (
    <View className={styles['product-card__tags']}>
      {activityType !== null && <Tag tone="solid" text={activityType} />}
      {forMembers && <Tag tone="gold" text={formatMoney(memberPrice, { trim: true })} />}
      {tags.map((tag) => (
        <Tag key={tag} text={tag} />
      ))}
    </View>
  )
})
