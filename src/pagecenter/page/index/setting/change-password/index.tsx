import { Screen, screen } from '@/components/frame/Screen'
import { AccountForm } from '@/features/account/AccountForm'
import { NewPassword, PasswordField } from '@/features/account/NewPassword'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import { ChangePasswordModel } from './model'
import { words } from './text'

export default screen('changePassword', () => {
  const model = useModel((api) => new ChangePasswordModel(api))
  const { title, line, old, password, action, forgot } = words()
  return (
    <Screen title={title} surface="white">
      <AccountForm
        line={line}
        action={action}
        busy={model.form.busy}
        onSubmit={() => void model.submit()}
        link={{ text: forgot, onPress: () => void replace('modifyPassword') }}
      >
        <PasswordField field={model.old} placeholder={old} current />
        <NewPassword password={model.password} repeat={model.repeat} placeholder={password} />
      </AccountForm>
    </Screen>
  )
})
