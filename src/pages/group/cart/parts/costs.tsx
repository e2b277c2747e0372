import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { KeyValue } from '@/components/list/KeyValue'
import { PriceBreakdown } from '@/features/order/PriceBreakdown'
import { dishesOf, isEmpty } from '@/features/group-cart/model'
import { words } from '@/features/group-cart/text'
import { navigate } from '@/platform/navigation/gate'
import styles from './cards.module.scss'

/** Total cost, with a link to the split. */
export const Costs = observer(function Costs({ cart }: { cart: GroupCart }) {
  const t = words()
  const { components, total, state } = cart
  if (isEmpty(cart)) return null
  const goods = components.find(({ kind }) => kind === 'goods')
  const dishes = cart.people.reduce((sum, one) => sum + (one.isDropped ? 0 : dishesOf(one)), 0)
  return (
    <View className={styles.cards__card}>
      <View className={styles.cards__row}>
        <Text className={styles.cards__title}>{state === 'open' ? t.costs : t.fixed}</Text>
        <Press
          label={t.howSplits}
          reach={12}
          onPress={() => navigate('groupSplit', { id: cart.id })}
          className={styles.cards__link}
        >
          <Text className={styles.cards__note}>{t.howSplits}</Text>
          <Icon name="chevron-right" size={28} colour="ink-3" />
        </Press>
      </View>
      {goods && <KeyValue label={t.dishes(dishes)} value={formatMoney(goods.amount)} />}
      <PriceBreakdown components={components} total={total} label={t.total} />
    </View>
  )
})
