import { observer } from 'mobx-react'
import type { TableDetail } from '@contract/entities/reservation'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { secondsUntil } from '@/platform/device/clock'
import type { TableOrderModel } from '../model'
import { words } from '../text'

/** Time before the booking from which a late arrival can be announced, in seconds. */
const SOON = 3600

interface Props {
  model: TableOrderModel
  table: TableDetail
}

/** Cancelling, changing, being late, and the one thing that is next: to pay, to find the place, or to come again. */
export const TableBar = observer(function TableBar({ model, table }: Props) {
  const t = words()
  const { actions, busy } = model
  const { payBefore, cancelling, canChange, canBeLate, at, phase } = table
  const isNear = secondsUntil(at) < SOON
  const isOver = phase === 'done' || phase === 'cancelled' || phase === 'toReview'
  const pay = payBefore && `${t.pay} ${formatCountdown(Math.max(0, secondsUntil(payBefore)))}`
  return (
    <BottomBar>
      {cancelling && <Button kind="outline" size={72} text={t.cancel} onPress={model.cancel} />}
      {canChange && <Button kind="outline" size={72} text={t.change} onPress={model.change} />}
      {canBeLate && isNear && (
        <Button kind="line" size={72} text={t.late} busy={busy} onPress={() => void model.late()} />
      )}
      {pay && <Button size={72} text={pay} onPress={() => void actions.run('pay', table)} />}
      {phase === 'inProgress' && <Button size={72} text={t.directions} onPress={() => void model.directions()} />}
      {isOver && table.actions.includes('remove') && (
        <Button kind="outline" size={72} text={t.remove} onPress={() => void actions.run('remove', table)} />
      )}
      {table.actions.includes('refund') && (
        <Button kind="outline" size={72} text={t.refund} onPress={() => void actions.run('refund', table)} />
      )}
      {isOver && <Button size={72} text={t.again} onPress={model.again} />}
    </BottomBar>
  )
})
