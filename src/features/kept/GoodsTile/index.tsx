import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { KeptGoods } from '@contract/entities/favorite'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { TickMark } from '@/components/form/Tick'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/gate'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    cheaper: (amount: string) => `${amount} less than when saved`,
    left: (count: number) => `${count} left`,
    gone: 'No longer sold',
    soldOut: 'Sold out',
    similar: 'See similar',
  },
  zh: {
    cheaper: (amount) => `比收藏时降${amount}`,
    left: (count) => `仅剩${count}份`,
    gone: '已下架',
    soldOut: '已售罄',
    similar: '找相似',
  },
})

interface Props {
  goods: KeptGoods
  /** How much less it costs than when it was kept. */
  cheaperBy?: number | null
  /** While the list is being managed: whether it is chosen, and the press that changes it. */
  choice?: { on: boolean; toggle: () => void } | undefined
}

const open = ({ id, name, gone }: KeptGoods): void =>
  gone ? navigate('search', { keyword: name }) : navigate('goodsDetail', { id })

/** An item in one of two columns of favourites. */
export const GoodsTile = observer(function GoodsTile({ goods, cheaperBy = null, choice }: Props) {
  const { name, picture, price, shopPrice, gone, soldOut, left } = goods
  const t = words()
  const why = gone ? t.gone : soldOut ? t.soldOut : ''
  const tag = cheaperBy !== null ? t.cheaper(formatMoney(cheaperBy, { trim: true })) : left !== null ? t.left(left) : ''
  return (
    <Press
      label={[name, why || formatMoney(price)].join(', ')}
      {...(choice && { role: 'checkbox' as const, on: choice.on })}
      onPress={choice ? choice.toggle : () => open(goods)}
      className={styles['goods-tile']}
    >
      <View className={styles['goods-tile__picture']}>
        <Picture picture={picture} width={343} radius={0} fill faded={why !== ''} />
        {why !== '' && (
          <View className={styles['goods-tile__veil']}>
            <View className={styles['goods-tile__why']}>
              <Text className={styles['goods-tile__why-text']}>{why}</Text>
            </View>
          </View>
        )}
        {choice && (
          <View className={styles['goods-tile__tick']}>
            <TickMark on={choice.on} size={44} />
          </View>
        )}
      </View>
      <View className={styles['goods-tile__words']}>
        <Text className={styles[gone ? 'goods-tile__name--gone' : 'goods-tile__name']} numberOfLines={2}>
          {name}
        </Text>
        <View className={styles['goods-tile__tags']}>
          {!gone && tag !== '' && <Tag text={tag} tone={cheaperBy !== null ? 'red' : 'warn'} />}
        </View>
        {gone ? (
          <Text className={styles['goods-tile__similar']}>{t.similar}</Text>
        ) : (
          <Price amount={price} original={shopPrice > price ? shopPrice : null} />
        )}
      </View>
    </Press>
  )
})
