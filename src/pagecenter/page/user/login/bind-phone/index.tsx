import { PhoneField } from '@/components/form/PhoneField'
import { Screen, screen } from '@/components/frame/Screen'
import { AccountForm } from '@/features/account/AccountForm'
import { CodeField } from '@/features/account/CodeField'
import { useModel } from '@/state'
import { BindPhoneModel } from './model'
import { words } from './text'

export default screen('bindPhone', ({ oldCode }) => {
  const model = useModel((api, root) => new BindPhoneModel(api, root, oldCode))
  const { title, line, phone, action } = words()
  const submit = () => void model.submit()
  return (
    <Screen title={title} surface="white">
      <AccountForm line={line} action={action} busy={model.form.busy} onSubmit={submit}>
        <PhoneField field={model.verification.phone} placeholder={phone} />
        <CodeField of={model.verification} onConfirm={submit} />
      </AccountForm>
    </Screen>
  )
})
