import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { SwitchRow } from '@/components/form/SwitchRow'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { writingWords } from '@/features/review/writing'
import { replace } from '@/platform/navigation/navigation'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { EvaluationModel } from './model'
import { EvaluationSkeleton } from './parts/skeleton'
import { OrderStars } from './parts/order-stars'
import { Words } from './parts/words'
import { words } from './text'

export default screen('evaluate', ({ orderId }) => {
  const model = useModel((api, root) => new EvaluationModel(api, root, orderId))
  return (
    <Screen title={words().title} footer={model.isOpen && <Submit model={model} />}>
      <AsyncView resource={model.order} skeleton={<EvaluationSkeleton />}>
        {() => (model.isOpen ? <Form model={model} /> : <Over reviewed={model.part?.isReviewed === true} />)}
      </AsyncView>
    </Screen>
  )
})

const Form = observer(function Form({ model }: { model: EvaluationModel }) {
  const { anonymous, anonymousNote } = writingWords()
  const Cards = model.part?.Cards
  return (
    <View className={styles.evaluation}>
      <OrderStars model={model} />
      {Cards && <Cards />}
      <Words model={model} />
      <View className={styles.evaluation__card}>
        <SwitchRow label={anonymous} note={anonymousNote} on={model.anonymous} onChange={model.hide} />
      </View>
    </View>
  )
})

const Submit = observer(function Submit({ model }: { model: EvaluationModel }) {
  const { endsRefund, submit } = writingWords()
  return (
    <BottomBar wide notice={model.endsRefund && <Note kind="warn" strip text={endsRefund} />}>
      <Button text={submit} busy={model.form.busy} onPress={() => void model.submit()} />
    </BottomBar>
  )
})

const Over = observer(function Over({ reviewed }: { reviewed: boolean }) {
  const { reviewed: done, over, mine } = writingWords()
  const action = { text: mine, onPress: () => void replace('myEvaluations') }
  return <StateView kind="empty" art="review" title={reviewed ? done : over} action={action} />
})
