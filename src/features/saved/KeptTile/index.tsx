import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Picture as PictureData } from '@contract/entities/common'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { TickMark } from '@/components/form/Tick'
import { keptWords } from '@/features/saved/words'
import styles from './index.module.scss'

/** While a list is being managed: whether a thing is chosen, and the press that changes it. */
export interface Choice {
  readonly on: boolean
  readonly toggle: () => void
}

interface Props {
  name: string
  picture: PictureData
  price: number
  shopPrice: number
  /** Reason why it cannot be bought now; empty when it can. */
  why: string
  /** Whether it is no longer sold at all, so that only similar ones are. */
  gone: boolean
  /** A tag, such as how much cheaper it is. */
  tag: { text: string; tone: 'red' | 'warn' } | undefined
  choice: Choice | undefined
  onOpen: () => void
}

/** Something that is sold, in one of two columns of favourites. */
export const KeptTile = observer(function KeptTile(props: Props) {
  const { name, picture, price, shopPrice, why, gone, tag, choice, onOpen } = props
  return (
    <Press
      label={[name, why || formatMoney(price)].join(', ')}
      {...(choice && { role: 'checkbox' as const, on: choice.on })}
      onPress={choice ? choice.toggle : onOpen}
      className={styles['kept-tile']}
    >
      <View className={styles['kept-tile__picture']}>
        <Picture picture={picture} width={343} radius={0} fill faded={why !== ''} />
        {why !== '' && (
          <View className={styles['kept-tile__veil']}>
            <View className={styles['kept-tile__why']}>
              <Text className={styles['kept-tile__why-text']}>{why}</Text>
            </View>
          </View>
        )}
        {choice && (
          <View className={styles['kept-tile__tick']}>
            <TickMark on={choice.on} size={44} />
          </View>
        )}
      </View>
      <View className={styles['kept-tile__words']}>
        <Text className={styles[gone ? 'kept-tile__name--gone' : 'kept-tile__name']} numberOfLines={2}>
          {name}
        </Text>
        <View className={styles['kept-tile__tags']}>{!gone && tag && <Tag {...tag} />}</View>
        {gone ? (
          <Text className={styles['kept-tile__similar']}>{keptWords().similar}</Text>
        ) : (
          <Price amount={price} original={shopPrice > price ? shopPrice : null} />
        )}
      </View>
    </Press>
  )
})
