import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallQuoteLine, ShopQuote } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Price } from '@/components/base/Price'
import { KeyValue } from '@/components/list/KeyValue'
import { couponValue } from '@/features/coupon/coupon-value'
import { LineItem } from '@/features/order/LineItem'
import { StoreLine } from '@/features/order/StoreLine'
import { deliveryDatesText } from '../delivery-dates'
import { PointsPrice } from '../PointsPrice'
import { shippingWords } from '../text'
import type { MallConfirmModel } from './model'
import { words } from './text'
import styles from './shop-card.module.scss'

interface Props {
  model: MallConfirmModel
  shop: ShopQuote
}

/** One shop's order: its lines by parcel, shipping, offers and the note to the shop. */
export const ShopCard = observer(({ model, shop }: Props) => {
  const { items, itemsInParcels, subtotal, note, noNote } = words()
  const count = shop.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const remark = model.remarkTo(shop.shop.id)
  return (
    <View className={styles['shop-card']}>
      <StoreLine store={shop.shop} />
      {shop.parcels.map((parcel) => (
        <View key={parcel.number}>
          {shop.parcels.length > 1 && <ParcelLabel parcel={parcel} />}
          {parcel.lines.map(({ position, quantity }) => (
            <Line key={position} line={shop.lines[position]} quantity={quantity} />
          ))}
        </View>
      ))}
      <View className={styles['shop-card__rows']}>
        <Shipping shop={shop} />
        {shop.components
          .filter(({ kind }) => offers.includes(kind))
          .map(({ kind, label, amount }) => (
            <KeyValue key={kind} label={label} value={formatMoney(amount)} tone="brand" />
          ))}
        {shop.coupon.usable > 0 && <Coupon model={model} shop={shop} />}
        <KeyValue
          label={note}
          value={remark || noNote}
          tone={remark ? 'ink' : 'muted'}
          onOpen={() => void model.write(shop.shop.id)}
        />
      </View>
      <View className={styles['shop-card__foot']}>
        <Text className={styles['shop-card__count']}>
          {shop.parcels.length > 1 ? itemsInParcels(count, shop.parcels.length) : items(count)}
        </Text>
        <Text className={styles['shop-card__label']}>{subtotal}</Text>
        <Price amount={shop.total} />
      </View>
    </View>
  )
})

/** Discounts of the shop itself; coupons have separate rows. */
const offers: readonly ShopQuote['components'][number]['kind'][] = ['fullDiscount']

const ParcelLabel = ({ parcel: { number, warehouse } }: { parcel: ShopQuote['parcels'][number] }) => (
  <View className={styles['shop-card__parcel']}>
    <Icon name="package" size={28} colour="ink-2" />
    <Text className={styles['shop-card__number']}>{words().parcel(number)}</Text>
    <Text className={styles['shop-card__from']} numberOfLines={1}>
      {words().from(warehouse)}
    </Text>
  </View>
)

function Line({ line, quantity }: { line: MallQuoteLine | undefined; quantity: number }) {
  if (!line) return null
  const { picture, name, choice, price, points, shopPrice, priceKind } = line
  const tag = priceKind === 'member' ? { text: words().member, tone: 'gold' as const } : undefined
  return (
    <LineItem
      picture={picture}
      name={name}
      spec={choice}
      quantity={quantity}
      price={price * quantity}
      figure={points > 0 && <PointsPrice points={points * quantity} cash={(price - points) * quantity} tone="ink" />}
      original={shopPrice * quantity}
      tag={tag}
    />
  )
}

const Shipping = observer(({ shop: { shippingFee, missingForFree, shipsBy, arrivesBy } }: { shop: ShopQuote }) => {
  const { freeShipping } = words()
  const dates = deliveryDatesText({ shipsBy, arrivesBy })
  const { shipping, short } = shippingWords()
  const hint =
    missingForFree === null ? undefined : (
      <Text className={styles['shop-card__short']}>{short(formatMoney(missingForFree))}</Text>
    )
  return (
    <View>
      <KeyValue
        label={shipping}
        value={shippingFee === 0 ? freeShipping : formatMoney(shippingFee)}
        tone={shippingFee === 0 ? 'good' : 'ink'}
      />
      {hint}
      {dates !== '' && <Text className={styles['shop-card__dates']}>{dates}</Text>}
    </View>
  )
})

const Coupon = observer(({ model, shop: { coupon } }: Props) => (
  <KeyValue label={words().coupon} {...couponValue(coupon)} onOpen={() => void model.chooseCoupons()} />
))
