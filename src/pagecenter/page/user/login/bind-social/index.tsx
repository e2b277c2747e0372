import { PhoneField } from '@/components/form/PhoneField'
import { Screen, screen } from '@/components/frame/Screen'
import { AccountForm } from '@/features/account/AccountForm'
import { CodeField } from '@/features/account/CodeField'
import { useModel } from '@/state'
import { BindSocialModel } from './model'
import { words } from './text'

export default screen('bindAfterSocial', ({ ticket }) => {
  const model = useModel((api, root) => new BindSocialModel(api, root, ticket))
  const { title, line, action } = words()
  return (
    <Screen title={title} surface="white">
      <AccountForm line={line} action={action} busy={model.form.busy} onSubmit={() => void model.submit()}>
        <PhoneField field={model.verification.phone} />
        <CodeField of={model.verification} onConfirm={() => void model.submit()} />
      </AccountForm>
    </Screen>
  )
})
