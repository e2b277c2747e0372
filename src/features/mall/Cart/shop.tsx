import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallCartShop } from '@contract/entities/mall-cart'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Tag } from '@/components/base/Tag'
import { Tick } from '@/components/form/Tick'
import { shippingWords } from '@/features/mall/text'
import { navigate } from '@/platform/navigation/gate'
import type { MallCartModel } from './model'
import { words } from './text'
import { Line } from './line'
import styles from './shop.module.scss'

interface Props {
  model: MallCartModel
  shop: MallCartShop
}

/** The lines of one shop, with its discount. */
export const Shop = observer(function Shop({ model, shop: { shop, lines, ...offer } }: Props) {
  const t = words()
  return (
    <View className={styles.shop}>
      <View className={styles.shop__head}>
        <Tick
          on={lines.every(({ ticked }) => ticked)}
          label={t.tickShop(shop.name)}
          size={40}
          onChange={(on) => void model.tick(lines, on)}
        />
        <Press label={shop.name} onPress={() => navigate('mallShop', { id: shop.id })} className={styles.shop__name}>
          <Icon name="store" size={36} />
          <Text className={styles['shop__name-text']} numberOfLines={1}>
            {shop.name}
          </Text>
          <Icon name="chevron-right" size={28} colour="ink-3" />
        </Press>
        <Press
          label={`${t.coupons}: ${shop.name}`}
          onPress={() => model.openCoupons(shop.id)}
          className={styles.shop__coupons}
        >
          <Text className={styles['shop__coupons-text']}>{t.coupons}</Text>
        </Press>
      </View>
      <Discount {...offer} />
      <FreeShipping {...offer} />
      {lines.map((line) => (
        <Line key={line.id} model={model} line={line} />
      ))}
    </View>
  )
})

type Offers = Omit<MallCartShop, 'shop' | 'lines'>

const Discount = observer(function Discount({ discount, nextDiscount }: Offers) {
  const t = words()
  const said = [
    discount > 0 ? t.applied(formatMoney(discount, { trim: true })) : '',
    nextDiscount
      ? t.missing(formatMoney(nextDiscount.missing, { trim: true }), formatMoney(nextDiscount.off, { trim: true }))
      : '',
  ].filter(Boolean)
  return said.length > 0 && <Offer name={t.deal} text={said.join(' · ')} />
})

const FreeShipping = observer(function FreeShipping({ missingForFree }: Offers) {
  const { shipping, short } = shippingWords()
  return missingForFree !== null && <Offer name={shipping} text={short(formatMoney(missingForFree, { trim: true }))} />
})

const Offer = ({ name, text }: { name: string; text: string }) => (
  <View className={styles.shop__offer}>
    <Tag text={name} />
    <Text className={styles['shop__offer-text']}>{text}</Text>
  </View>
)
