import { StateView } from '@/components/frame/StateView'
import { dictionary } from '@/i18n'
import { askLogin } from '@/platform/navigation/gate'
import { Screen } from './frame'

const words = dictionary({
  en: { title: 'Please log in first', text: 'Log in to view this page', login: 'Log in' },
  zh: { title: '请先登录', text: '登录后即可查看', login: '去登录' },
})

/** Shown to visitors on screens that need a login. */
export function LoginRequired() {
  const { title, text, login } = words()
  return (
    <Screen title="">
      <StateView
        kind="empty"
        art="login"
        title={title}
        text={text}
        action={{ text: login, onPress: () => askLogin(undefined, 0) }}
      />
    </Screen>
  )
}
