import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture as PictureData } from '@contract/entities/common'
import type { KeptGoods, KeptProduct } from '@contract/entities/favorite'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { TickMark } from '@/components/form/Tick'
import { openGoods } from '@/features/saved/GoodsTile'
import type { Choice } from '@/features/saved/KeptTile'
import { openProduct, whyNot } from '@/features/saved/ProductTile'
import { keptWords } from '@/features/saved/words'
import styles from './index.module.scss'

interface Props {
  name: string
  picture: PictureData
  price: number
  /** Reason why it cannot be bought now; empty when it can. */
  why: string
  choice: Choice | undefined
  onOpen: () => void
}

/** Something that was seen, in one of three columns. */
const SeenTile = observer(function SeenTile({ name, picture, price, why, choice, onOpen }: Props) {
  return (
    <Press
      label={`${name}, ${why || formatMoney(price)}`}
      {...(choice && { role: 'checkbox' as const, on: choice.on })}
      onPress={choice ? choice.toggle : onOpen}
      className={styles.seen}
    >
      <View className={styles.seen__picture}>
        <Picture picture={picture} width={207} fill faded={why !== ''} />
        {choice && (
          <View className={styles.seen__tick}>
            <TickMark on={choice.on} size={40} />
          </View>
        )}
      </View>
      <Text className={styles.seen__name} numberOfLines={1}>
        {name}
      </Text>
      {why ? <Text className={styles.seen__why}>{why}</Text> : <Price amount={price} size={32} />}
    </Press>
  )
})

/** An item that was seen. */
export const SeenGoods = observer(function SeenGoods({
  goods,
  choice,
}: {
  goods: KeptGoods
  choice: Choice | undefined
}) {
  const { name, picture, price, soldOut, gone } = goods
  const t = keptWords()
  const why = gone ? t.gone : soldOut ? t.soldOut : ''
  return <SeenTile {...{ name, picture, price, why, choice }} onOpen={() => openGoods(goods)} />
})

/** A product of the mall that was seen. */
export const SeenProduct = observer(function SeenProduct({
  product,
  choice,
}: {
  product: KeptProduct
  choice: Choice | undefined
}) {
  const { name, cover: picture, price } = product
  return <SeenTile {...{ name, picture, price, choice }} why={whyNot(product)} onOpen={() => openProduct(product)} />
})
