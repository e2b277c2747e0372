import { Button } from '@/components/base/Button'
import { PhoneField } from '@/components/form/PhoneField'
import { screen } from '@/components/frame/Screen'
import { Agreement } from '@/features/account/Agreement'
import { CodeField } from '@/features/account/CodeField'
import { LoginFrame, LoginLinks } from '@/features/account/LoginFrame'
import { confirm } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import { LoginCodeModel } from './model'
import { words } from './text'

export default screen('loginCode', () => {
  const model = useModel((api, root) => new LoginCodeModel(api, root))
  const { title, password, noCode, login, help, helpText, ok } = words()
  return (
    <LoginFrame title={title} consent={model.consent}>
      <PhoneField field={model.verification.phone} />
      <CodeField of={model.verification} onConfirm={model.submit} />
      <LoginLinks
        left={{ text: password, onPress: () => void replace('loginPassword') }}
        right={{ text: noCode, onPress: () => void confirm({ title: help, text: helpText, ok }) }}
      />
      <Agreement consent={model.consent} />
      <Button text={login} size={96} busy={model.form.busy} onPress={model.submit} />
    </LoginFrame>
  )
})
