import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Deal } from '@contract/entities/deal'
import { formatMoney } from '@contract/money'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Press } from '@/components/base/Press'
import { reminderWords } from '@/features/message/reminders'
import { DealProgress } from '@/features/mall/DealProgress'
import { PointsPrice } from '@/features/mall/PointsPrice'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import type { FlashSaleModel } from '../model'
import { words } from '../text'
import styles from './flash-row.module.scss'

interface Props {
  model: FlashSaleModel
  deal: Deal
}

/** One item of a round: its taken part, its limit, its price and the customer's action. */
export const FlashRow = observer(({ model, deal }: Props) => {
  const { name, picture, points, cash, shopPrice, state, productId, skuId } = deal
  const out = state === 'soldOut'
  return (
    <View className={styles['flash-row']}>
      <Press label={name} onPress={() => navigate('product', { id: productId, sku: skuId })}>
        <Picture picture={picture} width={208} faded={out} />
      </Press>
      <View className={styles['flash-row__words']}>
        <Text className={styles[out ? 'flash-row__name--out' : 'flash-row__name']} numberOfLines={2}>
          {name}
        </Text>
        {state !== 'soon' && <DealProgress deal={deal} />}
        <Text className={styles['flash-row__line']} numberOfLines={1}>
          {lineOf(deal)}
        </Text>
        <View className={styles['flash-row__foot']}>
          <View className={styles['flash-row__prices']}>
            <Text className={styles['flash-row__original']}>{formatMoney(shopPrice)}</Text>
            <PointsPrice points={points} cash={cash} tone={out ? 'muted' : 'brand'} />
          </View>
          <Action model={model} deal={deal} />
        </View>
      </View>
    </View>
  )
})

function lineOf({ state, perPerson, quantity, taken }: Deal): string {
  const { perPerson: limit, left, reservedLine, goneLine } = words()
  if (state === 'reserved') return reservedLine
  if (state === 'soldOut') return goneLine
  return [perPerson === null ? '' : limit(perPerson), left(quantity - taken)].filter(Boolean).join(' · ')
}

const Action = observer(({ model, deal }: Props) => {
  const text = words()
  const { state, name, reserved } = deal
  if (state === 'reserved' && reserved) {
    const time = formatCountdown(secondsUntil(reserved.until))
    const pay = () => navigate('pay', { orderId: reserved.orderId })
    return <Button text={text.pay(time)} kind="soft" size={64} onPress={pay} />
  }
  if (state === 'membersOnly')
    return <Button text={text.members} kind="gold" icon="crown" size={64} onPress={() => navigate('member')} />
  if (state === 'soon') return <Remind model={model} name={name} />
  if (state === 'open')
    return (
      <Button
        text={text.get}
        label={`${text.get}: ${name}`}
        size={64}
        busy={model.asking === deal.id}
        onPress={() => void model.get(deal)}
      />
    )
  const why = { ...text, reserved: text.over }[state]
  return <Button text={why} label={`${why}: ${name}`} size={64} disabled onPress={() => undefined} />
})

/** Reminder for the beginning of the round. */
const Remind = observer(({ model: { reminders, shown }, name }: { model: FlashSaleModel; name: string }) => {
  const { remindMe, reminderOn } = reminderWords()
  const roundId = shown.value?.sale.roundId
  if (!roundId) return null
  const text = reminders.has(roundId) ? reminderOn : remindMe
  const toggle = () => void reminders.toggle(roundId)
  return <Button text={text} label={`${text}: ${name}`} kind="soft" size={64} busy={reminders.busy} onPress={toggle} />
})
