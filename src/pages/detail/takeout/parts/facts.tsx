import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Address } from '@contract/entities/address'
import type { TakeawayDetail } from '@contract/entities/order'
import { formatDateTime, formatMoment } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { inOneLanguage } from '@/features/address/in-one-language'
import { bothWays } from '@/features/pay/both-ways'
import { language } from '@/platform/session/language'
import type { TakeoutModel } from '../model'
import { words } from '../text'
import styles from './facts.module.scss'

/** `whole` shows texts written by people untruncated. */
type Fact = readonly [label: string, value: string | null | undefined, whole?: boolean]

/** Order information: destination, times, payment, notes. */
export const Facts = observer(function Facts({ model, order }: { model: TakeoutModel; order: TakeawayDetail }) {
  return (
    <View className={styles.facts}>
      {order.address && order.canChangeAddress && <AddressFact model={model} address={order.address} />}
      {rows(placeFacts(order))}
      <CopyFact label={words().number} value={order.number} onCopy={() => void model.copyNumber()} />
      {rows(orderFacts(order))}
    </View>
  )
})

const rows = (facts: readonly Fact[]) =>
  facts.map(([label, value, whole = false]) =>
    value ? <KeyValue key={label} label={label} value={value} whole={whole} /> : null,
  )

const placeOf = ({ address, addressDetail }: Address): string =>
  words().place(inOneLanguage(address), inOneLanguage(addressDetail))

/** The destination of an order that its store has not accepted, which can still be changed. */
const AddressFact = observer(({ model, address }: { model: TakeoutModel; address: Address }) => {
  const { deliverTo, changeAddress } = words()
  const change = (
    <Press label={changeAddress} onPress={() => void model.changeAddress()} className={styles.facts__change} reach={16}>
      <Text className={styles.facts__changeText}>{words().change}</Text>
    </Press>
  )
  return <KeyValue label={deliverTo} value={placeOf(address)} whole right={change} />
})

function placeFacts({
  address,
  canChangeAddress,
  deliveryMethod,
  storeContact,
  pickupPhone,
  deliverAt,
  utcOffset,
}: TakeawayDetail): Fact[] {
  const t = words()
  const time: Fact = [t.time, deliverAt && formatMoment(new Date(deliverAt), new Date(), language.value, utcOffset)]
  if (deliveryMethod === 'pickup') return [[t.collectAt, storeContact.address, true], [t.phone, pickupPhone], time]
  return [
    [t.deliverTo, address && !canChangeAddress ? placeOf(address) : null, true],
    [t.contact, address && `${address.consignee} ${address.mobile}`, true],
    time,
  ]
}

function lateText({ minutes, amount, isGiven }: NonNullable<TakeawayDetail['lateCompensation']>): string {
  const { onTimeText, onTimeGiven } = words()
  return isGiven ? onTimeGiven(formatMoney(amount)) : onTimeText(formatMoney(amount), minutes)
}

function orderFacts(order: TakeawayDetail): Fact[] {
  const t = words()
  const { placedAt, paidWith, paidFromBalance, paidBy, remark, tableware, refunded } = order
  const way = paidWith && bothWays(t[paidWith], paidFromBalance)
  return [
    [t.placed, formatDateTime(new Date(placedAt), order.utcOffset)],
    [t.paidWith, way && paidBy === 'friend' ? t.byFriend(way) : way],
    [t.note, remark, true],
    [t.riderNote, order.riderNote, true],
    [t.handOver, order.contactFree ? t.contactFree : null],
    [t.ifSoldOut, order.ifSoldOut === 'refund' ? t.refundIt : t[order.ifSoldOut]],
    [t.tableware, tableware ? t.sets(tableware) : t.noTableware],
    [t.onTime, order.lateCompensation && lateText(order.lateCompensation), true],
    [t.refund, refunded ? formatMoney(refunded) : null],
  ]
}
