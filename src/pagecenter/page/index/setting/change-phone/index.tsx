import { dictionary } from '@/i18n'
import { Screen, screen } from '@/components/frame/Screen'
import { AccountForm } from '@/features/account/AccountForm'
import { OwnCode } from '@/features/account/OwnCode'
import { useModel } from '@/state'
import { ChangePhoneModel } from './model'

const words = dictionary({
  en: { title: 'Change number', next: 'Next' },
  zh: { title: '更换手机号', next: '下一步' },
})

export default screen('changePhone', () => {
  const model = useModel((api) => new ChangePhoneModel(api))
  const { title, next } = words()
  const submit = () => void model.submit()
  return (
    <Screen title={title} surface="white">
      <AccountForm action={next} busy={model.form.busy} onSubmit={submit}>
        <OwnCode of={model.own} onConfirm={submit} />
      </AccountForm>
    </Screen>
  )
})
