import { PhoneField } from '@/components/form/PhoneField'
import { Screen, screen } from '@/components/frame/Screen'
import { AccountForm } from '@/features/account/AccountForm'
import { CodeField } from '@/features/account/CodeField'
import { NewPassword } from '@/features/account/NewPassword'
import { useModel } from '@/state'
import { ForgetModel } from './model'
import { words } from './text'

export default screen('forgotPassword', () => {
  const model = useModel((api, root) => new ForgetModel(api, root))
  const { title, line, password, action } = words()
  return (
    <Screen title={title} surface="white">
      <AccountForm line={line} action={action} busy={model.form.busy} onSubmit={() => void model.submit()}>
        <PhoneField field={model.verification.phone} />
        <CodeField of={model.verification} />
        <NewPassword password={model.password} repeat={model.repeat} placeholder={password} />
      </AccountForm>
    </Screen>
  )
})
