import { useEffect } from 'react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { open } from '@/platform/navigation/navigation'
import { signedIn } from '@/platform/session/token'

const words = dictionary({
  en: {
    title: 'You’re not logged in',
    text: 'Log in to order, or browse first',
    login: 'Log in',
    look: 'Browse as guest',
  },
  zh: { title: '您还未登录', text: '登录后即可下单，也可以先逛逛', login: '去登录', look: '先逛逛' },
})

/** Entry screen: redirects signed-in users, shows the landing page to others (product text §2). */
export default screen('welcome', () => {
  const { title, text, login, look } = words()
  useEffect(() => {
    if (signedIn()) void open('home')
  }, [])
  return (
    <Screen title="" action={{ text: look, onPress: () => void open('home') }}>
      <StateView
        kind="empty"
        art="login"
        title={title}
        text={text}
        action={{ text: login, onPress: () => navigate('loginCode') }}
      />
    </Screen>
  )
})
