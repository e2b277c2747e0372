import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Basket } from '@contract/entities/cart'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { Price } from '@/components/base/Price'
import { Tag } from '@/components/base/Tag'
import { StateView } from '@/components/frame/StateView'
import { CartLine } from '@/features/cart/CartLine'
import { tellLimit } from '@/features/cart/purchase-limit'
import { openStore } from '@/features/store/store-page'
import { navigate } from '@/platform/navigation/gate'
import type { GoOrderModel } from '../model'
import { words } from '../text'
import styles from './baskets.module.scss'

interface Props {
  model: GoOrderModel
}

/** Baskets by store, most recently changed first. */
export const Baskets = observer(function Baskets({ model }: Props) {
  const { empty, emptyText } = words()
  if (model.baskets.length === 0) return <StateView kind="empty" title={empty} text={emptyText} inline />
  return (
    <>
      {model.baskets.map((basket) => (
        <BasketCard key={basket.store.id} model={model} basket={basket} />
      ))}
    </>
  )
})

const BasketCard = observer(({ model, basket }: Props & { basket: Basket }) => (
  <View className={styles.basket}>
    <Store basket={basket} />
    {basket.lines.map((line) => (
      <CartLine
        key={line.id}
        line={line}
        quantity={model.quantityOf(line)}
        onChange={(quantity) => model.change(basket, line, quantity)}
        onLimit={() => tellLimit(line)}
      />
    ))}
    <Sum basket={basket} />
  </View>
))

const open = ({ store }: Basket) => openStore(store.id)

const Store = observer(({ basket }: { basket: Basket }) => {
  const { logo, name, status } = basket.store
  return (
    <Press label={name} onPress={() => open(basket)} className={styles.basket__store}>
      <Picture picture={logo} width={48} radius={8} />
      <Text className={styles.basket__name} numberOfLines={1}>
        {name}
      </Text>
      {status !== 'open' && <Tag tone="gray" text={words()[status]} />}
      <View className={styles.basket__gap} />
      <Icon name="chevron-right" size={28} colour="ink-3" />
    </Press>
  )
})

/** Basket total with a checkout button, or a link to the store while the minimum is not reached. */
const Sum = observer(({ basket }: { basket: Basket }) => {
  const { store, goodsTotal, originalTotal, packagingFee, discount } = basket
  const { fee, freeFee } = words()
  return (
    <View className={styles.basket__sum}>
      <View className={styles.basket__words}>
        <Price
          amount={goodsTotal + packagingFee - discount}
          original={originalTotal + packagingFee}
          originalSize={20}
        />
        <Text className={styles.basket__note} numberOfLines={1}>
          {store.deliveryFee ? fee(formatMoney(store.deliveryFee)) : freeFee}
        </Text>
      </View>
      {store.status === 'open' && <WayOn basket={basket} />}
    </View>
  )
})

const WayOn = observer(({ basket }: { basket: Basket }) => {
  const { store, missing, goodsTotal } = basket
  const { more, moreOf, checkout, checkoutOf } = words()
  const amount = formatMoney(missing, { trim: true })
  if (missing === 0 && goodsTotal > 0) {
    const buy = () => navigate('confirm', { storeId: store.id })
    return <Button text={checkout} label={checkoutOf(store.name)} size={72} onPress={buy} />
  }
  const text = more(amount)
  return <Button text={text} label={moreOf(amount, store.name)} kind="line" size={72} onPress={() => open(basket)} />
})
