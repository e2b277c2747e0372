import { Keypad } from '@/components/form/Keypad'
import { Screen, screen } from '@/components/frame/Screen'
import { AccountForm } from '@/features/account/AccountForm'
import { OwnCode } from '@/features/account/OwnCode'
import { NewPayDigits } from '@/features/account/PayDigits'
import { useModel } from '@/state'
import { ModifyPayPasswordModel } from './model'
import { words } from './text'

export default screen('modifyPayPassword', () => {
  const model = useModel((api) => new ModifyPayPasswordModel(api))
  const { title, next } = words()
  const { digits, form, own } = model
  const typing = model.step === 'digits'
  const submit = () => void model.checkCode()
  const keypad = typing && <Keypad onDigit={digits.type} onDelete={digits.remove} disabled={form.busy} />
  return (
    <Screen title={title} surface="white" footer={keypad}>
      {typing ? (
        <NewPayDigits of={digits} />
      ) : (
        <AccountForm action={next} busy={form.busy} onSubmit={submit}>
          <OwnCode of={own} onConfirm={submit} />
        </AccountForm>
      )}
    </Screen>
  )
})
