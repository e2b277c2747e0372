import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { PayPasswordPad } from './pay-password-pad'
import { SheetHead } from './sheet-head'
import type { Cashier, PayModel } from '../paying'
import { MethodsSkeleton } from './skeleton'
import { Closed } from './closed'
import { Methods } from './methods'
import { words } from './text'

interface Props {
  model: PayModel
  open?: boolean
  /** The order is the person's own, so that they can look at it. */
  own?: boolean
  /** Under the amount, such as what membership saves. */
  note?: ReactNode
}

/** The ways to pay and the pay password; give it to the Screen as `overlay`. */
export const PaySheet = observer(function PaySheet({ model, open = true, own = true, note }: Props) {
  const { choose, close } = words()
  const leave = () => void model.leave()
  const typing = model.step === 'password' && !model.closed
  return (
    <Sheet open={open} onClose={leave} label={choose} ground={typing ? 'line' : 'surface'}>
      {typing ? null : <SheetHead title={choose} icon="x" label={close} onPress={leave} />}
      <AsyncView resource={model.cashier} skeleton={<PaySkeleton model={model} />} inline>
        {(cashier) => <Step model={model} cashier={cashier} own={own} note={note} />}
      </AsyncView>
    </Sheet>
  )
})

/** The balance, two providers, and somebody else where one may be asked. */
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

const Password = observer(({ model, cashier }: Omit<StepProps, 'own' | 'note'>) => {
  const { enter, paid, balance } = words()
  return (
    <PayPasswordPad
      title={enter}
      note={paid(balance, cashier.title)}
      amount={cashier.amount}
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
