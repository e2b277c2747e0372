import { observer } from 'mobx-react'
import type { VoucherDetail } from '@contract/entities/voucher'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { secondsUntil } from '@/platform/device/clock'
import type { VoucherModel } from '../model'
import { words } from '../text'

/** Refund and directions while vouchers are left; payment before, reorder after. */
export const VoucherBar = observer(function VoucherBar({
  model,
  voucher,
}: {
  model: VoucherModel
  voucher: VoucherDetail
}) {
  const t = words()
  const { payBefore, usable, phase, actions } = voucher
  const run = (action: 'pay' | 'cancel' | 'remove' | 'refund') => () => void model.actions.run(action, voucher)
  if (payBefore)
    return (
      <BottomBar>
        <Button kind="outline" text={t.cancel} onPress={run('cancel')} />
        <Button text={`${t.pay} ${formatCountdown(Math.max(0, secondsUntil(payBefore)))}`} onPress={run('pay')} />
      </BottomBar>
    )
  if (phase === 'inProgress' && usable > 0)
    return (
      <BottomBar>
        <Button kind="outline" text={t.refund} onPress={model.startGiving} />
        <Button text={t.directions} icon="map-pin" onPress={() => void model.directions()} />
      </BottomBar>
    )
  return (
    <BottomBar>
      {actions.includes('remove') && <Button kind="outline" text={t.remove} onPress={run('remove')} />}
      {actions.includes('refund') && <Button kind="outline" text={t.complain} onPress={run('refund')} />}
      <Button text={t.again} onPress={model.again} />
    </BottomBar>
  )
})
