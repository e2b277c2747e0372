import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Skeleton } from '@/components/base/Skeleton'
import { Tag } from '@/components/base/Tag'
import { StateView } from '@/components/frame/StateView'
import { AsyncView, type Loadable } from '@/components/list/AsyncView'
import { openStore } from '@/features/store/store-page'
import { open } from '@/platform/navigation/navigation'
import type { MemberGoods } from '../model'
import { words } from '../text'
import styles from './goods.module.scss'

const Row = observer(({ goods }: { goods: MemberGoods }) => {
  const { id, storeId, name, storeName, picture, memberPrice, shopPrice } = goods
  return (
    <Press
      label={`${name}, ${storeName}, ${formatMoney(memberPrice)}`}
      onPress={() => openStore(storeId, { goodsId: id })}
      className={styles.goods__row}
    >
      <Picture picture={picture} width={144} />
      <View className={styles.goods__words}>
        <Text className={styles.goods__name} numberOfLines={2}>
          {name}
        </Text>
        <Text className={styles.goods__store} numberOfLines={1}>
          {storeName}
        </Text>
        <View className={styles.goods__prices}>
          <Price amount={memberPrice} original={shopPrice} />
          <Tag tone="gold" text={words().off(formatMoney(shopPrice - memberPrice))} />
        </View>
      </View>
    </Press>
  )
})

const GoodsSkeleton = () => (
  <>
    {[0, 1, 2].map((row) => (
      <View key={row} className={styles.goods__row}>
        <Skeleton width={144} height={144} radius={16} />
        <View className={styles.goods__words}>
          <Skeleton width="70%" height={36} />
          <Skeleton width="50%" height={28} />
          <Skeleton width={200} height={44} />
        </View>
      </View>
    ))}
  </>
)

const Nothing = observer(() => {
  const { nothing, nothingText, look } = words()
  return (
    <StateView
      kind="empty"
      inline
      title={nothing}
      text={nothingText}
      action={{ text: look, onPress: () => void open('home') }}
    />
  )
})

/** Dishes with member prices. */
export const GoodsList = observer(({ goods }: { goods: Loadable<MemberGoods[]> }) => (
  <View className={styles.goods}>
    <Text className={styles.goods__title} role="heading" aria-level={2}>
      {words().goods}
    </Text>
    <AsyncView
      resource={goods}
      skeleton={<GoodsSkeleton />}
      empty={{ when: (items) => items.length === 0, view: <Nothing /> }}
      inline
    >
      {(items) => items.map((item) => <Row key={item.id} goods={item} />)}
    </AsyncView>
  </View>
))
