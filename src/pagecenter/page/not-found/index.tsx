import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { dictionary } from '@/i18n'
import { open } from '@/platform/navigation/navigation'

const words = dictionary({
  en: { title: 'Page not found', text: 'The link may be broken or out of date', home: 'Go to home' },
  zh: { title: '页面不存在', text: '链接可能已失效', home: '返回首页' },
})

/** Shown for an address that no screen has. */
export default screen('notFound', () => {
  const { title, text, home } = words()
  return (
    <Screen title="">
      <StateView
        kind="empty"
        art="lost"
        title={title}
        text={text}
        action={{ text: home, onPress: () => void open('home') }}
      />
    </Screen>
  )
})
