import { observer } from 'mobx-react'
import { Keypad } from '@/components/form/Keypad'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { AccountForm } from '@/features/account/AccountForm'
import { CloseSteps } from '@/features/account/CloseSteps'
import { OwnCode } from '@/features/account/OwnCode'
import { PayDigits } from '@/features/account/PayDigits'
import { useModel } from '@/state'
import { CloseAccountModel } from './model'
import { words } from './text'

const CodeStep = observer(({ model }: { model: CloseAccountModel }) => {
  const { close, next } = words()
  const submit = () => void model.checkCode()
  const action = model.needsPayPassword ? next : close
  return (
    <AccountForm action={action} busy={model.form.busy} onSubmit={submit}>
      <OwnCode of={model.own} onConfirm={submit} />
    </AccountForm>
  )
})

export default screen('closeAccount', () => {
  const model = useModel((api, root) => new CloseAccountModel(api, root))
  const { title, pay, payHint } = words()
  const paying = model.step === 'pay'
  const keypad = paying && <Keypad onDigit={model.pay.type} onDelete={model.pay.remove} disabled={model.form.busy} />
  return (
    <Screen title={title} surface="white" footer={keypad}>
      <CloseSteps step={2} />
      {paying ? (
        <PayDigits title={pay} hint={payHint} count={model.pay.typed.length} />
      ) : (
        <AsyncView resource={model.risks}>{() => <CodeStep model={model} />}</AsyncView>
      )}
    </Screen>
  )
})
