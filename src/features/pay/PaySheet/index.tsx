import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Sheet } from '@/components/frame/Sheet'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { PayPasswordPad } from './pay-password-pad'
import { SheetHead } from './sheet-head'
import type { Cashier, PayModel } from '../paying'
import { MethodsSkeleton } from './skeleton'
import { Methods } from './methods'
import styles from './methods.module.scss'
import { words } from './text'

interface Props {
  model: PayModel
  open?: boolean
  /** The order belongs to the user, who can therefore open it. */
  own?: boolean
  /** Below the amount, such as the membership saving. */
  note?: ReactNode
}

/** Payment methods and pay password. Pass it to the Screen as `overlay`. */
export const PaySheet = observer(function PaySheet({ model, open = true, own = true, note }: Props) {
  const { choose, close } = words()
  const leave = () => void model.leave()
  const typing = model.step === 'password' && !model.closed
  return (
    <Sheet open={open} onClose={typing ? model.toMethods : leave} label={choose} ground={typing ? 'line' : 'surface'}>
      {typing ? null : <SheetHead title={choose} icon="x" label={close} onPress={leave} />}
      <AsyncView resource={model.cashier} skeleton={<PaySkeleton model={model} />} inline>
        {(cashier) => <Step model={model} cashier={cashier} own={own} note={note} />}
      </AsyncView>
    </Sheet>
  )
})

/** Placeholder rows: balance, two providers, and "ask somebody" where offered. */
const PaySkeleton = ({ model }: { model: PayModel }) => <MethodsSkeleton ways={model.canAsk ? 4 : 3} />

interface StepProps {
  model: PayModel
  cashier: Cashier
  own: boolean
  note: ReactNode
}

const Step = observer(({ model, cashier, own, note }: StepProps) => {
  if (cashier.status === 'paid') return <PaySkeleton model={model} />
  if (model.closed) return <Closed action={own ? words().view : words().back} onView={() => void model.toOrder()} />
  return (
    <View>
      {model.step === 'methods' ? (
        <Methods model={model} cashier={cashier} note={note} />
      ) : (
        <Password model={model} cashier={cashier} />
      )}
    </View>
  )
})

/** Shown when the order cannot be paid any more: expired, cancelled or refunded. */
const Closed = ({ action, onView }: { action: string; onView: () => void }) => {
  const { closed, closedText } = words()
  return (
    <View className={styles.methods}>
      <StateView kind="empty" inline title={closed} text={closedText} action={{ text: action, onPress: onView }} />
    </View>
  )
}

const Password = observer(({ model, cashier }: Omit<StepProps, 'own' | 'note'>) => {
  const t = words()
  const { part, provider } = model
  const rest = part > 0 && provider && t.thenBy(formatMoney(cashier.amount - part), t[provider])
  const note = rest || t.paid(t.balance, cashier.title)
  return (
    <PayPasswordPad
      title={t.enter}
      note={model.isNothing ? t.nothing : note}
      amount={part > 0 ? part : cashier.amount}
      count={model.balance.typed.length}
      error={model.balance.error}
      wrong={model.balance.wrong}
      disabled={model.busy || model.balance.locked}
      onDigit={model.type}
      onDelete={model.balance.remove}
      onBack={model.toMethods}
      onForgot={model.forgot}
    />
  )
})
