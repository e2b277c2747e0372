import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { formatCount, formatDistance } from '@contract/format'
import { formatMoney } from '@contract/money'
import { observer } from 'mobx-react-lite'
import { Highlight } from '@/components/Highlight'
import { PagedList } from '@/components/PagedList'
import { Picture } from '@/components/Picture'
import { Press } from '@/components/Press'
import { Price } from '@/components/Price'
import { StateView } from '@/components/StateView'
import { Tag } from '@/components/Tag'
import { navigate } from '@/platform/gate'
import { language } from '@/platform/language'
import type { FoundGoods, GoodsList } from '../goods-list'
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
      <PagedList list={list.goods} keyOf={({ id }) => id} empty={list.filters.length > 0 ? none : empty}>
        {(goods) => <Card goods={goods} keyword={list.keyword} />}
      </PagedList>
    </View>
  )
})

const Card = observer(({ goods, keyword }: { goods: FoundGoods; keyword: string }) => {
  const { id, storeId, name, storeName, picture, price, shopPrice, sales, distance, soldOut } = goods
  const t = words()
  const facts = [sales > 0 ? t.sold(formatCount(sales, language.value)) : '', formatDistance(distance)]
  return (
    <Press
      label={`${name}, ${storeName}, ${formatMoney(price)}`}
      onPress={() => navigate('storeDetail', { id: storeId, goodsId: id })}
      className={styles.goods__card}
    >
      <Picture picture={picture} width={160} faded={soldOut} />
      <View className={styles.goods__words}>
        <Text className={styles.goods__name} numberOfLines={1}>
          <Highlight text={name} keyword={keyword} />
        </Text>
        <Text className={styles.goods__store} numberOfLines={1}>
          {storeName}
        </Text>
        <Text className={styles.goods__store} numberOfLines={1}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <View className={styles.goods__foot}>
          <Price amount={price} original={shopPrice > price ? shopPrice : null} />
          {soldOut && <Tag tone="gray" text={t.soldOut} />}
        </View>
      </View>
    </Press>
  )
})
