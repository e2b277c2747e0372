import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import type { DealGroupModel } from '../model'
import { words } from '../text'

/** Actions of the caller in the group. */
export const GroupBar = observer(function GroupBar({ model }: { model: DealGroupModel }) {
  const { state, canJoin, mine, deal } = model.group.ready
  const t = words()
  if (state === 'open' && model.isIn) return <Inside model={model} />
  if (state === 'open' && canJoin)
    return (
      <BottomBar wide>
        <Button text={t.join(formatMoney(deal.price))} busy={model.places.busy} onPress={model.join} />
      </BottomBar>
    )
  const hasVoucher = state === 'formed' && mine?.place === 'paid' && mine.state !== 'gathering'
  return (
    <BottomBar wide>
      {hasVoucher ? (
        <Button text={t.voucher} onPress={model.toVoucher} />
      ) : (
        <Button text={state === 'failed' ? t.again : t.toDeal} onPress={model.toDeal} />
      )}
    </BottomBar>
  )
})

const Inside = observer(({ model }: { model: DealGroupModel }) => {
  const t = words()
  return (
    <BottomBar left={<Button kind="outline" text={t.leave} busy={model.busy} onPress={() => void model.leave()} />}>
      {model.isHeld ? (
        <Button text={t.payNow} onPress={model.pay} />
      ) : (
        <Button text={t.share} icon="share-2" onPress={model.share.open} />
      )}
    </BottomBar>
  )
})
