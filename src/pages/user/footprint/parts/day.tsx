import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Footprint, KeptGoods } from '@contract/entities/favorite'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tick, TickMark } from '@/components/form/Tick'
import { inRowsOf, type Row } from '@/features/kept/rows'
import { StoreRow } from '@/features/kept/StoreRow'
import { dayName } from '@/features/wallet/day'
import { navigate } from '@/platform/gate'
import type { FootprintModel } from '../model'
import { words } from '../text'
import styles from './day.module.scss'

const columns = 3

interface Props {
  day: Row<Footprint>
  model: FootprintModel
}

/** What was seen on a day. */
export const Day = observer(({ day: { id, items }, model }: Props) => {
  const { choosing, tab } = model
  const ids = items.map((item) => item.id)
  const name = dayName(id)
  const t = words()
  const count = { goods: t.items, store: t.stores }[tab](items.length)
  const choiceOf = (footprint: Footprint) =>
    choosing.on ? { on: choosing.has(footprint.id), toggle: () => choosing.toggle(footprint.id) } : undefined
  const stores = items.map((footprint) => {
    const { id: key, store } = footprint
    return store && <StoreRow key={key} store={store} choice={choiceOf(footprint)} />
  })
  const rows = inRowsOf(items, columns).map((row) => (
    <View key={row.id} className={styles.day__row}>
      {Array.from({ length: columns }, (_, place) => {
        const footprint = row.items[place]
        if (!footprint?.goods) return <View key={place} className={styles.day__gap} />
        return <Goods key={footprint.id} goods={footprint.goods} choice={choiceOf(footprint)} />
      })}
    </View>
  ))
  return (
    <View className={styles.day}>
      <View className={styles.day__head}>
        {choosing.on && (
          <Tick on={choosing.hasAll(ids)} label={t.all(name)} size={40} onChange={() => choosing.toggleAll(ids)} />
        )}
        <Text className={styles.day__name} role="heading" aria-level={2}>
          {name}
        </Text>
        <Text className={styles.day__count}>{count}</Text>
      </View>
      {{ goods: rows, store: stores }[tab]}
    </View>
  )
})

interface GoodsProps {
  goods: KeptGoods
  choice: { on: boolean; toggle: () => void } | undefined
}

const openGoods = ({ id, name, gone }: KeptGoods): void =>
  gone ? navigate('search', { keyword: name }) : navigate('goodsDetail', { id })

const Goods = observer(function Goods({ goods, choice }: GoodsProps) {
  const { name, picture, price, soldOut, gone } = goods
  const t = words()
  const why = gone ? t.gone : soldOut ? t.soldOut : ''
  return (
    <Press
      label={`${name}, ${why || formatMoney(price)}`}
      {...(choice && { role: 'checkbox' as const, on: choice.on })}
      onPress={choice ? choice.toggle : () => openGoods(goods)}
      className={styles.day__goods}
    >
      <View className={styles.day__picture}>
        <Picture picture={picture} width={207} fill faded={why !== ''} />
        {choice && (
          <View className={styles.day__tick}>
            <TickMark on={choice.on} size={40} />
          </View>
        )}
      </View>
      <Text className={styles['day__goods-name']} numberOfLines={1}>
        {name}
      </Text>
      {why ? <Text className={styles.day__why}>{why}</Text> : <Price amount={price} size={32} />}
    </Press>
  )
})
