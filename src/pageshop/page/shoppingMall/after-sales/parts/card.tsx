import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AfterSale } from '@contract/entities/after-sale'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { Skeleton } from '@/components/base/Skeleton'
import { timeLeft } from '@/features/after-sales/deadline'
import { serviceWords } from '@/features/after-sales/words'
import { refundStates } from '@/features/order/words'
import { LineItem } from '@/features/order/LineItem'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../text'
import styles from './card.module.scss'

/** A case with its shop, goods and state, which opens it. */
export const CaseCard = observer(function CaseCard({ refund }: { refund: AfterSale }) {
  const { id, store, lines, service, amount, state, deadline, actions } = refund
  const t = words()
  const open = () => navigate('refundDetails', { id })
  const next = actions.at(-1)
  const name = store?.name ?? ''
  const text = next ? t[next] : t.view
  return (
    <View className={styles.card}>
      <Press label={`${name}, ${refundStates()[state]}`} onPress={open}>
        <View className={styles.card__head}>
          <Text className={styles.card__store} numberOfLines={1}>
            {name}
          </Text>
          <Text className={styles[isYours(refund) ? 'card__state--yours' : 'card__state']}>
            {refundStates()[state]}
          </Text>
        </View>
        {lines.map(({ position, picture, name: item, optionText, quantity, amount: price }) => (
          <LineItem key={position} picture={picture} name={item} spec={optionText} quantity={quantity} price={price} />
        ))}
        <View className={styles.card__sum}>
          <Text className={styles.card__service}>{serviceWords()[service]}</Text>
          <Text className={styles.card__amount}>{`${t.refund} ${formatMoney(amount)}`}</Text>
        </View>
      </Press>
      <View className={styles.card__foot}>
        <Text className={styles.card__left}>{deadline ? t.left(timeLeft(secondsUntil(deadline))) : ''}</Text>
        <Button
          size={64}
          kind={isYours(refund) ? 'line' : 'outline'}
          text={text}
          label={`${text}: ${name}`}
          onPress={open}
        />
      </View>
    </View>
  )
})

/** Whether it waits for the customer, as the tab of that name has it. */
const isYours = ({ state }: AfterSale) => state === 'awaitingReturn' || state === 'refused' || state === 'evidence'

/** Placeholder for cases. */
export const CasesSkeleton = () => (
  <View>
    {[0, 1, 2].map((card) => (
      <View key={card} className={styles.card}>
        <View className={styles.card__head}>
          <Skeleton width={360} height={36} />
        </View>
        <Skeleton width={104} height={104} radius={16} />
        <View className={styles.card__foot}>
          <Skeleton width={220} height={20} />
        </View>
      </View>
    ))}
  </View>
)
