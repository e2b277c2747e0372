import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatCount } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { isFull } from '@/features/cart/purchase-limit'
import { tagsOf } from '@/features/goods/DishRow'
import { navigate } from '@/platform/navigation/gate'
import { language } from '@/platform/session/language'
import { measured } from '@/platform/view/measure'
import { figure } from '@/platform/view/figure'
import type { GoodsModel } from '../model'
import { words } from '../text'
import { Comments } from './comments'
import { Controls } from './controls'
import { Details } from './details'
import styles from './page.module.scss'

interface Props {
  model: GoodsModel
}

/** The loaded item: picture, price, details and its store. */
export const GoodsPage = observer(function GoodsPage({ model }: Props) {
  const { goods, view, pictureName } = model
  return (
    <View className={styles.goods}>
      <View {...measured(pictureName)}>
        <Press label={goods.name} onPress={view}>
          <Picture picture={goods.picture} width={750} radius={0} fill faded={goods.soldOut} />
        </Press>
      </View>
      <View className={styles.goods__head}>
        <View className={styles.goods__prices}>
          <Price amount={goods.price} size={56} original={goods.shopPrice} tone={goods.soldOut ? 'muted' : 'brand'} />
          <View className={styles.goods__gap} />
          <Controls model={model} />
        </View>
        <Member model={model} />
        <Text className={styles.goods__name} role="heading" aria-level={1}>
          {goods.name}
        </Text>
        <Sales model={model} />
        <Tags model={model} />
      </View>
      <Details model={model} />
      <Comments model={model} />
      <Shop model={model} />
      <Report id={goods.id} />
    </View>
  )
})

const Report = observer(({ id }: { id: string }) => (
  <Press
    label={words().report}
    role="link"
    onPress={() => navigate('report', { subject: 'goods', id })}
    className={styles.goods__report}
  >
    <Text className={styles['goods__report-text']}>{words().report}</Text>
  </Press>
))

/** The member price, and whether it applies to the user. */
const Member = observer(({ model: { goods } }: Props) => {
  const { memberPrice, price } = goods
  const { memberPrice: label, memberApplied, memberOnly } = words()
  if (memberPrice === null || memberPrice > price) return null
  return (
    <View className={styles.goods__member}>
      <Icon name="crown" size={36} colour="gold-ink" />
      <Text className={styles['goods__member-name']}>{label}</Text>
      <Text className={styles['goods__member-price']}>{formatMoney(memberPrice)}</Text>
      <View className={styles.goods__gap} />
      <Text className={styles['goods__member-note']}>{memberPrice === price ? memberApplied : memberOnly}</Text>
    </View>
  )
})

const Sales = observer(({ model: { goods } }: Props) => {
  const { sold, liked } = words()
  const { sales, likedPercent } = goods
  const facts = [sold(formatCount(sales, language.value)), ...(likedPercent === null ? [] : [liked(likedPercent)])]
  return <Text className={styles.goods__sales}>{facts.join(' · ')}</Text>
})

const Tags = observer(({ model: { goods, cart } }: Props) => {
  const { left, purchaseLimit, soldOut } = goods
  const { left: few, limit, reached } = words()
  const red = tagsOf(goods)
  const full = isFull(goods, cart.quantities.get(goods.id) ?? 0)
  if (red.length === 0 && left === null && purchaseLimit === null) return null
  return (
    <View className={styles.goods__tags}>
      {left !== null && !soldOut && <Tag tone="solid" text={few(left)} />}
      {red.map((tag) => (
        <Tag key={tag} text={tag} />
      ))}
      {purchaseLimit !== null && <Tag tone="warn" text={(full ? reached : limit)(purchaseLimit)} />}
    </View>
  )
})

const Shop = observer(({ model: { detail, visit } }: Props) => {
  const { id: storeId, name, logo, rating, minutes, status, opensAt } = detail.ready.store
  const t = words()
  const shown = rating.toFixed(1)
  const time = status === 'open' ? t.minutes(minutes) : opensAt ? t.opens(opensAt) : t.closed
  return (
    <View className={styles.goods__shop}>
      <Picture picture={logo} width={112} />
      <View className={styles['goods__shop-words']}>
        <Text className={styles['goods__shop-name']} numberOfLines={1}>
          {name}
        </Text>
        <View className={styles['goods__shop-facts']} {...figure(t.rated(shown))}>
          <Icon name="star" size={24} colour="warn" filled />
          <Text className={styles['goods__shop-rating']}>{shown}</Text>
          <Text className={styles['goods__shop-time']}>{time}</Text>
        </View>
      </View>
      <Press
        label={t.message}
        onPress={() => navigate('chat', { with: 'store', storeId })}
        className={styles['goods__shop-chat']}
      >
        <Icon name="message-circle" size={40} />
      </Press>
      <Button text={t.visit} kind="outline" size={64} onPress={visit} />
    </View>
  )
})
