import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { language } from '@/platform/session/language'
import type { ProductModel } from '../model'
import { words } from '../text'
import styles from './head.module.scss'

interface Props {
  model: ProductModel
}

/** Price of the choice, member price, name and tags. */
export const Head = observer(function Head({ model }: Props) {
  const { product, picker } = model
  const t = words()
  if (!picker) return null
  const { priced, onePrice, soldOut } = picker
  return (
    <View className={styles.head}>
      <View className={styles.head__prices}>
        {!onePrice && t.startsAt !== '' && <Text className={styles.head__fact}>{t.startsAt}</Text>}
        <Price amount={priced.price} size={56} original={priced.shopPrice} tone={soldOut ? 'muted' : 'brand'} />
        {!onePrice && t.up !== '' && <Text className={styles.head__fact}>{t.up}</Text>}
        <View className={styles.head__gap} />
        {product.sales > 0 && (
          <Text className={styles.head__fact}>{t.sold(formatCount(product.sales, language.value))}</Text>
        )}
      </View>
      <Member model={model} />
      <View className={styles.head__title}>
        <Text className={styles.head__name} role="heading" aria-level={1}>
          {product.name}
        </Text>
        <Watch model={model} />
        <Keep model={model} />
      </View>
      {product.note !== '' && <Text className={styles.head__note}>{product.note}</Text>}
      <Tags model={model} />
    </View>
  )
})

/** Turns the notification of a lower price on and off. */
const Watch = observer(function Watch({ model: { product, watchPrice } }: Props) {
  const { watchPrice: off, priceWatched } = words()
  const on = product.priceWatched
  return (
    <Press label={on ? priceWatched : off} on={on} onPress={watchPrice} className={styles.head__keep}>
      <Icon name="bell" size={44} colour={on ? 'brand' : 'ink'} />
      <Text className={styles['head__keep-text']}>{off}</Text>
    </Press>
  )
})

/** Keeps it as a favourite. */
const Keep = observer(function Keep({ model: { product, collect } }: Props) {
  const { keep, kept } = words()
  const { collected } = product
  return (
    <Press label={collected ? kept : keep} on={collected} onPress={collect} className={styles.head__keep}>
      <Icon name="heart" size={44} colour={collected ? 'brand' : 'ink'} filled={collected} />
      <Text className={styles['head__keep-text']}>{collected ? kept : keep}</Text>
    </Press>
  )
})

/** The member price of the choice, and whether the caller pays it. */
const Member = observer(function Member({ model: { picker } }: Props) {
  const t = words()
  const { memberPrice = null, price = 0 } = picker?.priced ?? {}
  if (memberPrice === null || memberPrice > price) return null
  return (
    <View className={styles.head__member}>
      <Icon name="crown" size={36} colour="gold-ink" />
      <Text className={styles['head__member-name']}>{t.memberPrice}</Text>
      <Text className={styles['head__member-price']}>{formatMoney(memberPrice)}</Text>
      <View className={styles.head__gap} />
      <Text className={styles['head__member-note']}>{memberPrice === price ? t.memberApplied : t.memberOnly}</Text>
    </View>
  )
})

const Tags = observer(function Tags({ model: { product, picker } }: Props) {
  const activity = picker?.priced.activityType ?? null
  const soldOut = picker?.soldOut === true
  if (!soldOut && activity === null && product.tags.length === 0) return null
  return (
    <View className={styles.head__tags}>
      {soldOut && <Tag tone="dark" text={words().soldOut} />}
      {activity !== null && <Tag tone="solid" text={activity} />}
      {product.tags.map((tag) => (
        <Tag key={tag} text={tag} />
      ))}
    </View>
  )
})
