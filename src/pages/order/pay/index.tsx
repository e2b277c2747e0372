import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/AsyncView'
import { PayPasswordPad } from '@/components/PayPasswordPad'
import { Screen, screen } from '@/components/Screen'
import { Sheet } from '@/components/Sheet'
import { useReturned } from '@/platform/lifecycle'
import type { Answer } from '@/services/api'
import { useModel } from '@/stores'
import { PayModel } from './model'
import { Behind } from './parts/behind'
import { Bones } from './parts/bones'
import { Closed } from './parts/closed'
import { Head } from './parts/head'
import { Methods } from './parts/methods'
import { words } from './text'

export default screen('pay', ({ orderId }) => {
  const model = useModel((api) => new PayModel(api, orderId))
  useReturned(() => void model.returned())
  return (
    <Screen title={words().title} overlay={<PaySheet model={model} />}>
      <Behind order={model.order} />
    </Screen>
  )
})

const PaySheet = observer(({ model }: { model: PayModel }) => (
  <Sheet open onClose={model.leave} label={words().choose}>
    {model.step === 'password' && !model.closed ? null : <Head onClose={model.leave} />}
    <AsyncView resource={model.cashier} skeleton={<Bones />} inline>
      {(cashier) => <Step model={model} cashier={cashier} />}
    </AsyncView>
  </Sheet>
))

interface StepProps {
  model: PayModel
  cashier: Answer<'payment.types'>
}

const Step = observer(({ model, cashier }: StepProps) => {
  if (cashier.status === 'paid') return <Bones />
  if (model.closed) return <Closed onView={model.toOrder} />
  return (
    <View>
      {model.step === 'methods' ? (
        <Methods model={model} cashier={cashier} />
      ) : (
        <Password model={model} cashier={cashier} />
      )}
    </View>
  )
})

const Password = observer(({ model, cashier }: StepProps) => {
  const { enter, paid, balance } = words()
  return (
    <PayPasswordPad
      title={enter}
      note={paid(balance, cashier.title)}
      amount={cashier.amount}
      count={model.typed.length}
      error={model.error}
      wrong={model.wrong}
      disabled={model.busy || model.locked}
      onDigit={model.type}
      onDelete={model.remove}
      onBack={model.toMethods}
      onForgot={model.forgot}
    />
  )
})
