import { dictionary } from '@/i18n'
import { Button } from '@/components/base/Button'
import { PhoneField } from '@/components/form/PhoneField'
import { screen } from '@/components/frame/Screen'
import { Agreement } from '@/features/account/Agreement'
import { LoginFrame, LoginLinks } from '@/features/account/LoginFrame'
import { PasswordField } from '@/features/account/NewPassword'
import { navigate } from '@/platform/navigation/gate'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import { LoginPasswordModel } from './model'

const words = dictionary({
  en: {
    title: 'Log in with your password',
    password: 'Password',
    code: 'Use code',
    forgot: 'Forgot password?',
    login: 'Log in',
  },
  zh: { title: '密码登录', password: '请输入密码', code: '验证码登录', forgot: '忘记密码？', login: '登录' },
})

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
