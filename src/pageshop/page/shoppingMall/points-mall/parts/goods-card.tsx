import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Deal } from '@contract/entities/deal'
import { formatWhole } from '@contract/money'
import { Button, type ButtonKind } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { PointsPrice } from '@/features/mall/PointsPrice'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './goods-card.module.scss'

interface Action {
  readonly text: string
  readonly kind?: ButtonKind
  readonly onPress?: () => void
}

/** Action on a deal; without `onPress` it explains why there is none. */
function actionOf({ id, state, reserved }: Deal): Action {
  const text = words()
  switch (state) {
    case 'reserved':
      return { text: text.pay, onPress: () => navigate('pay', { orderId: reserved?.orderId ?? '' }) }
    case 'membersOnly':
      return { text: text.members, kind: 'gold', onPress: () => navigate('member') }
    case 'notEnough':
      return { text: text.notEnough }
    case 'limitReached':
      return { text: text.limitReached }
    case 'soldOut':
    case 'over':
      return { text: text.allGone }
    case 'open':
    case 'soon':
      return { text: text.redeem, onPress: () => navigate('pointsConfirm', { deal: id }) }
  }
}

function lineOf({ state, missing, perPerson, taken }: Deal): string {
  const { short, perPerson: limit, claimed } = words()
  if (state === 'notEnough') return short(formatWhole(missing))
  return perPerson === null || state === 'open' ? claimed(formatWhole(taken)) : limit(perPerson)
}

/** A product sold for points, with its price and the customer's action. */
export const GoodsCard = observer(({ deal }: { deal: Deal }) => {
  const { text, kind = 'soft', onPress } = actionOf(deal)
  return (
    <View className={styles['goods-card']}>
      <Press label={deal.name} onPress={() => navigate('product', { id: deal.productId, sku: deal.skuId })}>
        <Picture picture={deal.picture} width={343} radius={0} fill faded={!onPress && deal.state !== 'notEnough'} />
      </Press>
      <View className={styles['goods-card__words']}>
        <Text className={styles['goods-card__name']} numberOfLines={2}>
          {deal.name}
        </Text>
        <PointsPrice points={deal.points} cash={deal.cash} />
        <View className={styles['goods-card__foot']}>
          <Text className={styles['goods-card__line']} numberOfLines={1}>
            {lineOf(deal)}
          </Text>
          <Button
            text={text}
            label={`${text}: ${deal.name}`}
            kind={kind}
            size={64}
            icon={deal.state === 'membersOnly' ? 'crown' : undefined}
            disabled={!onPress}
            onPress={() => onPress?.()}
          />
        </View>
      </View>
    </View>
  )
})
