import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Outcome } from '@/components/frame/Outcome'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { back } from '@/platform/navigation/navigation'
import { WebPage } from '@/platform/navigation/web-page'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { WebViewModel } from './model'
import { words } from './text'

/** Before the page opens elsewhere: whose it is. */
const Leaving = observer(({ model }: { model: WebViewModel }) => {
  const { leaving, text, open } = words()
  return (
    <View className={styles.web}>
      <Outcome icon="globe" tone="waiting" title={leaving} text={text(model.host)} />
      <View className={styles.web__button}>
        <Button text={open} onPress={() => void model.open()} />
      </View>
    </View>
  )
})

const Refused = observer(() => {
  const { refused, refusedText, back: goBack } = words()
  const action = { text: goBack, onPress: () => void back(), icon: 'chevron-left' } as const
  return <StateView kind="error" title={refused} text={refusedText} action={action} />
})

export default screen('aboutWebView', ({ url }) => {
  const model = useModel((api) => new WebViewModel(api, url))
  return (
    <Screen title={words().title} surface="white">
      <AsyncView resource={model.about}>
        {() => (!model.isAllowed ? <Refused /> : WebPage ? <WebPage src={url} /> : <Leaving model={model} />)}
      </AsyncView>
    </Screen>
  )
})
