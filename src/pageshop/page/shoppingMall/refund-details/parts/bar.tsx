import { observer } from 'mobx-react'
import type { AfterSale, AfterSaleAction } from '@contract/entities/after-sale'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { callPhone } from '@/platform/device/phone-call'
import type { RefundDetailsModel } from '../model'
import { words } from '../text'

/** Actions of the customer, the most important last; a call to the shop when no action is left. */
export const Bar = observer(function Bar({ model, refund }: { model: RefundDetailsModel; refund: AfterSale }) {
  const { actions, store, decision } = refund
  const t = words()
  const names: Record<AfterSaleAction, string> = {
    revoke: t.revoke,
    edit: t.edit,
    escalate: t.escalate,
    addEvidence: t.addEvidence,
    sendBack: t.sendBackIt,
    correctReturn: t.correctReturn,
  }
  if (actions.length === 0 && (decision || !store)) return null
  return (
    <BottomBar shared>
      {actions.length === 0 && store && (
        <Button kind="outline" size={80} text={t.call} onPress={() => void callPhone(store.phone)} />
      )}
      {actions.map((action, index) => (
        <Button
          key={action}
          kind={index === actions.length - 1 && action !== 'revoke' ? 'primary' : 'outline'}
          size={80}
          text={names[action]}
          busy={model.busy && action !== 'edit'}
          onPress={() => void model.run(action)}
        />
      ))}
    </BottomBar>
  )
})
