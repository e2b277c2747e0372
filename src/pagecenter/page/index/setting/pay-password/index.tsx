import { observer } from 'mobx-react'
import { Keypad } from '@/components/form/Keypad'
import { PhoneField } from '@/components/form/PhoneField'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { accountResource } from '@/features/account/account'
import { AccountForm } from '@/features/account/AccountForm'
import { CodeField } from '@/features/account/CodeField'
import { NewPayDigits } from '@/features/account/PayDigits'
import { useModel } from '@/state'
import { PayPasswordModel } from './model'
import { words } from './text'

/** Step 1: verification by a code sent to the customer's phone. */
const CodeStep = observer(({ model }: { model: PayPasswordModel }) => {
  const { line, next } = words()
  const submit = () => void model.checkCode()
  return (
    <AccountForm line={line(model.maskedPhone)} action={next} busy={model.form.busy} onSubmit={submit}>
      <PhoneField field={model.verification.phone} />
      <CodeField of={model.verification} onConfirm={submit} />
    </AccountForm>
  )
})

export default screen('payPassword', () => {
  const account = useModel((api, root) => accountResource(api, root.session))
  const model = useModel((api, root) => new PayPasswordModel(api, root))
  const { digits, form, step } = model
  const typing = step === 'digits'
  const keypad = typing && <Keypad onDigit={digits.type} onDelete={digits.remove} disabled={form.busy} />
  return (
    <Screen title={words().title} surface="white" footer={keypad}>
      <AsyncView resource={account}>
        {() => (typing ? <NewPayDigits of={digits} /> : <CodeStep model={model} />)}
      </AsyncView>
    </Screen>
  )
})
