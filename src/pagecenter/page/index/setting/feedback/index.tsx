import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Press } from '@/components/base/Press'
import { BottomBar } from '@/components/frame/BottomBar'
import { NavBar } from '@/components/frame/NavBar'
import { Outcome } from '@/components/frame/Outcome'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import { figure } from '@/platform/view/figure'
import styles from './index.module.scss'
import { FeedbackModel } from './model'
import { Content } from './parts/content'
import { More } from './parts/more'
import { OrderSheet } from './parts/order-sheet'
import { Types } from './parts/types'
import { words } from './text'

interface Props {
  model: FeedbackModel
}

/** The bar with a dot at the history while there are answers that were not read. */
const Bar = observer(({ model: { newAnswers } }: Props) => {
  const { title, history, newAnswers: newAnswersText } = words()
  return (
    <View className={styles.feedback__nav}>
      <NavBar title={title} action={{ text: history, onPress: () => navigate('myFeedback') }} />
      {newAnswers > 0 && <View className={styles.feedback__dot} {...figure(newAnswersText(newAnswers))} />}
    </View>
  )
})

const Hurry = observer(() => {
  const { hurry, contact } = words()
  return (
    <View className={styles.feedback__hurry}>
      <Text className={styles.feedback__note}>{hurry}</Text>
      <Press role="link" label={contact} onPress={() => navigate('contactUs', {})} className={styles.feedback__link}>
        <Text className={styles.feedback__linkText}>{contact}</Text>
      </Press>
    </View>
  )
})

const Send = observer(({ model }: Props) => (
  <BottomBar wide>
    <Button
      text={words().send}
      busy={model.form.busy}
      disabled={model.types.status !== 'ready'}
      onPress={() => void model.send()}
    />
  </BottomBar>
))

const Sent = observer(({ model: { sent } }: Props) => {
  const { title, thanks, number, mine } = words()
  return (
    <Screen title={title} surface="white">
      <View className={styles.feedback__sent}>
        <Outcome title={thanks} text={number(sent)} />
        <View className={styles.feedback__mine}>
          <Button text={mine} kind="outline" onPress={() => void replace('myFeedback')} />
        </View>
      </View>
    </Screen>
  )
})

export default screen('feedback', () => {
  const model = useModel((api, root) => new FeedbackModel(api, root))
  // The answers may have been read meanwhile.
  useReturned(() => void (model.newAnswers > 0 && model.types.reload(false)))
  if (model.sent) return <Sent model={model} />
  return (
    <Screen nav={<Bar model={model} />} footer={<Send model={model} />} overlay={<OrderSheet model={model} />}>
      <AsyncView resource={model.types}>
        {({ items }) => (
          <View className={styles.feedback}>
            <Types model={model} items={items} />
            <Content model={model} />
            <More model={model} />
            <Hurry />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
