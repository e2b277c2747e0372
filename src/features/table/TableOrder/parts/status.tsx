import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TableDetail } from '@contract/entities/reservation'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import type { TableState } from '@contract/states/table'
import { Note } from '@/components/base/Note'
import { type Sentence, StatusCard } from '@/components/base/StatusCard'
import { StepBars } from '@/components/base/StepBars'
import { IconGrid } from '@/components/list/IconGrid'
import { calendarItems } from '@/features/calendar/add'
import { instantText } from '@/features/stay/dates/days'
import { reachByPhone } from '@/features/device/reach'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import { eventOf } from '../event'
import type { TableOrderModel } from '../model'
import { tableTitles, words } from '../text'
import styles from '../index.module.scss'

/** The steps that are done in each state; none once it is over without a visit. */
const done: Readonly<Record<TableState, number>> = {
  pendingPayment: 0,
  waitingConfirm: 1,
  confirmed: 2,
  seated: 3,
  review: 4,
  done: 4,
  released: -1,
  cancelled: -1,
  noShow: -1,
}

/** The state with the next event, the steps, and the contacts of the restaurant. */
export const Status = observer(function Status({ model, table }: { model: TableOrderModel; table: TableDetail }) {
  const state = table.state as TableState
  const t = words()
  const { store, restaurant, number, lateAt, heldUntil, visitOffset } = table
  // The bar shows it while the party is expected.
  const way = { key: 'way', icon: 'map-pin', label: t.directions, onPress: () => void model.directions() } as const
  const items = [
    { key: 'call', icon: 'phone', label: t.call, onPress: () => void reachByPhone(restaurant.phone) },
    ...(state === 'confirmed' ? calendarItems(() => eventOf(table)) : []),
    ...(table.phase === 'inProgress' ? [] : [way]),
    { key: 'menu', icon: 'utensils', label: t.menu, onPress: () => navigate('storeDetail', { id: store.id }) },
    {
      key: 'chat',
      icon: 'message-circle',
      label: t.chat,
      onPress: () => navigate('chat', { with: 'store', orderId: table.id }),
    },
    { key: 'help', icon: 'headphones', label: t.help, onPress: () => navigate('contactUs', { order: number }) },
  ] as const
  return (
    <StatusCard title={tableTitles()[state]} sentence={() => sentenceOf(table)} padding={32}>
      {state === 'confirmed' && lateAt && (
        <Note kind="warn" icon="clock" text={t.toldLate(instantText(heldUntil, visitOffset))} />
      )}
      {done[state] >= 0 && (
        <StepBars count={4} done={done[state]} names={[t.booked, t.confirmed, t.seated, t.finished]} />
      )}
      <View className={styles.table__doors}>
        <IconGrid columns={5} items={items} />
      </View>
    </StatusCard>
  )
})

function sentenceOf(table: TableDetail): Sentence {
  const { payBefore } = table
  return payBefore ? [words().payWithin, formatCountdown(Math.max(0, secondsUntil(payBefore)))] : [nextOf(table)]
}

/** Next event, by state. */
function nextOf(table: TableDetail): string {
  const t = words()
  const { visitOffset, answerBefore, heldUntil, cancelReason, refunded, total, paidAt, tables } = table
  const sat = () => (tables.length > 0 ? t.sitAt(tables.join(' + ')) : '')
  const over = () => {
    const kept = paidAt ? total - refunded : 0
    const sums = [refunded > 0 ? t.refunded(formatMoney(refunded)) : '', kept > 0 ? t.kept(formatMoney(kept)) : '']
    return [cancelReason ? t.because(cancelReason) : '', ...sums].filter(Boolean).join(' · ')
  }
  const texts: Partial<Record<TableState, () => string>> = {
    waitingConfirm: () => (answerBefore ? t.answersBy(instantText(answerBefore, visitOffset)) : ''),
    confirmed: () => (table.lateAt ? '' : t.heldUntil(instantText(heldUntil, visitOffset))),
    seated: sat,
    review: sat,
    cancelled: over,
    released: over,
    noShow: over,
  }
  return texts[table.state as TableState]?.() ?? ''
}
