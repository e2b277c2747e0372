import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Rating, RatingInput } from '@/components/base/Rating'
import { TextArea } from '@/components/form/TextArea'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { kindWords } from '@/features/errand/kind-words'
import { starMeaning, writingWords } from '@/features/review/writing'
import { replace } from '@/platform/navigation/navigation'
import { Written } from '@/platform/view/written'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { EvaluateErrandModel } from './model'
import { words } from './text'

export default screen('errandEvaluate', ({ orderId }) => {
  const model = useModel((api, root) => new EvaluateErrandModel(api, root, orderId))
  return (
    <Screen title={words().title} footer={model.isOpen && <Submit model={model} />}>
      <AsyncView resource={model.errand}>
        {() => (model.isOpen ? <Form model={model} /> : <Over model={model} />)}
      </AsyncView>
    </Screen>
  )
})

interface Props {
  model: EvaluateErrandModel
}

const Form = observer(({ model }: Props) => {
  const t = words()
  const { errandKind, product } = model.errand.ready
  return (
    <View className={styles.evaluate}>
      <View className={styles.evaluate__card}>
        <Text className={styles.evaluate__name}>{kindWords()[errandKind]}</Text>
        <Text className={styles.evaluate__product} numberOfLines={2}>
          <Written text={product} />
        </Text>
        <View className={styles.evaluate__stars}>
          <RatingInput name={t.rider} value={model.rating} size={64} onChange={model.rate} />
          <Text className={styles.evaluate__meaning}>{starMeaning(model.rating) || writingWords().rate}</Text>
        </View>
      </View>
      <View className={styles.evaluate__card}>
        <TextArea
          label={writingWords().text}
          value={model.text}
          placeholder={t.placeholder}
          max={limits.reviewLength}
          onChange={model.write}
        />
      </View>
    </View>
  )
})

const Submit = observer(({ model }: Props) => {
  const t = writingWords()
  const notice = model.endsRefund && <Note kind="warn" text={t.endsRefund} strip />
  return (
    <BottomBar notice={notice} wide>
      <Button text={t.submit} busy={model.form.busy} onPress={() => void model.submit()} />
    </BottomBar>
  )
})

/** Earlier review of the errand, or a notice that it cannot be reviewed. */
const Over = observer(({ model }: Props) => {
  const { over, reviewed } = writingWords()
  const { comment, id } = model.errand.ready
  const action = { text: words().view, onPress: () => void replace('errandDetail', { id }) }
  if (!comment) return <StateView kind="empty" title={over} action={action} />
  return (
    <View className={styles.evaluate}>
      <View className={styles.evaluate__card}>
        <Text className={styles.evaluate__name}>{reviewed}</Text>
        <View className={styles.evaluate__stars}>
          <Rating stars={comment.rating} size={48} />
        </View>
        {comment.text !== '' && (
          <Text className={styles.evaluate__said}>
            <Written text={comment.text} />
          </Text>
        )}
        <Button kind="outline" size={72} text={action.text} onPress={action.onPress} />
      </View>
    </View>
  )
})
