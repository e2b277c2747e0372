import { observer } from 'mobx-react'
import { PhoneField } from '@/components/form/PhoneField'
import { Screen, screen } from '@/components/frame/Screen'
import { AccountForm } from '@/features/account/AccountForm'
import { CodeField } from '@/features/account/CodeField'
import { OwnCode } from '@/features/account/OwnCode'
import { useModel } from '@/state'
import { ChangePhoneModel } from './model'
import { words } from './text'

const OldStep = observer(({ model }: { model: ChangePhoneModel }) => {
  const submit = () => void model.checkOld()
  return (
    <AccountForm action={words().next} busy={model.oldForm.busy} onSubmit={submit}>
      <OwnCode of={model.own} onConfirm={submit} />
    </AccountForm>
  )
})

const NewStep = observer(({ model }: { model: ChangePhoneModel }) => {
  const { newLine, newPhone, action } = words()
  const submit = () => void model.submit()
  return (
    <AccountForm line={newLine} action={action} busy={model.newForm.busy} onSubmit={submit}>
      <PhoneField field={model.next.phone} placeholder={newPhone} />
      <CodeField of={model.next} onConfirm={submit} />
    </AccountForm>
  )
})

export default screen('changePhone', () => {
  const model = useModel((api, root) => new ChangePhoneModel(api, root))
  return (
    <Screen title={words().title} surface="white">
      {model.step === 'old' ? <OldStep model={model} /> : <NewStep model={model} />}
    </Screen>
  )
})
