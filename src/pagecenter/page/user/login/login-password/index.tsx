import { Button } from '@/components/base/Button'
import { PhoneField } from '@/components/form/PhoneField'
import { screen } from '@/components/frame/Screen'
import { Agreement } from '@/features/account/Agreement'
import { LoginFrame, LoginLinks } from '@/features/account/LoginFrame'
import { PasswordField } from '@/features/account/NewPassword'
import { navigate } from '@/platform/gate'
import { replace } from '@/platform/navigation'
import { useModel } from '@/state'
import { LoginPasswordModel } from './model'
import { words } from './text'

export default screen('loginPassword', () => {
  const model = useModel((api, root) => new LoginPasswordModel(api, root))
  const { title, password, code, forgot, login } = words()
  return (
    <LoginFrame title={title} consent={model.consent}>
      <PhoneField field={model.phone} />
      <PasswordField field={model.password} placeholder={password} current onConfirm={model.submit} />
      <LoginLinks
        left={{ text: code, onPress: () => void replace('loginCode') }}
        right={{ text: forgot, onPress: () => navigate('forgotPassword') }}
      />
      <Agreement consent={model.consent} />
      <Button text={login} size={96} busy={model.form.busy} onPress={model.submit} />
    </LoginFrame>
  )
})
