import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FoundGoods } from '@contract/entities/goods'
import { formatCount, formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Highlight } from '@/components/base/Highlight'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import styles from './index.module.scss'

const words = dictionary({
  en: { sold: (count: string) => `${count} sold` },
  zh: { sold: (count) => `月售${count}` },
})

interface Props {
  goods: FoundGoods
  /** Search keyword to highlight in the name. */
  keyword?: string
  /** Next to the price: the reason for a discount, or that it is sold out. */
  tag: ReactNode
}

/** An item of a nearby store; opens its store at the item. */
export const GoodsCard = observer(function GoodsCard({ goods, keyword, tag }: Props) {
  const { id, storeId, name, storeName, picture, price, shopPrice, sales, distance, soldOut } = goods
  const facts = [sales > 0 ? words().sold(formatCount(sales, language.value)) : '', formatDistance(distance)]
  return (
    <Press
      label={`${name}, ${storeName}, ${formatMoney(price)}`}
      onPress={() => navigate('storeDetail', { id: storeId, goodsId: id })}
      className={styles['goods-card']}
    >
      <Picture picture={picture} width={160} faded={soldOut} />
      <View className={styles['goods-card__words']}>
        <Text className={styles['goods-card__name']} numberOfLines={2}>
          <Highlight text={name} keyword={keyword} />
        </Text>
        <Text className={styles['goods-card__fact']} numberOfLines={1}>
          {storeName}
        </Text>
        <Text className={styles['goods-card__fact']} numberOfLines={1}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <View className={styles['goods-card__foot']}>
          <Price amount={price} original={shopPrice > price ? shopPrice : null} />
          {tag}
        </View>
      </View>
    </Press>
  )
})
