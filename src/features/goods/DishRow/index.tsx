import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Goods } from '@contract/entities/goods'
import { formatCount } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { Stepper } from '@/components/form/Stepper'
import { isFull } from '@/features/cart/purchase-limit'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'
import { OptionsButton } from '../OptionsButton'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    sold: (count: string) => `${count} sold`,
    liked: (percent: number) => `${percent}% liked`,
    left: (count: number) => `${count} left`,
    soldOut: 'Sold out',
    limit: (count: number) => `Limit ${count}`,
    reached: (count: number) => `Limit of ${count} reached`,
  },
  zh: {
    sold: (count) => `月售${count}`,
    liked: (percent) => `好评${percent}%`,
    left: (count) => `仅剩${count}份`,
    soldOut: '已售罄',
    limit: (count) => `限购${count}份`,
    reached: (count) => `已达限购${count}份`,
  },
})

export interface DishRowProps {
  dish: Goods
  /** Quantity in the cart. */
  quantity: number
  onAdd: () => void
  onRemove: () => void
  onOptions: () => void
  /** Opens the dish's detail screen. */
  onOpen: () => void
  /** Hides the controls while the store is closed. */
  closed?: boolean
}

/** A dish of a store's menu. A transparent button covers the row, with the controls on top of it. */
export const DishRow = observer((props: DishRowProps) => {
  const { dish, quantity, onOpen } = props
  const out = dish.soldOut
  return (
    <View className={styles['dish-row']}>
      <Picture picture={dish.picture} width={168} faded={out} />
      <View className={styles['dish-row__words']}>
        <Text className={styles[out ? 'dish-row__name--out' : 'dish-row__name']} numberOfLines={2}>
          {dish.name}
        </Text>
        {dish.note !== '' && (
          <Text className={styles['dish-row__note']} numberOfLines={1}>
            {dish.note}
          </Text>
        )}
        <Sales dish={dish} />
        <Tags dish={dish} full={isFull(dish, quantity)} />
        <View className={styles['dish-row__prices']}>
          <Price amount={dish.price} tone={out ? 'muted' : 'brand'} original={dish.shopPrice} originalSize={20} />
          {dish.memberPrice !== null && dish.memberPrice < dish.price && (
            <Tag tone="gold" text={formatMoney(dish.memberPrice)} />
          )}
        </View>
      </View>
      <Press label={dish.name} onPress={onOpen} className={styles['dish-row__cover']} />
      <View className={styles['dish-row__controls']}>
        <Controls {...props} />
      </View>
    </View>
  )
})

/** The activity, such as its percentage off, before the item's own tags. */
export const tagsOf = ({ activityType, tags }: Goods): string[] => [
  ...new Set([...(activityType ? [activityType] : []), ...tags]),
]

/** A single Text element, to limit the number of nodes in mini-programs. */
const Sales = observer(({ dish: { sales, likedPercent } }: { dish: Goods }) => {
  const { sold, liked } = words()
  const facts = [sold(formatCount(sales, language.value)), ...(likedPercent === null ? [] : [liked(likedPercent)])]
  return <Text className={styles['dish-row__note']}>{facts.join(' · ')}</Text>
})

const Tags = observer(({ dish, full }: { dish: Goods; full: boolean }) => {
  const { purchaseLimit, left, soldOut } = dish
  const { limit, reached } = words()
  const tags = tagsOf(dish)
  if (tags.length === 0 && purchaseLimit === null && left === null) return null
  return (
    <View className={styles['dish-row__tags']}>
      {left !== null && !soldOut && <Tag tone="solid" text={words().left(left)} />}
      {tags.map((tag) => (
        <Tag key={tag} text={tag} />
      ))}
      {purchaseLimit !== null && <Tag tone={full ? 'warn' : 'gray'} text={(full ? reached : limit)(purchaseLimit)} />}
    </View>
  )
})

const Controls = observer(({ dish, quantity, onAdd, onRemove, onOptions, closed }: DishRowProps) => {
  if (dish.soldOut) return <Text className={styles['dish-row__out']}>{words().soldOut}</Text>
  if (closed) return null
  if (dish.hasOptions) return <OptionsButton name={dish.name} count={quantity} onPress={onOptions} />
  return (
    <Stepper
      value={quantity}
      max={dish.limitLeft ?? undefined}
      label={dish.name}
      onChange={(value) => (value > quantity ? onAdd() : onRemove())}
      reason={dish.purchaseLimit === null ? undefined : words().reached(dish.purchaseLimit)}
    />
  )
})
