import { Screen, screen } from '@/components/frame/Screen'
import { AccountForm } from '@/features/account/AccountForm'
import { NewPassword } from '@/features/account/NewPassword'
import { OwnCode } from '@/features/account/OwnCode'
import { useModel } from '@/state'
import { ModifyPasswordModel } from './model'
import { words } from './text'

export default screen('modifyPassword', () => {
  const model = useModel((api, root) => new ModifyPasswordModel(api, root))
  const { title, password, action } = words()
  return (
    <Screen title={title} surface="white">
      <AccountForm action={action} busy={model.form.busy} onSubmit={() => void model.submit()}>
        <OwnCode of={model.own} />
        <NewPassword password={model.password} repeat={model.repeat} placeholder={password} />
      </AccountForm>
    </Screen>
  )
})
